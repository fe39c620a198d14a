import type { Oklab } from '../../base/color/oklab.ts';
import { easedStrength, paintInLight, type RoomLight } from '../../paint/new-paint.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { WallPatch } from './wall-patch.ts';

/** One old paint: its look in this room's usual light, and the look of the new paint there. */
export interface PaintChange {
  readonly regions: readonly number[];
  readonly from: Oklab;
  readonly to: Oklab;
}

/** Lightness (OKLab) of a white ceiling of albedo 0.85 in a well exposed picture. */
const WHITE_LIGHTNESS = 0.945;
/** No paint is whiter than this in the same light. */
const WHITEST_PAINT = 0.97;
/** Share of the room's darkness that the new paint takes on; the eye adapts to the rest. */
const DARKNESS_KEPT = 0.75;
/**
 * Casts up to the first value (tint relative to lightness) are light from floors and gardens in any daylit room: a
 * swatch held up there still looks like itself, and so must the paint. Of stronger casts, such as lamplight, the
 * second share stays.
 */
const UNSEEN_CAST = 0.045;
const CAST_KEPT = 0.6;
/** Brighter values are clipped and darker ones say nothing about the light. */
const USABLE_LIGHTNESS = [0.35, 0.985] as const;
/** A stronger tint (relative to lightness) is paint, not light; ceilings are rarely painted, walls often. */
const STRONGEST_CEILING_CAST = 0.13;
const STRONGEST_WALL_CAST = 0.035;
/** Walls of one paint differ by no more than this between light and shade. */
const ONE_PAINT_CHROMA = 0.075;
const ONE_PAINT_LIGHTNESS = 0.26;

/** The old paints of a room and its light: everything the result depends on, except the new paint. */
export interface OldPaints {
  readonly light: RoomLight;
  /** Largest first: regions of one paint, and its look in the room's usual light. */
  readonly paints: readonly Pick<PaintChange, 'regions' | 'from'>[];
}

/**
 * The room's light is measured on the ceiling, which is nearly always white, or else on the walls: a dim or yellow
 * room keeps most of its dimness and yellow.
 *
 * @param walls the walls to paint.
 * @param soft pairs of walls that pass into each other (see `softBorders`): they have one paint, whatever the light.
 */
export function readOldPaints(
  analysis: Analysis,
  walls: readonly WallPatch[],
  soft: readonly (readonly [number, number])[] = [],
): OldPaints {
  const chosen = walls.toSorted((x, y) => y.share - x.share || x.id - y.id);
  const groups = joinedBy(soft, groupByPaint(chosen));
  const main = groups[0] && meanColor(groups[0]);
  const paints = groups.map((group) => {
    const from = meanColor(group);
    // A second paint of similar lightness is in the same light as the first: their difference is kept.
    const likeMain = main !== undefined && Math.abs(from.L - main.L) < ONE_PAINT_LIGHTNESS / 2;
    return { regions: group.map((region) => region.id), from: likeMain ? { ...from, L: main.L } : from };
  });
  return { light: roomLight(analysis, chosen), paints };
}

/**
 * The look of the chosen paint on each of the room's old paints.
 *
 * @param hex `#rrggbb`.
 * @param strength 0 … 1, how far toward the paint.
 */
export function paintChanges({ light, paints }: OldPaints, hex: string, strength: number): PaintChange[] {
  const target = paintInLight(hex, light);
  const toward = easedStrength(strength);
  return paints.map(({ regions, from }) => ({ regions, from, to: mix(from, target, toward) }));
}

/** Largest first; every region joins the first group whose largest member could be the same paint in other light. */
function groupByPaint(regions: readonly WallPatch[]): WallPatch[][] {
  const groups: WallPatch[][] = [];
  for (const region of regions) {
    const group = groups.find((members) => couldBeOnePaint(members[0]!.color, region.color));
    if (group) group.push(region);
    else groups.push([region]);
  }
  return groups;
}

/** Groups that hold both regions of a pair become one, which stands where the larger stood. */
function joinedBy(pairs: readonly (readonly [number, number])[], groups: WallPatch[][]): WallPatch[][] {
  const joined = [...groups];
  const groupOf = (id: number) => joined.findIndex((group) => group.some((region) => region.id === id));
  for (const pair of pairs) {
    const [first, second] = pair.map(groupOf).sort((x, y) => x - y) as [number, number];
    if (first < 0 || first === second) continue;
    joined[first] = [...joined[first]!, ...joined.splice(second, 1)[0]!];
  }
  return joined;
}

function couldBeOnePaint(one: Oklab, other: Oklab): boolean {
  const chroma = Math.hypot(one.a / one.L - other.a / other.L, one.b / one.L - other.b / other.L);
  return chroma < ONE_PAINT_CHROMA && Math.abs(one.L - other.L) < ONE_PAINT_LIGHTNESS;
}

function meanColor(regions: readonly WallPatch[]): Oklab {
  const total = regions.reduce((sum, region) => sum + region.share, 0) || 1;
  const mean = (of: (color: Oklab) => number): number =>
    regions.reduce((sum, region) => sum + region.share * of(region.color), 0) / total;
  return { L: mean((color) => color.L), a: mean((color) => color.a), b: mean((color) => color.b) };
}

/**
 * The room's light, measured on the ceiling, which is nearly always white, or else on neutral walls.
 *
 * @param walls painted walls of this room; none where they do not matter.
 */
export function roomLight(analysis: Analysis, walls: readonly WallPatch[]): RoomLight {
  const ceiling = analysis.regions.filter(
    (region) =>
      region.face === 'ceiling' &&
      region.share > 0.004 &&
      isUsable(region) &&
      castOf(region.color) < STRONGEST_CEILING_CAST,
  );
  const neutralWalls = walls.filter(
    (region) => isUsable(region) && castOf(region.color) < STRONGEST_WALL_CAST,
  );
  const white = ceiling.length ? ceiling : neutralWalls;
  const reference = white.length ? meanColor(white) : null;
  const whiteLightness = Math.max(reference?.L ?? WHITE_LIGHTNESS, meanColor(walls).L / WHITEST_PAINT);
  const exposure = Math.min(1.04, whiteLightness / WHITE_LIGHTNESS);
  const cast = reference ? castOf(reference) : 0;
  const kept = reference && cast > UNSEEN_CAST ? (CAST_KEPT * (1 - UNSEEN_CAST / cast)) / reference.L : 0;
  return {
    lightness: 1 - DARKNESS_KEPT * (1 - exposure),
    a: kept * (reference?.a ?? 0),
    b: kept * (reference?.b ?? 0),
  };
}

function isUsable(region: WallPatch): boolean {
  return region.color.L > USABLE_LIGHTNESS[0] && region.color.L < USABLE_LIGHTNESS[1];
}

function castOf(color: Oklab): number {
  return Math.hypot(color.a, color.b) / color.L;
}

function mix(from: Oklab, to: Oklab, share: number): Oklab {
  return {
    L: from.L + (to.L - from.L) * share,
    a: from.a + (to.a - from.a) * share,
    b: from.b + (to.b - from.b) * share,
  };
}
