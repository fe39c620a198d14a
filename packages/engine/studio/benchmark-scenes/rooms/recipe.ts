import type { RoomType } from '@home-design/vocabulary';
import type { StyleName } from '../../../src/furniture/styles/style.ts';
import type { View } from '../facts.ts';

/** The requirements of a benchmark room; the seed chooses everything else. */
export interface RoomRecipe {
  readonly seed: number;
  readonly roomType: Exclude<RoomType, 'outdoor'>;
  readonly style: StyleName;
  readonly view: Exclude<View, 'exterior'>;
  readonly paint: Paint;
  readonly floor: FloorKind;
  readonly light: LightKind;
  readonly covering?: Covering;
  readonly clutter?: boolean;
  readonly heldOut?: boolean;
}

/** `curtain`: the very tint of the curtains; `accent`: light, with the wall ahead in a deep color. */
export type Paint = 'white' | 'light' | 'tinted' | 'dark' | 'accent' | 'curtain';
export type FloorKind =
  | 'boards'
  | 'parquet'
  | 'dark-boards'
  | 'tiles'
  | 'concrete'
  | 'carpet'
  | 'pale-carpet';
/** The covering of the wall ahead, whole or in part. */
export type Covering = 'boards' | 'slats' | 'brick' | 'molding';

/** The direction of daylight as the camera sees it, with or without a patch of sun; lamps alone; lamps at night. */
export type LightKind =
  | 'left'
  | 'right'
  | 'ahead'
  | 'behind'
  | 'left-sun'
  | 'right-sun'
  | 'ahead-sun'
  | 'glass'
  | 'lamps'
  | 'night';
