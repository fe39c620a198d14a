import { ramp } from '../../base/ramp.ts';
import type { Region } from '../regions/region.ts';
import type { Border } from '../regions/region-borders.ts';
import { chromaDistance, findPanes, isView } from './panes.ts';
import { wallConfidence } from './wall-confidence.ts';
import { isCovering, smoothness } from './wall-coverings.ts';
import { remnantLikeness, strongPaintLikeness } from './wall-remnants.ts';
import { body, cornice, moldedWall, panel } from './wall-shapes.ts';

/** Which regions are painted wall. */
export interface Walls {
  /** For each region, 0 … 1. */
  readonly probabilities: readonly number[];
  /** Numbers of the regions taken as wall, ascending. */
  readonly regions: readonly number[];
  /** 0 … 1: confidence in all of them. */
  readonly confidence: number;
}

/** Regions from this probability on are wall: painting a sofa is worse than leaving a piece of wall. */
const TAKEN = 0.5;
/** An anchor is wall by its own look. */
const ANCHOR = 0.5;
/** Room boxes from this confidence on tell ceiling from wall. */
const TRUSTED_LAYOUT = 0.45;

/**
 * Walls by two kinds of evidence. Anchors are large, smooth, reach far up a wall of the room box and are not framed
 * like a door, a cabinet front or a pane. Other regions become wall if they look like an anchor's paint and either
 * reach far up themselves or pass into a wall without a crack or step: lower things in the room are furniture, even
 * in the wall's color.
 */
export function findWalls(
  regions: readonly Region[],
  borders: readonly Border[],
  layoutConfidence: number,
): Walls {
  const overhead = new Set(layoutConfidence < TRUSTED_LAYOUT ? regions.filter(looksOverhead) : []);
  const panes = findPanes(regions, borders);
  const own = regions.map((region) =>
    overhead.has(region) || panes.includes(region) ? 0 : ownEvidence(region),
  );
  const ranked = chooseAnchors(regions, own);
  const coverings = regions.filter((region) => ranked[0] && isCovering(region, ranked[0]));
  const anchors = ranked.filter((region) => !coverings.includes(region));
  const others = regions.filter(
    (region) =>
      overhead.has(region) ||
      coverings.includes(region) ||
      (!anchors.includes(region) && isView(region, panes, anchors)),
  );
  const probabilities = spreadFromAnchors(regions, borders, anchors, own, new Set(others));
  const knowsFloor = ramp(layoutConfidence, 0.58, 0.66);
  const knowsWalls = ramp(layoutConfidence, 0.4, 0.5);
  for (const region of regions) {
    if (others.includes(region)) continue;
    probabilities[region.id] = Math.max(
      probabilities[region.id]!,
      knowsFloor * remnantLikeness(region, anchors),
      knowsWalls * strongPaintLikeness(region, anchors),
    );
  }
  absorbEnclosed(regions, borders, anchors, new Set(others), probabilities);
  const taken = regions.filter((region) => probabilities[region.id]! >= TAKEN);
  return {
    probabilities,
    regions: taken.map((region) => region.id),
    confidence: wallConfidence(regions, taken, probabilities, layoutConfidence),
  };
}

/** Probability of wall from its own look, 0 … 1. */
function ownEvidence(region: Region): number {
  return (
    ramp(region.wallShare, 0.45, 0.7) *
    highness(region) *
    (1 - cornice(region)) *
    ramp(region.share, 0.003, 0.012) *
    smoothness(region) *
    (1 - ramp(region.color.L, 0.965, 0.985)) *
    (1 - panel(region))
  );
}

/**
 * 1 for regions that come near the ceiling, continue beyond the top of the picture, or are larger than furniture; 0
 * for regions at the height of furniture.
 */
function highness(region: Region): number {
  const { bottom, top } = region.reach;
  const { bounds } = region;
  // A region at a corner of the picture is wider and higher than its visible part.
  const isCut = bounds.top < 0.005 && (bounds.left < 0.005 || bounds.right > 0.995);
  const wide = Math.max(ramp(region.widthMeters, 1.2, 2), isCut ? ramp(top - bottom, 0.6, 0.7) : 0);
  const large = ramp(top - bottom, 0.4, 0.6) * wide * ramp(region.fill, 0.2, 0.45);
  return Math.max(ramp(top, 0.76, 0.92), ramp(region.cutByTop, 0.02, 0.08), large);
}

/**
 * Without a trusted room box: a region that spans the top of the picture and ends well above its middle is the
 * ceiling.
 */
function looksOverhead(region: Region): boolean {
  const { left, right, bottom } = region.bounds;
  return region.cutByTop > 0.1 && right - left > 0.5 && bottom < 0.45;
}

function chooseAnchors(regions: readonly Region[], own: readonly number[]): Region[] {
  const ranked = regions
    .filter((region) => own[region.id]! >= ANCHOR)
    .sort((a, b) => own[b.id]! * Math.sqrt(b.share) - own[a.id]! * Math.sqrt(a.share));
  const main = ranked[0];
  if (!main) return [];
  return ranked.filter(
    (region) =>
      region === main ||
      samePaint(region, main) > 0.3 ||
      (isFullWall(region, main) && !isGlare(region, main)),
  );
}

/**
 * Reaches the ceiling or its cornice and is wide, or continues out of view from near the floor up: a wall of any
 * color.
 */
function isFullWall(region: Region, main: Region): boolean {
  const { reach, bounds, widthMeters } = region;
  const high = reach.top > 0.9 || region.cutByTop > 0.1;
  const goesOn = (bounds.left < 0.005 || bounds.right > 0.995) && reach.bottom < 0.15;
  // A wall seen from the side is small; a region of another color before the main wall must be large to be wall.
  const least = region.face === main.face ? 0.03 : 0.018;
  return high && region.share > least && widthMeters > (goesOn ? 0.6 : 1.2);
}

/** Far brighter than the wall and near white: a window, not another wall in more light. */
function isGlare(region: Region, wall: Region): boolean {
  return region.color.L > Math.max(0.92, wall.color.L + 0.08);
}

/** How much a region looks like a wall's paint in the same or less light, or in a little more, 0 … 1. */
function samePaint(region: Region, wall: Region): number {
  const chroma = chromaDistance(region, wall);
  const otherWall = region.face !== wall.face;
  const light = region.color.L - wall.color.L;
  const likeLight =
    light > 0
      ? 1 - ramp(light, 0.08, otherWall ? 0.2 : 0.15)
      : 1 - ramp(-light, 0.12, otherWall ? 0.3 : 0.22);
  return isGlare(region, wall) ? 0 : (1 - ramp(chroma, 0.025, otherWall ? 0.07 : 0.045)) * likeLight;
}

/** Walls grow from the anchors over the region map until nothing more joins. */
function spreadFromAnchors(
  regions: readonly Region[],
  borders: readonly Border[],
  anchors: readonly Region[],
  own: readonly number[],
  never: ReadonlySet<Region>,
): number[] {
  const probabilities = regions.map((region) => (anchors.includes(region) ? own[region.id]! : 0));
  const looks = regions.map((region) => (never.has(region) ? 0 : paintLikeness(region, anchors)));
  for (const region of regions) {
    if (probabilities[region.id] !== 0) continue;
    probabilities[region.id] = looks[region.id]! * highness(region) * ramp(region.share, 0.001, 0.004);
  }
  for (let grew = true; grew; ) {
    grew = false;
    for (const border of borders) {
      for (const [wall, next] of [
        [border.a, border.b],
        [border.b, border.a],
      ] as const) {
        // Slivers along edges touch everything: walls do not grow through them.
        if (probabilities[wall]! < TAKEN || regions[wall]!.share < SMALLEST_BRIDGE) continue;
        const joined = looks[next]! * continuity(border, regions[wall]!, regions[next]!);
        if (joined <= probabilities[next]! + 0.01) continue;
        grew ||= joined >= TAKEN && probabilities[next]! < TAKEN;
        probabilities[next] = joined;
      }
    }
  }
  return probabilities;
}

/** Corner lines, stains and scraps of shadow that walls surround belong to them when they have their color. */
function absorbEnclosed(
  regions: readonly Region[],
  borders: readonly Border[],
  anchors: readonly Region[],
  never: ReadonlySet<Region>,
  probabilities: number[],
): void {
  const walled = new Float64Array(regions.length);
  const all = new Float64Array(regions.length);
  for (const { a, b, length } of borders) {
    all[a]! += length;
    all[b]! += length;
    if (probabilities[b]! >= TAKEN) walled[a]! += length;
    if (probabilities[a]! >= TAKEN) walled[b]! += length;
  }
  for (const region of regions) {
    if (region.share > LARGEST_SCRAP || isFramed(region) || never.has(region)) continue;
    if (probabilities[region.id]! >= TAKEN) continue;
    const enclosed = ramp(walled[region.id]! / Math.max(1, all[region.id]!), 0.5, 0.8);
    const alike = Math.max(0, ...anchors.map((anchor) => samePaint(region, anchor)));
    probabilities[region.id] = Math.max(probabilities[region.id]!, enclosed * ramp(alike, 0.1, 0.5));
  }
}

/** Larger patches must be wall by their own look. */
const LARGEST_SCRAP = 0.0015;

/** Wide enough to have an inside and with straight edges around: a small picture or a switch. */
function isFramed(region: Region): boolean {
  const { left, right, top, bottom } = region.framing;
  return region.texture < 1 && left + right + top + bottom > 1.6;
}

/** How much a region looks like any anchor and unlike an object, wherever it is. */
function paintLikeness(region: Region, anchors: readonly Region[]): number {
  // On a wall with its own paint, another wall's color means trim.
  const onWall = anchors.filter((anchor) => anchor.face === region.face);
  let best = 0;
  for (const anchor of onWall.length > 0 ? onWall : anchors) best = Math.max(best, samePaint(region, anchor));
  const molded = Math.max(0, ...onWall.map((anchor) => moldedWall(region, anchor)));
  const unlikeTrim = (1 - panel(region) * (1 - molded)) * (1 - cornice(region));
  return best * ramp(region.wallShare, 0.4, 0.6) * unlikeTrim * smoothness(region) * body(region);
}

/** 1 where a wall continues: no step, no crack, no straight edge, and a border that is long for the region's size. */
function continuity(border: Border, wall: Region, region: Region): number {
  const step = border.contrastSum / border.length;
  const groove = border.grooveSum / border.length;
  const edge = border.barrierSum / border.length;
  const across = Math.sqrt(region.share * REGION_CELLS);
  const shade = Math.abs(wall.color.L - region.color.L);
  return (
    (1 - ramp(shade, 0.06, 0.14)) *
    (1 - ramp(step, 0.02, 0.05)) *
    (1 - ramp(groove, 0.012, 0.035)) *
    (1 - 0.7 * ramp(edge, 0.06, 0.2)) *
    ramp(border.length / across, 0.3, 0.7)
  );
}

/** Walls grow only through regions of at least this share. */
const SMALLEST_BRIDGE = 0.0015;

/** Pixels of a usual region map (640 x 480), to turn shares into lengths. */
const REGION_CELLS = 640 * 480;
