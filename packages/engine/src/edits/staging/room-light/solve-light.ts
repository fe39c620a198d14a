import { CEILING, createRoomBox, FLOOR } from '../../../render/light-transport/room-box.ts';
import { gatherLight, KNOWN, type Known, type LitPlace } from './gather-light.ts';
import { type NormalEquations, solveAboveZero } from './least-squares.ts';
import type { PhotoBox } from './project-on-box.ts';

/** What a photo's box lacks to be a light source. */
export interface SolvedLight {
  /** Factor on the radiance of every cell: 1 where the photo shows it. */
  readonly gains: Float32Array;
  /** Share of light that the painted walls, the floor and the ceiling send back. */
  readonly albedo: Albedo;
}

type Albedo = Readonly<Record<Known, number>>;

/** What walls, floors and ceilings usually send back, how far (as a logarithm) they stray from it, what is tried. */
const USUAL: Record<
  Known,
  { readonly albedo: number; readonly spread: number; readonly tried: readonly number[] }
> = {
  wall: { albedo: 0.64, spread: 0.4, tried: [0.1, 0.15, 0.22, 0.32, 0.42, 0.52, 0.6, 0.68, 0.76, 0.84] },
  floor: { albedo: 0.34, spread: 0.6, tried: [0.07, 0.11, 0.16, 0.24, 0.34, 0.45, 0.58, 0.72] },
  ceiling: { albedo: 0.8, spread: 0.1, tried: [0.72, 0.8, 0.87] },
};
/** How far (as a share) brightness strays from what light and albedo say: texture, gloss, furniture, a wrong box. */
const NOISE = 0.15;
/** Errors of neighboring places are alike: all places together tell as much as this many. */
const EVIDENCE = 80;
/**
 * Gains expected and how far they stray, if most light comes from a window in view (burnt out, or darkened to show the
 * garden, as in listings), and if it comes from one out of view. Both are tried.
 */
const HYPOTHESES = [
  {
    burnt: { gain: 8, spread: 20 },
    other: { gain: 1, spread: 12 },
    unseen: { gain: 1, spread: 2.5 },
    unlikely: { gain: 1, spread: 1 },
  },
  {
    burnt: { gain: 4, spread: 6 },
    other: { gain: 1, spread: 1 },
    unseen: { gain: 1, spread: 18 },
    unlikely: { gain: 1, spread: 5 },
  },
] as const;
type Unknown = keyof (typeof HYPOTHESES)[number];
/** Blocks a side of a face in which light out of view is looked for: a window fills about one or two. */
const BLOCKS = 4;
const SWEEPS = { trying: 25, final: 120 };

interface Prior {
  readonly gain: number;
  readonly spread: number;
}

/**
 * Finds how bright burnt-out cells and the parts of the room out of view must be so that what is in view is lit as the
 * photo shows it: known brightness = albedo x light gathered from the box, in the manner of Karsch et al. (2011), with
 * an unknown for every block of the box, so that a window beside or behind the camera gives itself away by the shading
 * of walls, floor and ceiling. Brightness and albedo trade against each other, so albedos are tried one by one.
 */
export function solveLight(box: PhotoBox): SolvedLight {
  const { unknownOf, unknowns } = nameUnknowns(box);
  const places = gatherLight(box, unknownOf, unknowns.length);
  const sums = sumUp(places, unknowns.length);
  let albedo: Albedo = { wall: USUAL.wall.albedo, floor: USUAL.floor.albedo, ceiling: USUAL.ceiling.albedo };
  let solution: Float64Array = new Float64Array(unknowns.length).fill(1);
  let priors: readonly Prior[] = [];
  let least = Infinity;
  for (const hypothesis of HYPOTHESES) {
    const expected = unknowns.map((unknown) => hypothesis[unknown]);
    let trial = Float64Array.from(expected, ({ gain }) => gain);
    for (const tried of combinations(sums)) {
      trial = Float64Array.from(solveAboveZero(equationsFor(tried, sums, expected), trial, SWEEPS.trying));
      const cost = costOf(trial, tried, places, expected);
      if (cost >= least) continue;
      least = cost;
      albedo = tried;
      solution = trial;
      priors = expected;
    }
  }
  solution = solveAboveZero(equationsFor(albedo, sums, priors), solution, SWEEPS.final);
  const gains = Float32Array.from(unknownOf, (unknown) => (unknown < 0 ? 1 : solution[unknown]!));
  return { gains, albedo };
}

/**
 * Numbers the unknowns (the floor and the foot of walls seldom send light): what is burnt out on each face, and each block that is out of view or neither wall nor floor
 * nor ceiling (it may be a window). -1 = brightness known.
 */
function nameUnknowns(box: PhotoBox): {
  readonly unknownOf: Int32Array;
  readonly unknowns: readonly Unknown[];
} {
  const { cells, state } = box;
  const room = createRoomBox(box);
  const names = new Map<string, number>();
  const unknowns: Unknown[] = [];
  const unknownOf = Int32Array.from(state, (kind, cell) => {
    const face = room.faceOf(cell);
    if (kind === 'wall' || kind === 'floor' || kind === 'ceiling' || (kind === 'other' && face === FLOOR))
      return -1;
    const inFace = cell % (cells * cells);
    const block = [inFace % cells, Math.floor(inFace / cells)].map((n) => Math.floor((n * BLOCKS) / cells));
    const name = kind === 'burnt' ? `burnt ${face}` : `${kind} ${face} ${block}`;
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, unknowns.length);
    const holdsNoWindow = face === FLOOR || (face !== CEILING && block[1] === 0);
    return unknowns.push(kind === 'unseen' && holdsNoWindow ? 'unlikely' : kind) - 1;
  });
  return { unknownOf, unknowns };
}

/** For each kind of surface the sums from which normal equations for any albedo are put together. */
interface Sums {
  readonly known: Known;
  readonly products: Float64Array;
  readonly once: Float64Array;
  readonly twice: Float64Array;
}

function sumUp(places: readonly LitPlace[], count: number): Sums[] {
  const weight = EVIDENCE / Math.max(1, places.length) / NOISE ** 2;
  return KNOWN.flatMap((known) => {
    const own = places.filter((place) => place.known === known);
    if (own.length === 0) return [];
    const sums = {
      known,
      products: new Float64Array(count * count),
      once: new Float64Array(count),
      twice: new Float64Array(count),
    };
    for (const { brightness, seen, unknown } of own) {
      for (let i = 0; i < count; i++) {
        const factor = (unknown[i]! / brightness) * weight;
        if (factor === 0) continue;
        sums.once[i]! += factor;
        sums.twice[i]! += (factor * seen) / brightness;
        for (let j = 0; j < count; j++) sums.products[i * count + j]! += (factor * unknown[j]!) / brightness;
      }
    }
    return [sums];
  });
}

/** Relative errors: albedo x (seen + unknown light) / brightness should be 1. */
function equationsFor(albedo: Albedo, sums: readonly Sums[], priors: readonly Prior[]): NormalEquations {
  const count = priors.length;
  const products = new Float64Array(count * count);
  const targets = new Float64Array(count);
  for (const { known, products: own, once, twice } of sums) {
    const a = albedo[known];
    for (let n = 0; n < own.length; n++) products[n]! += a * a * own[n]!;
    for (let i = 0; i < count; i++) targets[i]! += a * once[i]! - a * a * twice[i]!;
  }
  for (const [i, { gain, spread }] of priors.entries()) {
    products[i * count + i]! += 1 / spread ** 2;
    targets[i]! += gain / spread ** 2;
  }
  return { products, targets };
}

function combinations(sums: readonly Sums[]): Albedo[] {
  const tried = (known: Known) =>
    sums.some((sum) => sum.known === known) ? USUAL[known].tried : [USUAL[known].albedo];
  return tried('ceiling').flatMap((ceiling) =>
    tried('wall').flatMap((wall) => tried('floor').map((floor) => ({ wall, floor, ceiling }))),
  );
}

/** How unlikely a solution is; errors count as logarithms, so that too dark and too bright are alike. */
function costOf(
  solution: Float64Array,
  albedo: Albedo,
  places: readonly LitPlace[],
  priors: readonly Prior[],
): number {
  let cost = 0;
  for (const { known, brightness, seen, unknown } of places) {
    let light = seen;
    for (let i = 0; i < unknown.length; i++) light += unknown[i]! * solution[i]!;
    const miss = Math.min(1, Math.abs(Math.log((albedo[known] * Math.max(1e-6, light)) / brightness)));
    cost += ((EVIDENCE / places.length) * miss ** 2) / NOISE ** 2;
  }
  for (const [i, { gain, spread }] of priors.entries()) cost += ((solution[i]! - gain) / spread) ** 2;
  for (const known of KNOWN)
    cost += (Math.log(albedo[known] / USUAL[known].albedo) / USUAL[known].spread) ** 2;
  return cost;
}
