import type { Mask } from '../../../raster/raster.ts';
import type { Analysis, AnalyzedRegion } from '../../../scene/analysis.ts';
import { faceMap } from '../../../scene/layout.ts';
import { neighborsOf } from './neighbors.ts';

/**
 * Regions of the floor have at least this share of their pixels where the box has its floor; less where the box itself
 * is not to be trusted. Only their pixels that lie there count as floor.
 */
const ON_FLOOR = { trusted: 0.9, untrusted: 0.7 };
const TRUSTED_BOX = 0.5;
/**
 * Patches of one floor form a chain: from lit to shaded, from its own color to the window mirrored in it, each step is
 * smaller than this in color (brightness divided out), in lightness and in fine structure.
 */
const STEP = { color: 0.04, lightness: 0.2, texture: 0.02 };
/** Patches smaller than this share of the picture need not match: sun flecks, joints, knots. */
const FLECK = 0.0015;

/** Where the floor is. */
export interface FoundFloor {
  /** Pixels that show bare floor, at the size of the region map. */
  readonly mask: Mask;
  /** 1 for regions of the floor, by number. */
  readonly regions: Uint8Array;
}

/**
 * Finds bare floor. The main floor region is the largest near the bottom of the picture; patches on the floor's face
 * that a chain of like neighbors links to it belong to it.
 */
export function findFloor(analysis: Analysis): FoundFloor {
  const { camera, layout, labels, regions } = analysis;
  const faces = faceMap(camera, layout, labels.width, labels.height);
  const onFloor = new Float64Array(labels.count);
  const all = new Float64Array(labels.count);
  const weight = new Float64Array(labels.count);
  for (let i = 0; i < labels.data.length; i++) {
    const label = labels.data[i]!;
    all[label]!++;
    if (faces[i] !== 0) continue;
    onFloor[label]!++;
    // Furniture stands in the middle; the floor runs to the lower edge of the picture.
    weight[label]! += Math.floor(i / labels.width) / labels.height;
  }
  const share = (region: AnalyzedRegion) => onFloor[region.id]! / Math.max(1, all[region.id]!);
  const least = layout.confidence < TRUSTED_BOX ? ON_FLOOR.untrusted : ON_FLOOR.trusted;
  const candidates = regions.filter((region) => share(region) > least);
  const main = candidates.reduce<AnalyzedRegion | undefined>(
    (best, region) => (best && weight[best.id]! >= weight[region.id]! ? best : region),
    undefined,
  );
  const neighbors = neighborsOf(labels);
  const floor = new Uint8Array(labels.count);
  const linked = main ? [main] : [];
  for (const from of linked) {
    floor[from.id] = 1;
    for (const region of candidates) {
      if (region.share < FLECK || linked.includes(region) || !neighbors[from.id]!.has(region.id)) continue;
      if (isNextPatch(from, region)) linked.push(region);
    }
  }
  for (const { id } of linked) {
    for (const region of candidates) {
      if (region.share < FLECK && neighbors[id]!.has(region.id)) floor[region.id] = 1;
    }
  }
  const data = new Uint8Array(labels.data.length);
  for (let i = 0; i < data.length; i++) data[i] = faces[i] === 0 && floor[labels.data[i]!] ? 255 : 0;
  return { mask: { width: labels.width, height: labels.height, data }, regions: floor };
}

function isNextPatch(a: AnalyzedRegion, b: AnalyzedRegion): boolean {
  const [la, lb] = [Math.max(0.2, a.color.L), Math.max(0.2, b.color.L)];
  return (
    Math.hypot(a.color.a / la - b.color.a / lb, a.color.b / la - b.color.b / lb) < STEP.color &&
    Math.abs(a.color.L - b.color.L) < STEP.lightness &&
    Math.abs(a.texture - b.texture) < STEP.texture
  );
}
