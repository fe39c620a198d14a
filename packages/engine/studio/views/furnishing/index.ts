import type { RoomChange } from '../view-room.ts';
import { fitBuiltIns } from './built-ins.ts';
import { fitClutter } from './clutter.ts';
import { fitLooseFurniture } from './loose-furniture.ts';
import { createSite, type Site } from './site.ts';
import { fitWallThings } from './wall-things.ts';
import { fitDressings } from './window-dressings.ts';

/** The steps of furnishing a room, in this order: fixtures come before the things in front of them. */
const STEPS: ReadonlyArray<{ readonly fit: (site: Site) => void; readonly likely: number }> = [
  { fit: fitDressings, likely: 0.75 },
  { fit: fitBuiltIns, likely: 0.85 },
  { fit: fitWallThings, likely: 0.85 },
  { fit: fitLooseFurniture, likely: 0.75 },
  { fit: fitClutter, likely: 0.5 },
];
/** Rooms without any loose piece usually stay empty: many photos show a room before anyone moves in. */
const STAYS_EMPTY = 0.6;
const OF_LIVED_IN: ReadonlySet<(site: Site) => void> = new Set([fitLooseFurniture, fitClutter]);

/** Furnishes a room with things that the kit lacks. */
export const changeFurnishing: RoomChange = (room, random) => {
  const site = createSite(room, random);
  const isEmpty = room.spec.pieces.every(({ stays }) => stays) && random() < STAYS_EMPTY;
  for (const { fit, likely } of STEPS) {
    if (isEmpty && OF_LIVED_IN.has(fit)) continue;
    if (random() < likely) fit(site);
  }
  return site.done();
};
