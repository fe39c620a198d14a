import { EngineError } from '../engine-error.ts';
import type { ObjectType } from '../objects/index.ts';
import type { Mask, Raster } from '../raster/raster.ts';
import type { Analysis } from '../scene/analysis.ts';
import { partOf, reportStage, type Watch } from '../scene/watch.ts';
import { pointsOut } from './corrections/corrections.ts';
import { seenClutter } from './declutter/seen-clutter.ts';
import { joined } from './removal/hole.ts';
import { removeThings, type ThingsRemoved } from './removal/remove-things.ts';
import { type RoomThings, roomThings } from './removal/room-things.ts';
import type { DeclutterRequest } from './requests/declutter.ts';
import { WARNINGS } from './warnings.ts';

/**
 * Small loose things that are tidied away before a photo is taken; vases, plants and clocks are decor and stay. What passes
 * for a bag is often a heap of clothes, which goes, too.
 */
export const CLUTTER: ReadonlySet<ObjectType> = new Set([
  'books',
  'bottle',
  'cup',
  'bowl',
  'toy',
  'laptop',
  'bag',
]);

/**
 * What is found by itself must come out cleanly, or tidying makes a photo worse: below this, books in a shelf left
 * scraps. What a person marks is taken away as well as can be.
 */
const CLEAN = 0.55;

/** Whether a tidied photo may be shown. */
export function isTidy({ confidence }: Pick<ThingsRemoved, 'confidence'>, isPointedOut: boolean): boolean {
  return isPointedOut || confidence >= CLEAN;
}

/** Small things that are decor: they stay, whatever else they are taken for. */
const DECOR: ReadonlySet<ObjectType> = new Set(['vase', 'plant', 'clock', 'tv', 'picture']);

/**
 * Tidy up: small loose things are taken out of a photo, furniture and decor stay.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` when nothing loose is found or what is behind cannot be known,
 *   `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function declutter(
  photo: Raster,
  analysis: Analysis,
  { corrections, seed }: DeclutterRequest,
  watch: Watch = {},
): Promise<ThingsRemoved> {
  const named = await roomThings(photo, analysis, ({ type }) => CLUTTER.has(type), partOf(watch, 0, 0.3));
  reportStage(watch, 'Looking for what lies about', 0.3);
  const decor = named.others.filter(({ type }) => DECOR.has(type));
  const { mask, isHeaped } = await seenClutter(
    photo,
    analysis,
    decor.map(({ box }) => box),
  );
  const isPointedOut = pointsOut(corrections.add);
  const byHand = named.going.length === 0 && mask === null;
  if (byHand && !isPointedOut) throw refusal(isHeaped ? HEAPED : NOTHING_FOUND);
  const found = mask ? withClutter(named, mask) : named;
  const tidied = await removeThings(
    photo,
    analysis,
    found,
    { corrections, seed, byHand },
    partOf(watch, 0.4, 1),
  );
  if (!isTidy(tidied, isPointedOut)) throw refusal(NOT_CLEAN);
  return { ...tidied, warnings: [...tidied.warnings, ...(isHeaped ? [WARNINGS.heapsStay] : [])] };
}

/** What was found, with what is seen to lie about: it is none of the furniture that it lies on. */
function withClutter(named: RoomThings, clutter: Mask): RoomThings {
  return {
    ...named,
    things: joined(named.things, clutter),
    staying: {
      ...named.staying,
      data: named.staying.data.map((value, i) => Math.min(value, 255 - clutter.data[i]!)),
    },
  };
}

const NOTHING_FOUND =
  'We found no small things to tidy away. Mark what is to go with a rectangle or a brush.';
const HEAPED =
  'What lies about here covers too much of the furniture to be tidied away cleanly. Mark what is to go with a rectangle or a brush.';
const NOT_CLEAN =
  'The small things found here would not come out cleanly. Mark what is to go with a rectangle or a brush.';

function refusal(reason: string): EngineError {
  return new EngineError('edit_not_confident', reason);
}
