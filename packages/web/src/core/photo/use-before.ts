import { type HTMLAttributes, type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';

/** How much of the earlier picture is shown: nothing, the part left of the divider, or all of it. */
export type BeforeShown = 'nothing' | 'part' | 'whole';

/** A mouse that rests this long on a picture shows the earlier one; crossing the picture does not. */
const HOVER_MS = 120;
/** A touch this long holds the picture; a shorter one presses it. */
const HOLD_MS = 350;
/** A touch that moves farther than this scrolls, pixels. */
const STILL_PX = 10;
/** The key for the earlier picture. A press switches it on or off; holding shows it until the release. */
export const BEFORE_KEY = 'b';

/**
 * Shows the picture that this one was made from: a divider follows the mouse; a held touch, or
 * the B key, shows all of it.
 * @param isThere whether there is an earlier picture
 * @returns `handlers` for the pressed element, `frame` for the parent of `BeforeLayer`
 */
export function useBefore(isThere: boolean) {
  const [shown, setShown] = useState<BeforeShown>('nothing');
  const frame = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const touch = useRef({ x: 0, y: 0, wasHeld: false });
  const keyDownAt = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = useCallback(() => {
    clearTimeout(timer.current);
    setShown('nothing');
  }, []);
  const begin = (next: BeforeShown, afterMs: number): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(next), afterMs);
  };
  const follow = ({ clientX }: PointerEvent): void => {
    const box = frame.current?.getBoundingClientRect();
    if (!box || box.width === 0) return;
    const share = Math.min(1, Math.max(0, (clientX - box.left) / box.width));
    frame.current?.style.setProperty('--divider', `${share * 100}%`);
  };

  const handlers: HTMLAttributes<HTMLElement> = {
    onPointerEnter(event) {
      if (event.pointerType !== 'mouse') return;
      follow(event);
      begin('part', HOVER_MS);
    },
    onPointerMove(event) {
      if (event.pointerType === 'mouse') follow(event);
      else if (Math.hypot(event.clientX - touch.current.x, event.clientY - touch.current.y) > STILL_PX) end();
    },
    onPointerLeave: end,
    onPointerDown(event) {
      if (event.pointerType === 'mouse') return;
      touch.current = { x: event.clientX, y: event.clientY, wasHeld: false };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        touch.current.wasHeld = true;
        setShown('whole');
      }, HOLD_MS);
    },
    onPointerUp(event) {
      if (event.pointerType !== 'mouse') end();
    },
    onPointerCancel: end,
    onContextMenu(event) {
      if (touch.current.wasHeld) event.preventDefault();
    },
    onClickCapture(event) {
      if (!touch.current.wasHeld) return;
      touch.current.wasHeld = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onKeyDown(event) {
      touch.current.wasHeld = false;
      if (event.key.toLowerCase() !== BEFORE_KEY || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.repeat) return;
      keyDownAt.current = event.timeStamp;
      setShown(shown === 'whole' ? 'nothing' : 'whole');
    },
    onKeyUp(event) {
      const isHeld = event.timeStamp - keyDownAt.current > HOLD_MS;
      if (event.key.toLowerCase() === BEFORE_KEY && isHeld) end();
    },
    onBlur: end,
    'aria-keyshortcuts': 'B',
  };
  return { shown: isThere ? shown : 'nothing', frame, handlers: isThere ? handlers : {} } as const;
}
