import { OBJECT_TYPES, type ShareBox } from '../../objects/index.ts';

/** What a thing may be called that the object detector has no name for. */
export const OTHER_THINGS = ['furniture', 'rug', 'hanging', 'curtain', 'pendant-lamp', 'clutter'] as const;

export const GOING_TYPES = [...OBJECT_TYPES, ...OTHER_THINGS] as const;
export type GoingType = (typeof GOING_TYPES)[number];

/** One thing that an edit takes away, or could. */
export interface GoingThing {
  /** Its number in the map, 1 … 255. */
  readonly id: number;
  readonly type: GoingType;
  /** Whether the edit takes it away when nobody says otherwise. */
  readonly isTaken: boolean;
  /** Share of the picture that it covers, 0 … 1. */
  readonly share: number;
  readonly box: ShareBox;
}
