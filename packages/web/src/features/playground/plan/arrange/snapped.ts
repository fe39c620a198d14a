import type { PlanItem } from '../plan-items.ts';
import type { RoomPoint } from '../room-camera.ts';

/** A line in the room that shows what a piece is aligned with. */
export interface Guide {
  readonly from: RoomPoint;
  readonly to: RoomPoint;
}

/** A piece at the place to which it was pulled. */
export interface Snapped {
  readonly item: PlanItem;
  readonly guides: readonly Guide[];
  /** The axis on which nothing else may move it. */
  readonly fixed?: 'x' | 'z';
}
