import type { Region } from './region.ts';
import type { Border } from './region-borders.ts';

/** Which regions are painted wall. */
export interface Walls {
  /** Per region, 0 … 1. */
  readonly probabilities: readonly number[];
  /** Numbers of the regions taken as wall, ascending. */
  readonly regions: readonly number[];
  /** 0 … 1: trust in the whole. */
  readonly confidence: number;
}

/** Regions from this probability on are wall: painting a sofa is worse than leaving a piece of wall. */
const TAKEN = 0.5;
/** An anchor is a wall by its own looks. */
const ANCHOR = 0.5;

/**
 * Walls by two kinds of evidence. Anchors are large, smooth, reach far up a wall of the room box and are not
 * framed like a door, a cabinet front or a pane. Everything else becomes wall by looking like an anchor: the
 * same paint, the same wall, no frame around it, and not low in the room where furniture stands.
 */
export function findWalls(
  regions: readonly Region[],
  borders: readonly Border[],
  layoutConfidence: number,
): Walls {
  const own = regions.map(ownEvidence);
  const anchors = chooseAnchors(regions, own);
  const probabilities = regions.map((region) =>
    anchors.includes(region) ? own[region.id]! : kinship(region, anchors) * unlikeFurniture(region),
  );
  keepConnected(regions, borders, anchors, probabilities);
  const taken = regions.filter((region) => probabilities[region.id]! >= TAKEN);
  return {
    probabilities,
    regions: taken.map((region) => region.id),
    confidence: wallConfidence(anchors, taken, own, layoutConfidence),
  };
}

/** Probability of being wall from its own looks, 0 … 1. */
function ownEvidence(region: Region): number {
  return (
    ramp(region.wallShare, 0.45, 0.75) *
    ramp(region.reach.top, 0.6, 0.85) *
    ramp(region.share, 0.003, 0.012) *
    smoothness(region) *
    (1 - overexposure(region)) *
    (1 - panel(region))
  );
}

/** 1 for even paint, 0 for curtains, shelves and views through windows. */
function smoothness(region: Region): number {
  return Math.exp(-((region.texture / 0.014) ** 2));
}

function overexposure(region: Region): number {
  return ramp(region.color.L, 0.965, 0.985);
}

/** 1 for what is framed on three sides and ends below the ceiling: a door, a cabinet front, a picture, a pane. */
function panel(region: Region): number {
  const { left, right, top } = region.framing;
  const framed = ramp(Math.min(left, right), 0.4, 0.7) * ramp(top, 0.4, 0.7);
  const boxy = ramp(region.fill, 0.6, 0.75);
  const belowCeiling = 1 - ramp(region.reach.top, 0.93, 0.98);
  const narrow = 1 - ramp(region.widthMeters, 1.8, 2.6);
  return framed * boxy * belowCeiling * narrow;
}

function chooseAnchors(regions: readonly Region[], own: readonly number[]): Region[] {
  const ranked = regions
    .filter((region) => own[region.id]! >= ANCHOR)
    .sort((a, b) => own[b.id]! * Math.sqrt(b.share) - own[a.id]! * Math.sqrt(a.share));
  const main = ranked[0];
  if (!main) return [];
  return ranked.filter((region) => region === main || samePaint(region, main) > 0.3 || isFullWall(region));
}

/** Reaches the ceiling and is wide: a wall whatever its color. */
function isFullWall(region: Region): boolean {
  return region.reach.top > 0.93 && region.widthMeters > 1.2 && region.share > 0.03;
}

/** How much two regions look like one paint, light differences allowed, 0 … 1. */
function samePaint(a: Region, b: Region): number {
  const chroma = chromaDistance(a, b);
  const light = Math.abs(a.color.L - b.color.L);
  const otherWall = a.face !== b.face;
  return (
    (1 - ramp(chroma, 0.025, otherWall ? 0.07 : 0.045)) * (1 - ramp(light, 0.12, otherWall ? 0.3 : 0.22))
  );
}

/** Distance of color once brightness is divided out, as light and shadow do. */
function chromaDistance(a: Region, b: Region): number {
  const la = Math.max(0.2, a.color.L);
  const lb = Math.max(0.2, b.color.L);
  return Math.hypot(a.color.a / la - b.color.a / lb, a.color.b / la - b.color.b / lb);
}

/** The best likeness to any anchor. */
function kinship(region: Region, anchors: readonly Region[]): number {
  let best = 0;
  for (const anchor of anchors) best = Math.max(best, samePaint(region, anchor));
  return (
    best *
    ramp(region.wallShare, 0.4, 0.6) *
    (1 - overexposure(region)) *
    (1 - panel(region)) *
    smoothness(region)
  );
}

/** Low in the room stands furniture; what reaches up is wall. */
function unlikeFurniture(region: Region): number {
  return ramp(region.reach.top, 0.3, 0.55);
}

/** A small look-alike that touches no wall is an object of that color. */
function keepConnected(
  regions: readonly Region[],
  borders: readonly Border[],
  anchors: readonly Region[],
  probabilities: number[],
): void {
  const reached = new Set(anchors.map((anchor) => anchor.id));
  for (let grew = true; grew; ) {
    grew = false;
    for (const { a, b } of borders) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        if (!reached.has(from) || reached.has(to) || probabilities[to]! < TAKEN) continue;
        reached.add(to);
        grew = true;
      }
    }
  }
  for (const region of regions) {
    if (!reached.has(region.id) && region.share < 0.02) probabilities[region.id]! *= 0.6;
  }
}

function wallConfidence(
  anchors: readonly Region[],
  taken: readonly Region[],
  own: readonly number[],
  layoutConfidence: number,
): number {
  const area = taken.reduce((sum, region) => sum + region.share, 0);
  if (area === 0) return 0;
  const anchored = anchors.reduce((sum, region) => sum + region.share * own[region.id]!, 0);
  return ramp(area, 0.02, 0.12) * ramp(anchored / area, 0.2, 0.8) * (0.4 + 0.6 * layoutConfidence);
}

/** 0 below `from`, 1 above `to`, straight between. */
function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
