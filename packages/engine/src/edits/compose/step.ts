import type { EditMode, Outlook } from '@home-design/vocabulary';
import type { Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { ReadRoom } from '../base/read-room.ts';
import type { EditRequest } from '../edit-request.ts';

/** One part of a composed edit, such as 'the walls'. */
export interface Step {
  /** What it is about, as a sentence begins: 'Walls'. */
  readonly about: string;
  /** The ways to do it, the best first: the first that works is taken. */
  readonly ways: readonly Way[];
  /**
   * `needed`: without it there is no result. `core`: at least one of these must be done. `extra`: nice to have, never
   * a result on its own.
   */
  readonly role: 'needed' | 'core' | 'extra';
  /** Time it takes in proportion to the other steps. */
  readonly effort: number;
}

/** A way to do a step: ordinary edits, each on the result of the one before. All must work. */
export interface Way {
  readonly edits: readonly EditRequest[];
  /** What a person is told before: 'Paints the walls.' */
  readonly willDo: string;
  /** What a person is told when it worked: 'Walls painted in milk white.' */
  readonly done: string;
  /** Why this way is not for this photo; null when it may be tried. */
  readonly whyNot?: (photo: Raster, readRoom: ReadRoom, watch: Watch) => Promise<Obstacle | null>;
  /** An edit of it that is less sure of itself than this counts as refused, 0 … 1. */
  readonly leastConfidence?: number;
}

/** Why something cannot be done with a photo. */
export interface Obstacle {
  /** In a sentence or two. */
  readonly reason: string;
  /** The edit that a person can get around it with; null where there is none. */
  readonly solvedBy: EditMode | null;
}

/** What became of a step. */
export interface StepReport {
  readonly about: string;
  /** The ordinary edits that were made; empty when it was left out. */
  readonly edits: readonly EditMode[];
  /** What was done, or why it was left out, in a sentence. */
  readonly outcome: string;
  /** What was known before. */
  readonly outlook: Outlook;
}
