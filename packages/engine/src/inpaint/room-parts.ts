import type { Mask } from '../base/raster/raster.ts';

/** A surface of a room that is seen bare. */
export type BareSurface = 'floor' | 'ceiling' | 'wall';

/** The parts of an emptied room that go and that stay, as masks of the working size (see `workingSize`). */
export interface RoomParts {
  /** 255 = a whole thing that goes, including rugs. */
  readonly going: Mask;
  /**
   * 255 = belongs to the building and stays unchanged: windows, doors, frames, fireplaces, kitchen fronts, plumbing.
   * All other pixels are bare floor, wall or ceiling; a few percent of errors do no harm, whole cabinets do.
   */
  readonly building: Mask;
  /** 255 = things that a person keeps, which `building` holds as well: they stay as they are and are not continued. */
  readonly kept?: Mask;
  /** 255 = doors: they continue to the floor behind removed things. */
  readonly doors?: Mask;
  /** 255 = curtains: they continue to one height behind removed things. */
  readonly curtains?: Mask;
  /**
   * 255 = clearly shows this surface. A part that neither goes nor belongs to the building may still be an overlooked
   * thing, which must not be used as paint.
   */
  readonly shown?: Readonly<Record<BareSurface, Mask>>;
}
