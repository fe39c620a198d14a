import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';

/** A mouse has to move this far before a press is a drag, in CSS pixels. */
const DRAG_FROM = 6;
/** A finger has to rest this long, in milliseconds: before that it scrolls the page. */
const HOLD = { delay: 250, tolerance: 8 };

/** Moving by mouse, by a finger that rests, and by keys. @param coordinateGetter where keys move to */
export const useSortSensors = (coordinateGetter: KeyboardCoordinateGetter) =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_FROM } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
