import type { Outlook } from '@home-design/vocabulary';
import type { Obstacle, Step, Way } from './step.ts';

/** What is known of a step before anything is made. */
export interface ForeseenStep {
  readonly step: Step;
  readonly outlook: Outlook;
  /** The ways that may be tried, the best first, with what was settled about them. */
  readonly ways: readonly Way[];
  /** Why no way may be tried; null where one may. */
  readonly obstacle: Obstacle | null;
}
