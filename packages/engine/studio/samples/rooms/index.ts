import type { RoomSpec } from '../room-spec.ts';
import { ART_DECO_BATHROOM } from './art-deco-bathroom.ts';
import { BOHEMIAN_LIVING_ROOM } from './bohemian-living-room.ts';
import { FARMHOUSE_KITCHEN } from './farmhouse-kitchen.ts';
import { INDUSTRIAL_LOFT } from './industrial-loft.ts';
import { LUXURY_BEDROOM } from './luxury-bedroom.ts';
import { MEDITERRANEAN_LIVING_ROOM } from './mediterranean-living-room.ts';
import { MID_CENTURY_OFFICE } from './mid-century-office.ts';
import { MINIMALIST_BEDROOM } from './minimalist-bedroom.ts';
import { MODERN_LIVING_ROOM } from './modern-living-room.ts';
import { RUSTIC_LIVING_ROOM } from './rustic-living-room.ts';
import { SCANDINAVIAN_LIVING_ROOM } from './scandinavian-living-room.ts';
import { TRADITIONAL_DINING_ROOM } from './traditional-dining-room.ts';

/** Our own rooms, best first. */
export const ROOMS: readonly RoomSpec[] = [
  SCANDINAVIAN_LIVING_ROOM,
  MODERN_LIVING_ROOM,
  LUXURY_BEDROOM,
  MEDITERRANEAN_LIVING_ROOM,
  INDUSTRIAL_LOFT,
  TRADITIONAL_DINING_ROOM,
  MINIMALIST_BEDROOM,
  BOHEMIAN_LIVING_ROOM,
  FARMHOUSE_KITCHEN,
  RUSTIC_LIVING_ROOM,
  MID_CENTURY_OFFICE,
  ART_DECO_BATHROOM,
];
