import type { LabelMap } from '../raster/raster.ts';
import type { AnalyzedRegion } from '../scene/analysis.ts';
import { chromaDistance } from '../scene/panes.ts';

/** Regions whose colors differ by so much are hardly one surface: OKLab lightness, and chroma over lightness. */
const LIKE = { lightness: 0.06, chroma: 0.02 };
/** How much neighbors that may be the same surface say, and how often everybody listens. */
const LISTENING = { most: 0.3, rounds: 2 };
/** With this share of its border against such neighbors a region listens fully. */
const BORDER_SHARE = 0.5;

/** A neighbor of a region, and the length of their border, pixels. */
interface Neighbor {
  readonly id: number;
  readonly length: number;
}

/**
 * Pulls what is thought of every region towards what is thought of its neighbors of the same color: a shaded end of a wall
 * goes with the wall, and large regions say more than small ones.
 *
 * @param values by the number of the region.
 */
export function agreed(
  values: readonly number[],
  regions: readonly AnalyzedRegion[],
  labels: LabelMap,
): number[] {
  const neighbors = neighborsOf(labels);
  const byId: AnalyzedRegion[] = [];
  for (const region of regions) byId[region.id] = region;
  let all = [...values];
  for (let round = 0; round < LISTENING.rounds; round++) {
    const before = all;
    all = before.map((own, id) => {
      const region = byId[id];
      return region ? listened(own, region, neighbors[id]!, byId, before) : own;
    });
  }
  return all;
}

function listened(
  own: number,
  region: AnalyzedRegion,
  neighbors: readonly Neighbor[],
  byId: readonly AnalyzedRegion[],
  values: readonly number[],
): number {
  let said = 0;
  let weight = 0;
  let border = 0;
  for (const { id, length } of neighbors) {
    border += length;
    const next = byId[id];
    if (!next) continue;
    const voice = length * likeness(region, next) * Math.min(1, next.share / region.share);
    said += voice * values[id]!;
    weight += voice;
  }
  if (weight === 0) return own;
  const share = LISTENING.most * Math.min(1, weight / (BORDER_SHARE * border));
  return own + share * (said / weight - own);
}

/** 1 for the same color, near 0 for another. */
function likeness(one: AnalyzedRegion, other: AnalyzedRegion): number {
  const light = (one.color.L - other.color.L) / LIKE.lightness;
  const chroma = chromaDistance(one, other) / LIKE.chroma;
  return Math.exp(-light * light - chroma * chroma);
}

/** All neighbors of every region, by its number. */
function neighborsOf({ width, data, count }: LabelMap): Neighbor[][] {
  const lengths = new Map<number, number>();
  const meet = (one: number, other: number): void => {
    if (one === other) return;
    const pair = Math.min(one, other) * count + Math.max(one, other);
    lengths.set(pair, (lengths.get(pair) ?? 0) + 1);
  };
  for (let i = 0; i < data.length; i++) {
    if ((i + 1) % width !== 0) meet(data[i]!, data[i + 1]!);
    if (i + width < data.length) meet(data[i]!, data[i + width]!);
  }
  const neighbors: Neighbor[][] = Array.from({ length: count }, () => []);
  for (const [pair, length] of lengths) {
    const [one, other] = [Math.floor(pair / count), pair % count];
    neighbors[one]!.push({ id: other, length });
    neighbors[other]!.push({ id: one, length });
  }
  return neighbors;
}
