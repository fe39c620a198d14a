import { BRICK_HOUSE } from './brick-house.ts';
import type { HouseSpec } from './house-spec.ts';
import { MODERN_VILLA } from './modern-villa.ts';
import { WHITE_FARMHOUSE } from './white-farmhouse.ts';

/** Houses for the sky demos. */
export const HOUSES: readonly HouseSpec[] = [BRICK_HOUSE, MODERN_VILLA, WHITE_FARMHOUSE];
