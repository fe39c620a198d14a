import type { EditMode, Outlook } from '@home-design/vocabulary';
import type { Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { ReadRoom } from '../base/read-room.ts';
import type { EditRequest } from '../edit-request.ts';

/** One part of a composed edit, such as 'the walls'. */
export interface Step {
  /** Its subject, as a sentence begins: 'Walls'. */
  readonly about: string;
  /** The ways to do it, the best first: the first that works is used. */
  readonly ways: readonly Way[];
  /**
   * `needed`: without it there is no result. `core`: at least one of these must be done. `extra`: optional, and not
   * sufficient for a result.
   */
  readonly role: 'needed' | 'core' | 'extra';
  /** Time it takes in proportion to the other steps. */
  readonly effort: number;
}

/** A way to do a step: ordinary edits, each on the result of the one before. All of them must work. */
export interface Way {
  readonly edits: readonly EditRequest[];
  /** The forecast for people: 'Paints the walls.' */
  readonly willDo: string;
  /** The report after success: 'Walls painted in milk white.' */
  readonly done: string;
  /** Why this way does not suit this photo; null if it may be tried. */
  readonly whyNot?: (photo: Raster, readRoom: ReadRoom, watch: Watch) => Promise<Obstacle | null>;
  /** A result below this confidence counts as refused, 0 … 1. */
  readonly leastConfidence?: number;
}

/** Why an edit of a photo cannot be made. */
export interface Obstacle {
  /** In a sentence or two. */
  readonly reason: string;
  /** The edit that solves it; null if there is none. */
  readonly solvedBy: EditMode | null;
}

/** The report of a step. */
export interface StepReport {
  readonly about: string;
  /** The ordinary edits that were made; empty when it was left out. */
  readonly edits: readonly EditMode[];
  /** What was done, or why it was left out, in a sentence. */
  readonly outcome: string;
  /** The outlook of the forecast. */
  readonly outlook: Outlook;
}
