import type { Mask } from '../base/raster/raster.ts';

/** A surface of a room that is seen bare. */
export type BareSurface = 'floor' | 'ceiling' | 'wall';

/** What goes and what stays of a room that is emptied, as masks of the working size (see `workingSize`). */
export interface RoomParts {
  /** 255 = a thing that goes, whole, rugs too. */
  readonly going: Mask;
  /**
   * 255 = belongs to the building and is left alone: windows, doors, frames, fireplaces, kitchen fronts, plumbing. What is
   * neither is bare floor, wall or ceiling; a few percent of mistakes do no harm, whole cabinets do.
   */
  readonly building: Mask;
  /** 255 = doors: they go on to the floor behind what goes. */
  readonly doors?: Mask;
  /**
   * 255 = clearly shows this surface. What neither goes nor belongs to the building may still be something that was overlooked, which
   * must not be taken for paint.
   */
  readonly shown?: Readonly<Record<BareSurface, Mask>>;
}
