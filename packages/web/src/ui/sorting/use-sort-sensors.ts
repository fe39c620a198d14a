import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** A press of the mouse becomes a drag after this distance, in CSS pixels. */
const DRAG_FROM = 6;
/** A touch becomes a drag after this long, in milliseconds; a shorter one scrolls the page. */
const HOLD = { delay: 250, tolerance: 8 };

/** Moving by mouse, by a held touch, and by keys. @param coordinateGetter where keys move to */
export const useSortSensors = (coordinateGetter: KeyboardCoordinateGetter) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    // A key that is pressed during a smooth scroll would count from a place in between.
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  );
