import type { Mask } from '../../base/raster/raster.ts';
import type { RoomSegmentation } from './room-segmentation.ts';

/** The movable and the fixed parts of a room, as seen in a photo. */
export interface SeenThings {
  /**
   * The content of each cell, by the room network and the classifier of cells, on cells of 1/256 of the longer side.
   */
  readonly cells: RoomSegmentation;
  /** Likelihood that each place shows a movable thing, 0 … 255: Segment Anything with those cells as a guess. */
  readonly outline: Mask;
}
