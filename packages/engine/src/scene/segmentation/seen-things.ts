import type { Mask } from '../../base/raster/raster.ts';
import type { RoomSegmentation } from './room-segmentation.ts';

/** What can be carried out of a room, and what cannot, as it is seen in a photo. */
export interface SeenThings {
  /** What each cell shows, by the room network and the classifier of cells, on cells of 1/256 of the longer side. */
  readonly cells: RoomSegmentation;
  /** How likely each place shows something that can be carried out, 0 … 255: Segment Anything, shown those cells as a guess. */
  readonly outline: Mask;
}
