import type { ObjectType } from '@home-design/vocabulary';
import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { joined } from '../object-removal/hole.ts';
import { type RoomThings, roomThings } from '../object-removal/room-things.ts';
import { seenClutter } from './seen-clutter.ts';

/**
 * Small loose things that are tidied away before a photo is taken; vases, plants and clocks are decor and stay. What passes
 * for a bag is often a heap of clothes, which goes, too.
 */
const CLUTTER: ReadonlySet<ObjectType> = new Set(['books', 'bottle', 'cup', 'bowl', 'toy', 'laptop', 'bag']);

/** Small things that are decor: they stay, whatever else they are taken for. */
const DECOR: ReadonlySet<ObjectType> = new Set(['vase', 'plant', 'clock', 'tv', 'picture']);

/** The small loose things of a photo. */
export interface FoundClutter {
  /** Outlines of what goes and of what stays. */
  readonly found: RoomThings;
  /** Whether anything goes. */
  readonly isFound: boolean;
  /** 255 where something stays unless a person says otherwise; null where there is nothing, or it was not asked for. */
  readonly offered: Mask | null;
  /** Whether there are heaps too large to be taken away cleanly; they are not among what goes. */
  readonly isHeaped: boolean;
}

/**
 * Finds what goes when a photo is tidied up, before anybody corrects it. The photo is not changed.
 *
 * @param offers whether to find what stays unless a person says otherwise, too.
 */
export async function findClutter(
  photo: Raster,
  analysis: Analysis,
  watch: Watch = {},
  offers = false,
): Promise<FoundClutter> {
  const named = await roomThings(photo, analysis, ({ type }) => CLUTTER.has(type), partOf(watch, 0, 0.7));
  reportStage(watch, 'Looking for what lies about', 0.7);
  const decor = named.others.filter(({ type }) => DECOR.has(type));
  const { mask, offered, isHeaped } = await seenClutter(
    photo,
    analysis,
    decor.map(({ box }) => box),
    offers,
  );
  return {
    found: mask ? withClutter(named, mask) : named,
    isFound: named.going.length > 0 || mask !== null,
    offered,
    isHeaped,
  };
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
