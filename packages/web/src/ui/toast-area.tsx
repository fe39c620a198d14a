import { TOASTS_VISIBLE } from '@home-design/contract';
import { Button, Notification } from '@mantine/core';
import { useEffect, useState } from 'react';
import { uiCopy } from './copy.ts';
import classes from './toast-area.module.css';
import { closeToast, type Toast, useToasts } from './toasts.ts';

/**
 * Where toasts appear: over the header, so that they cover no button a person may want next. Part of the first script,
 * as a failure must be told even when nothing more can be loaded; the library's own area would add 17 kB to it.
 */
export function ToastArea() {
  const toasts = useToasts();
  // Pointing at one, or having the focus in it, keeps all of them.
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (toasts.length === 0) setIsHeld(false);
  }, [toasts]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only keeps the messages for a while
    <div
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

function ShownToast({ toast, isHeld }: { toast: Toast; isHeld: boolean }) {
  const { id, title, message, color, action, lasts } = toast;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => closeToast(id), lasts);
    return () => clearTimeout(timer);
  }, [id, lasts, isHeld]);

  function act(): void {
    closeToast(id);
    action?.onAct();
  }

  return (
    <Notification
      className={classes.toast ?? ''}
      title={title}
      color={color}
      withBorder
      closeButtonProps={{ 'aria-label': uiCopy.close }}
      onClose={() => closeToast(id)}
    >
      {message}
      {action && (
        <Button variant="light" className={classes.action} onClick={act}>
          {action.label}
        </Button>
      )}
    </Notification>
  );
}
