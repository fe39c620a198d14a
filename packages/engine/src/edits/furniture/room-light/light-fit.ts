import type { LitPlace } from './gather-light.ts';
import { solveAboveZero } from './least-squares.ts';

/** Deviation (as a share) of brightness from light and albedo: texture, gloss, furniture, a wrong box. */
const NOISE = 0.12;
/** Errors of neighboring places are correlated: all places together count as this many. */
const EVIDENCE = 80;
/** Logarithm of the deviation from which a place counts no more: another thing stands there. */
const OUTLIER = 0.5;
/** The walls of a room usually have one paint. */
const SAME_PAINT = 0.12;
const SWEEPS = 20;
/** Usual albedo of walls, floors and ceilings, and its deviation (as a logarithm). */
const USUAL = {
  wall: { albedo: 0.62, spread: 0.5 },
  floor: { albedo: 0.34, spread: 0.6 },
  ceiling: { albedo: 0.8, spread: 0.1 },
} as const;
const ALBEDO = { least: 0.03, most: 0.9 };

/** The expected value of an unknown, and its deviation. */
export interface Expected {
  readonly value: number;
  readonly spread: number;
}

/** A fit: 1 / albedo for each group of places, then the gains of the unknowns. */
export interface LightFit {
  readonly values: Float64Array;
  readonly cost: number;
}

/** The places of a photo prepared for fits; `columns` of a fit are the unknowns of the places, then further light. */
export interface LightFitter {
  /** Improves a fit step by step; starts from the usual values without `start`. */
  fit(
    further: readonly Float64Array[],
    expected: readonly Expected[],
    steps: number,
    start?: Float64Array,
  ): LightFit;
  readonly groups: number;
  /** Albedo of the floor in a fit; the usual one if no floor is visible. */
  albedoOf(known: 'floor', fit: LightFit): number;
}

/** The places of a photo, grouped by what has one albedo: a floor, a ceiling, each wall. */
interface GroupedPlaces {
  readonly places: readonly LitPlace[];
  /** Names of the groups, and the number of each place's group. */
  readonly names: readonly string[];
  readonly group: Int32Array;
  readonly usual: readonly (typeof USUAL)[keyof typeof USUAL][];
  /** Walls that probably have the same paint. */
  readonly pairs: readonly (readonly [number, number])[];
  /** Weight of a place in the fit. */
  readonly weight: number;
  /** Unknowns that every place has. */
  readonly own: number;
}

/** Light beside that of the places' own unknowns, and what is expected of all unknowns. */
interface FitTask {
  readonly further: readonly Float64Array[];
  readonly expected: readonly Expected[];
}

/** The linear problem of one step. */
interface Normal {
  readonly products: Float64Array;
  readonly targets: Float64Array;
}

/**
 * Fits light to places of unknown albedo: the logarithm of albedo x light / brightness should be 0. Albedo enters as
 * its inverse, so that each Gauss-Newton step is a linear problem without negative values; outliers lose their
 * weight.
 */
export function createLightFitter(
  places: readonly LitPlace[],
  faceOf: (cell: number) => number,
): LightFitter {
  const grouped = groupedPlaces(places, faceOf);
  const { names, usual } = grouped;
  return {
    groups: names.length,
    albedoOf(known, { values }) {
      const at = names.indexOf(known);
      return at < 0 ? USUAL[known].albedo : 1 / values[at]!;
    },
    fit(further, expected, steps, start) {
      const task = { further, expected };
      const usualStart = () =>
        Float64Array.from([...usual.map(({ albedo }) => 1 / albedo), ...expected.map(({ value }) => value)]);
      let values: Float64Array = usualStart();
      if (start) values.set(start.subarray(0, Math.min(start.length, values.length)));
      let best = values;
      let least = costOf(grouped, task, values);
      for (let n = 0; n < steps; n++) {
        values = improved(grouped, task, values);
        const cost = costOf(grouped, task, values);
        if (cost >= least) continue;
        least = cost;
        best = values;
      }
      return { values: best, cost: least };
    },
  };
}

function groupedPlaces(places: readonly LitPlace[], faceOf: (cell: number) => number): GroupedPlaces {
  const names = [...new Set(places.map((place) => nameOf(place, faceOf)))].sort();
  const group = Int32Array.from(places, (place) => names.indexOf(nameOf(place, faceOf)));
  const usual = names.map((name) => USUAL[name.split(' ')[0] as keyof typeof USUAL]);
  const pairs = names.flatMap((a, i) =>
    names.flatMap((b, j) => (j > i && a.startsWith('wall') && b.startsWith('wall') ? [[i, j] as const] : [])),
  );
  const weight = EVIDENCE / Math.max(1, places.length) / NOISE ** 2;
  return { places, names, group, usual, pairs, weight, own: places[0]?.unknown.length ?? 0 };
}

/** Light at a place by the values of a fit. */
function lightAt(
  { places, names, own }: GroupedPlaces,
  i: number,
  further: readonly Float64Array[],
  values: Float64Array,
): number {
  const groups = names.length;
  const { seen, unknown } = places[i]!;
  let light = seen;
  for (let j = 0; j < own; j++) light += unknown[j]! * values[groups + j]!;
  for (let j = 0; j < further.length; j++) light += further[j]![i]! * values[groups + own + j]!;
  return Math.max(1e-6, light);
}

/** The values after one more Gauss-Newton step. */
function improved(grouped: GroupedPlaces, task: FitTask, values: Float64Array): Float64Array {
  const count = values.length;
  const normal = { products: new Float64Array(count * count), targets: new Float64Array(count) };
  addPlaces(grouped, task, values, normal);
  addUsualAlbedo(grouped, values, normal);
  addSamePaint(grouped, values, normal);
  addExpected(grouped, task, values, normal);
  const next = solveAboveZero(normal, values, SWEEPS);
  for (let g = 0; g < grouped.names.length; g++) {
    next[g] = Math.min(1 / ALBEDO.least, Math.max(1 / ALBEDO.most, next[g]!));
  }
  return next;
}

/** What the brightness of the places says. */
function addPlaces(
  grouped: GroupedPlaces,
  { further }: FitTask,
  values: Float64Array,
  { products, targets }: Normal,
): void {
  const { places, names, group, weight, own } = grouped;
  const groups = names.length;
  const count = values.length;
  const row = new Float64Array(count);
  for (let i = 0; i < places.length; i++) {
    const { brightness, unknown } = places[i]!;
    const g = group[i]!;
    const light = lightAt(grouped, i, further, values);
    const miss = Math.log(light / (values[g]! * brightness));
    const trust = weight / (1 + (miss / OUTLIER) ** 2) ** 2;
    row.fill(0);
    row[g] = -1 / values[g]!;
    for (let j = 0; j < own; j++) row[groups + j] = unknown[j]! / light;
    for (let j = 0; j < further.length; j++) row[groups + own + j] = further[j]![i]! / light;
    let target = -miss;
    for (let j = 0; j < count; j++) target += row[j]! * values[j]!;
    for (let j = 0; j < count; j++) {
      const factor = trust * row[j]!;
      if (factor === 0) continue;
      targets[j]! += factor * target;
      for (let k = 0; k < count; k++) products[j * count + k]! += factor * row[k]!;
    }
  }
}

/** Albedo is near the usual one of its kind of surface. */
function addUsualAlbedo({ usual }: GroupedPlaces, values: Float64Array, { products, targets }: Normal): void {
  for (let g = 0; g < usual.length; g++) {
    const { albedo, spread } = usual[g]!;
    const certainty = 1 / (spread * values[g]!) ** 2;
    products[g * values.length + g]! += certainty;
    targets[g]! += certainty * values[g]! * (1 - Math.log(values[g]! * albedo));
  }
}

/** Walls of a room have about the same albedo. */
function addSamePaint({ pairs }: GroupedPlaces, values: Float64Array, { products, targets }: Normal): void {
  const count = values.length;
  for (const [a, b] of pairs) {
    const certainty = 1 / SAME_PAINT ** 2;
    const [va, vb] = [values[a]!, values[b]!];
    const target = Math.log(vb / va);
    products[a * count + a]! += certainty / va ** 2;
    products[b * count + b]! += certainty / vb ** 2;
    products[a * count + b]! -= certainty / (va * vb);
    products[b * count + a]! -= certainty / (va * vb);
    targets[a]! += (certainty * target) / va;
    targets[b]! -= (certainty * target) / vb;
  }
}

/** The gains of the unknowns are near what is expected of them. */
function addExpected(
  { names }: GroupedPlaces,
  { expected }: FitTask,
  values: Float64Array,
  { products, targets }: Normal,
): void {
  const groups = names.length;
  for (let j = 0; j < expected.length; j++) {
    const { value, spread } = expected[j]!;
    const at = (groups + j) * (values.length + 1);
    products[at]! += 1 / spread ** 2;
    targets[groups + j]! += value / spread ** 2;
  }
}

/** How badly the values explain the places, and how unusual they are. */
function costOf(grouped: GroupedPlaces, { further, expected }: FitTask, values: Float64Array): number {
  const { places, names, group, usual, pairs, weight } = grouped;
  const groups = names.length;
  let cost = 0;
  for (let i = 0; i < places.length; i++) {
    const light = lightAt(grouped, i, further, values);
    const miss = Math.log(light / (values[group[i]!]! * places[i]!.brightness)) ** 2;
    cost += (weight * miss) / (1 + miss / OUTLIER ** 2);
  }
  for (let g = 0; g < groups; g++) cost += (Math.log(values[g]! * usual[g]!.albedo) / usual[g]!.spread) ** 2;
  for (const [a, b] of pairs) cost += (Math.log(values[a]! / values[b]!) / SAME_PAINT) ** 2;
  for (let j = 0; j < expected.length; j++) {
    cost += ((values[groups + j]! - expected[j]!.value) / expected[j]!.spread) ** 2;
  }
  return cost;
}

function nameOf({ known, cell }: LitPlace, faceOf: (cell: number) => number): string {
  return known === 'wall' ? `wall ${faceOf(cell)}` : known;
}
