import type { GoingType } from '@home-design/vocabulary';
import type { ShareBox } from '../../objects/index.ts';

/** One thing that an edit removes, or could remove. */
export interface GoingThing {
  /** Its number in the map, 1 … 255. */
  readonly id: number;
  readonly type: GoingType;
  /** Whether the edit removes it by default. */
  readonly isTaken: boolean;
  /** Share of the picture that it covers, 0 … 1. */
  readonly share: number;
  readonly box: ShareBox;
}
