import { TOASTS_VISIBLE } from '@home-design/contract';
import { Button, Notification } from '@mantine/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useConnection } from '../../lib/api/connection.ts';
import { uiCopy } from '../copy.ts';
import classes from './toast-area.module.css';
import { closeToast, type Toast, useToasts } from './toasts.ts';

/**
 * The area of toasts, over everything that is open. It lies over the header. On phones, where it would cover the title
 * and the buttons below, it lies at the foot of the window, above the bars there.
 * It is part of the first script, because a failure must be shown even if nothing more can be loaded. The library's
 * own area would add 17 kB to it.
 */
export function ToastArea() {
  const toasts = useToasts();
  return toasts.length === 0 ? null : createPortal(<Area toasts={toasts} />, document.body);
}

function Area({ toasts }: { toasts: readonly Toast[] }) {
  const area = useRef<HTMLDivElement>(null);
  useReach(area);
  useRoomForBars(area);
  // All toasts stay while the pointer or the focus is in one of them.
  const [isHeld, setIsHeld] = useState(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only keeps the messages for a while
    <div
      ref={area}
      className={classes.area}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {toasts.slice(0, TOASTS_VISIBLE).map((each) => (
        <ShownToast key={each.id} toast={each} isHeld={isHeld} />
      ))}
    </div>
  );
}

/** The large view of a photo makes everything beside it inert. Toasts stay readable, and their buttons work. */
function useReach(area: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const bringBack = () => {
      for (const name of ['inert', 'aria-hidden']) current.removeAttribute(name);
    };
    const watch = new MutationObserver(bringBack);
    watch.observe(current, { attributeFilter: ['inert', 'aria-hidden'] });
    return () => watch.disconnect();
  }, [area]);
}

/** A bar whose lower edge is higher than this above the foot of the window lies in the page. */
const FOOT = 120;

/** Keeps `--foot-room` at the height of the bars at the foot of the window, which carry `data-foot-bar`. */
function useRoomForBars(area: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      let top = innerHeight;
      for (const bar of document.querySelectorAll('[data-foot-bar]')) {
        const place = bar.getBoundingClientRect();
        if (place.height > 0 && place.bottom > innerHeight - FOOT) top = Math.min(top, place.top);
      }
      area.current?.style.setProperty('--foot-room', `${innerHeight - top}px`);
      frame = requestAnimationFrame(measure);
    };
    measure();
    return () => cancelAnimationFrame(frame);
  }, [area]);
}

function ShownToast({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { id, color, action, lasts, whenBack } = toast;
  const connection = useLostConnection(whenBack !== undefined);
  const stays = isHeld || connection === 'away';
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => closeToast(id), lasts);
    return () => clearTimeout(timer);
  }, [id, lasts, stays]);
  const { title, message } = (connection === 'back' && whenBack) || toast;

  function act(): void {
    closeToast(id);
    action?.onAct();
  }

  const place = useRef<HTMLDivElement>(null);
  useMovedPage(place, connection === 'away');

  return (
    <Notification
      ref={place}
      className={classes.toast ?? ''}
      data-stays={connection === 'away' || undefined}
      classNames={{
        body: classes.body ?? '',
        title: classes.words ?? '',
        description: classes.description ?? '',
      }}
      title={title}
      color={color}
      withBorder
      closeButtonProps={{ 'aria-label': uiCopy.close }}
      onClose={() => closeToast(id)}
    >
      {message && <span className={classes.words}>{message}</span>}
      {action && (
        <Button variant="light" className={classes.action} onClick={act}>
          {action.label}
        </Button>
      )}
    </Notification>
  );
}

/**
 * Moves the page of a phone up by a toast that stays, so that the toast covers nothing that was in view. A picture that
 * sticks above the page becomes lower instead: see `--toast-room`.
 */
function useMovedPage(toast: React.RefObject<HTMLElement | null>, stays: boolean): void {
  useLayoutEffect(() => {
    if (!stays || !matchMedia('(max-width: 47.99em)').matches) return;
    if (document.querySelector('[aria-modal="true"], [data-sticks]')) return;
    scrollBy({ top: toast.current?.offsetHeight ?? 0 });
  }, [toast, stays]);
}

/** Whether the server is away, or was while this toast was shown; null otherwise, and for toasts of other failures. */
function useLostConnection(isOfLostCall: boolean): 'away' | 'back' | null {
  const isAway = useConnection(({ at }) => at === 'away');
  const [wasAway, setWasAway] = useState(isAway);
  if (isAway && !wasAway) setWasAway(true);
  if (!isOfLostCall || !wasAway) return null;
  return isAway ? 'away' : 'back';
}
