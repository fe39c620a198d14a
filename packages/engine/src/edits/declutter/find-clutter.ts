import type { ObjectType } from '@home-design/vocabulary';
import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { joined } from '../object-removal/hole/hole.ts';
import { type RoomThings, roomThings } from '../object-removal/room-things.ts';
import { seenClutter } from './seen-clutter.ts';

/**
 * Small loose things that people tidy away before a photo; vases, plants and clocks are decor and stay. A detected
 * bag is often a heap of clothes, so bags go as well.
 */
const CLUTTER: ReadonlySet<ObjectType> = new Set(['books', 'bottle', 'cup', 'bowl', 'toy', 'laptop', 'bag']);

/** Small decor, which stays even if it is also detected as another thing. */
const DECOR: ReadonlySet<ObjectType> = new Set(['vase', 'plant', 'clock', 'tv', 'picture']);

/** The small loose things of a photo. */
export interface FoundClutter {
  /** Outlines of the things that go and of those that stay. */
  readonly found: RoomThings;
  /** Whether anything goes. */
  readonly isFound: boolean;
  /** 255 on things that stay unless a person selects them; null if there are none, or they were not requested. */
  readonly offered: Mask | null;
  /** Whether there are heaps too large to be removed cleanly; they stay. */
  readonly isHeaped: boolean;
}

/**
 * Finds the things to tidy up, before a person corrects them. The photo is not changed.
 *
 * @param offers whether to find things that stay unless selected as well.
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

/** The detected things with the seen clutter, which is not part of the furniture below it. */
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
