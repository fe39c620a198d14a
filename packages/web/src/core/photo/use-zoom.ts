import type { KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';
import { isEnlarged, type Point, panBy, WHOLE_PICTURE, type Zoom, zoomAt } from './zoom.ts';

/** One notch of a mouse wheel (about 100 px) enlarges by a quarter; a track pad's pinch sends smaller steps. */
const WHEEL_STRENGTH = 0.0022;
const PINCH_WHEEL_STRENGTH = 0.01;
/** Factor of one press of a key or button. */
export const ZOOM_STEP = 1.5;
const PAN_STEP = 60;
const DOUBLE_CLICK_FACTOR = 2.5;

const KEY_MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: PAN_STEP, y: 0 },
  ArrowRight: { x: -PAN_STEP, y: 0 },
  ArrowUp: { x: 0, y: PAN_STEP },
  ArrowDown: { x: 0, y: -PAN_STEP },
};

/** Zoom of the element by wheel, pinch, drag, double click and keys. */
export function useZoom(element: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom>(WHOLE_PICTURE);
  const pointers = useRef(new Map<number, Point>());
  const latest = useRef(zoom);
  latest.current = zoom;

  const box = () => element.current?.getBoundingClientRect() ?? new DOMRect();
  const center = () => ({ x: box().width / 2, y: box().height / 2 });
  const placeOf = (event: { clientX: number; clientY: number }): Point => ({
    x: event.clientX - box().left,
    y: event.clientY - box().top,
  });
  const zoomBy = (factor: number, point: Point = center()) =>
    setZoom((before) => zoomAt(before, box(), point, factor));
  const reset = () => setZoom(WHOLE_PICTURE);

  useEffect(() => {
    const target = element.current;
    if (!target) return;
    // React's wheel listeners are passive and cannot stop the page from scrolling.
    const onWheel = (event: WheelEvent) => {
      const rectangle = target.getBoundingClientRect();
      // A picture in full view leaves to the page what it does not use: zooming out, and zooming in while its
      // upper edge is out of view.
      const isForPage = event.deltaY > 0 || rectangle.top < 0;
      if (!isEnlarged(latest.current) && isForPage && !event.ctrlKey) return;
      event.preventDefault();
      const point = { x: event.clientX - rectangle.left, y: event.clientY - rectangle.top };
      const strength = event.ctrlKey ? PINCH_WHEEL_STRENGTH : WHEEL_STRENGTH;
      setZoom((before) => zoomAt(before, rectangle, point, Math.exp(-event.deltaY * strength)));
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [element]);

  function onPointerDown(event: PointerEvent) {
    pointers.current.set(event.pointerId, placeOf(event));
    if (isEnlarged(zoom)) event.currentTarget.setPointerCapture(event.pointerId);
  }

  function onPointerMove(event: PointerEvent) {
    const last = pointers.current.get(event.pointerId);
    if (!last) return;
    const now = placeOf(event);
    pointers.current.set(event.pointerId, now);
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const spread = distance(now, other) / Math.max(1, distance(last, other));
      zoomBy(spread, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    } else if (isEnlarged(zoom)) {
      setZoom((before) => panBy(before, box(), { x: now.x - last.x, y: now.y - last.y }));
    }
  }

  const forgetPointer = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const move = KEY_MOVES[event.key];
    if (event.key === '+' || event.key === '=') zoomBy(ZOOM_STEP);
    else if (event.key === '-') zoomBy(1 / ZOOM_STEP);
    else if (event.key === '0') reset();
    else if (move && isEnlarged(zoom)) setZoom((before) => panBy(before, box(), move));
    else return;
    event.preventDefault();
  }

  return {
    zoom,
    zoomIn: () => zoomBy(ZOOM_STEP),
    zoomOut: () => zoomBy(1 / ZOOM_STEP),
    reset,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp: forgetPointer,
      onPointerCancel: forgetPointer,
      onPointerLeave: forgetPointer,
      onDoubleClick: (event: MouseEvent) =>
        isEnlarged(zoom) ? reset() : zoomBy(DOUBLE_CLICK_FACTOR, placeOf(event)),
      onKeyDown,
    },
  };
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);
