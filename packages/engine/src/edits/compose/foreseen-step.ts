import type { Outlook } from '@home-design/vocabulary';
import type { Obstacle, Step, Way } from './step.ts';

/** The judgment of a step before anything is made. */
export interface ForeseenStep {
  readonly step: Step;
  readonly outlook: Outlook;
  /** The ways to try, the best first, with their settled details. */
  readonly ways: readonly Way[];
  /** Why no way may be tried; null if one may. */
  readonly obstacle: Obstacle | null;
}
