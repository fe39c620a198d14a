import type { PieceSprite, RoomView } from '@home-design/contract';
import { cornersOf, type Kinds, type PlanItem } from '../plan-items.ts';
import { inPicture } from '../room-camera.ts';
import { type Affine, affineBetween } from './affine.ts';

/** A loaded picture of a piece. */
export interface Sprite {
  /** The piece at the place and turn at which it was rendered. */
  of: PlanItem;
  area: PieceSprite['area'];
  picture: HTMLImageElement;
}

/** A sprite, and the map that brings it to the present place and turn of its piece. */
export interface FittedSprite {
  sprite: Sprite;
  fit: Affine;
}

/** Kinds of which no two things in a plan are alike. */
const UNLIKE: readonly string[] = ['art', 'vase', 'plant', 'books'];

/** Things of one look: a sprite of one shows the other. */
export const lookOf = ({ kind, silhouette, size, id }: PlanItem): string =>
  [kind, silhouette, ...size, UNLIKE.includes(kind) ? id : ''].join(' ');

/** Sprites of one look that are kept; the first ones are dropped. */
const MOST_KEPT = 24;

/** Sprites with some more of one look. */
export function withSprites(
  known: ReadonlyMap<string, readonly Sprite[]>,
  more: readonly Sprite[],
): ReadonlyMap<string, readonly Sprite[]> {
  const [first] = more;
  if (!first) return known;
  const look = lookOf(first.of);
  return new Map(known).set(look, [...(known.get(look) ?? []), ...more].slice(-MOST_KEPT));
}

/** Degrees by which a thing is turned from the viewer: 0 = its front faces the camera. */
const towardsViewer = ({ x, z, turn }: PlanItem): number => turn - (Math.atan2(-x, -z) * 180) / Math.PI;

/** The smaller angle between two directions, 0 … 180 degrees. */
function between(one: number, other: number): number {
  const apart = (((one - other) % 360) + 360) % 360;
  return Math.min(apart, 360 - apart);
}

const isAt = (sprite: Sprite, item: PlanItem): boolean =>
  sprite.of.x === item.x &&
  sprite.of.y === item.y &&
  sprite.of.z === item.z &&
  between(sprite.of.turn, item.turn) < 0.5;

/** Whether a thing has a sprite of exactly its place and turn. */
export const hasExact = (sprites: readonly Sprite[] | undefined, item: PlanItem): boolean =>
  sprites?.some((sprite) => isAt(sprite, item)) ?? false;

/** A sprite from one meter away is as unlike as one that is turned by so many degrees. */
const DEGREES_PER_METER = 2;

/** Turns of a thing that are rendered ahead. */
export const TURNS = 8;

/** Whether a thing has sprites from all sides, so that it can be turned. */
export const hasAllSides = (sprites: readonly Sprite[] | undefined, item: PlanItem): boolean =>
  Array.from({ length: TURNS }, (_, step) => towardsViewer(item) + (360 * step) / TURNS).every((side) =>
    sprites?.some(({ of }) => between(towardsViewer(of), side) <= 180 / TURNS + 0.1),
  );

/** The sprite that is most like a thing at its place and turn; of equal ones the last. */
export function nearestSprite(sprites: readonly Sprite[] | undefined, item: PlanItem): Sprite | undefined {
  const difference = ({ of }: Sprite) =>
    between(towardsViewer(of), towardsViewer(item)) +
    DEGREES_PER_METER * Math.hypot(of.x - item.x, of.y - item.y, of.z - item.z);
  return sprites?.reduceRight<Sprite | undefined>(
    (best, sprite) => (best && difference(best) <= difference(sprite) ? best : sprite),
    undefined,
  );
}

/** The sprite that shows a thing, brought to its place; null without one. */
export function fittedSprite(
  view: RoomView,
  sprites: readonly Sprite[] | undefined,
  item: PlanItem,
  kinds: Kinds,
): FittedSprite | null {
  const sprite = nearestSprite(sprites, item);
  if (!sprite) return null;
  const places = (thing: PlanItem) => cornersOf(thing, kinds).map((corner) => inPicture(view, corner));
  const [from, to] = [places(sprite.of), places(item)];
  const pairs = from.flatMap((place, corner) => {
    const next = to[corner];
    return place && next ? [{ from: place, to: next }] : [];
  });
  const fit = pairs.length === from.length ? affineBetween(pairs) : null;
  return fit && { sprite, fit };
}
