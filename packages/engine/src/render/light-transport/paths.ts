import type { FlatScene } from '../flat-scene.ts';
import { LAMPS, type LightLedger, SKY } from './light-ledger.ts';
import { createDrawnLight, type DrawingContext } from './lights/drawn-light.ts';
import { createPathSums, type PathSums } from './path-sums.ts';
import type { MaterialTable } from './scattering/material-table.ts';
import { bounceShare } from './strategy.ts';
import { createSurface, DETAIL, OFFSET, readSurface, type Surface } from './surface.ts';

/** The data of the scene that paths need. */
export interface PathContext extends DrawingContext {
  readonly scene: FlatScene;
  readonly table: MaterialTable;
  /** Bounces after the first surface. */
  readonly bounces: number;
  /** The most that light by way of other surfaces may count for, so that rare bright paths leave no sparks. */
  readonly clamp: number;
  /** Records light by its source, for scenes that are traced in layers. */
  readonly ledger?: LightLedger | undefined;
}

/** Traces the light that one path at a time brings to its beginning. */
export interface Paths {
  /** Light of the path's first surface, sent out or reflected straight from lights, then all other light. */
  readonly direct: Float64Array;
  readonly indirect: Float64Array;
  /** The first surface, valid after `follow`. */
  readonly first: Surface;
  /**
   * Follows the ray that has just met the caster's hit. `chance` is how likely (per steradian) the ray was drawn by a
   * bounce; 0 = it comes from the camera. `footprint` in meters is the size of one sample at the hit.
   */
  follow(from: Float64Array, towards: Float64Array, chance: number, footprint: number): void;
}

/** Less sharp bounces (per steradian) are matte: their details are invisible. */
const SHARP = 25;
/** Least GGX alpha after a matte bounce (Kaplanyan & Dachsbacher 2013, path space regularization, simplified). */
const WIDENED = 0.2;
/** Largest emission that matte bounces count: small bright things are separate lights. */
const BRIGHTEST_GLOW = 2;
/** A shadow ray for less light than this share of `clamp` is only sometimes sent. */
const FAINT = 0.004;

/**
 * Path tracing (Kajiya 1986): at every surface lights are drawn and weighed against bouncing into them (multiple
 * importance sampling); dim paths end by Russian roulette.
 */
export function createPaths(context: PathContext): Paths {
  const { scene, caster, table, bsdf, sampler, light, lamps, bounces, clamp, strategy, ledger } = context;
  const { hit } = caster;
  const { pair } = sampler;
  const source = { scene, table, hit };
  const sums = createPathSums(clamp, ledger);
  const drawn = createDrawnLight(context, sums);
  const { direct, indirect, carried } = sums;
  const first = createSurface();
  const later = createSurface();
  const from = new Float64Array(3);
  const towards = new Float64Array(3);

  /** Adds the lamp that the ray meets before anything else; false when there is none. */
  function addLamp(far: number, chance: number, found: Float64Array): boolean {
    if (lamps.count === 0 || !lamps.met(from, towards, far)) return false;
    const { radiance, reach } = lamps.sample;
    sums.add(found, radiance, bounceShare(strategy, chance, reach[0]!), LAMPS);
    return true;
  }

  /** Adds the light outside, in which the path ends; false when it goes on at a `surface` that passes light on. */
  function addOutside(met: boolean, chance: number, found: Float64Array, surface: Surface): boolean {
    const pane = met ? scene.pane[hit.triangle]! : -1;
    if (light.escape(from, towards, met ? hit.distance : Infinity, pane, surface)) return false;
    const { radiance, reach } = light.sample;
    sums.add(found, radiance, bounceShare(strategy, chance, reach[0]!), SKY);
    return true;
  }

  /** Stands for the bounces after the last one: the mean light between surfaces, on the matte part of this one. */
  function addAmbient({ albedo, material }: Surface, into: Float64Array): void {
    for (let k = 0; k < 3; k++) carried[k]! *= albedo[k]!;
    sums.add(into, light.ambient, 1 - table.metallic[material]!, SKY);
  }

  /** Chooses the next ray of the path; false when the path ends here, which dim ones do by chance. */
  function bounceOff({ place, face }: Surface, mayEnd: boolean): boolean {
    const lobe = sampler.next();
    sampler.nextPair();
    if (!bsdf.sample(lobe, pair[0]!, pair[1]!)) return false;
    for (let k = 0; k < 3; k++) carried[k]! *= bsdf.value[k]!;
    if (mayEnd) {
      const survive = Math.min(0.95, Math.max(carried[0]!, carried[1]!, carried[2]!));
      if (sampler.next() >= survive) return false;
      for (let k = 0; k < 3; k++) carried[k]! /= survive;
    }
    for (let k = 0; k < 3; k++) towards[k] = bsdf.direction[k]!;
    const facing = face[0]! * towards[0]! + face[1]! * towards[1]! + face[2]! * towards[2]!;
    const side = facing > 0 ? OFFSET : -OFFSET;
    for (let k = 0; k < 3; k++) from[k] = place[k]! + side * face[k]!;
    return true;
  }

  function follow(start: Float64Array, aim: Float64Array, startChance: number, footprint: number): void {
    for (let k = 0; k < 3; k++) {
      from[k] = start[k]!;
      towards[k] = aim[k]!;
    }
    sums.begin();
    let chance = startChance;
    let rough = startChance > 0 && startChance < SHARP;
    for (let bounce = 0; ; bounce++) {
      const surface = bounce === 0 ? first : later;
      const into = bounce === 0 ? direct : indirect;
      // Lights met by the first bounce have lit the first surface straight.
      const found = bounce === 1 ? direct : into;
      const met = bounce === 0 || caster.closest(from, towards);
      if (bounce > 0 && addLamp(met ? hit.distance : Infinity, chance, found)) break;
      if (met && scene.pane[hit.triangle]! < 0) {
        const fine = bounce === 0 && startChance === 0 ? DETAIL.relief : DETAIL.texture;
        readSurface(source, from, towards, rough ? DETAIL.mean : fine, bounce === 0 ? footprint : 0, surface);
        addGlow(sums, table, surface, rough ? BRIGHTEST_GLOW : Infinity, into);
        ledger?.meet(scene.object[hit.triangle]!);
      } else if (addOutside(met, chance, found, surface)) break;
      bsdf.begin(surface, rough ? WIDENED : 0);
      drawn.add(surface, into, bounce === 0 ? 0 : FAINT * clamp);
      if (bounce >= bounces) {
        addAmbient(surface, into);
        break;
      }
      if (!bounceOff(surface, bounce >= 1)) break;
      chance = bsdf.pdf[0]!;
      if (chance < SHARP) rough = true;
    }
    sums.end();
  }

  return { direct, indirect, first, follow };
}

/** Adds light that a surface sends out by itself, no more than `most` of it. */
function addGlow(
  { carried, addWeighed }: PathSums,
  { emits, emission }: MaterialTable,
  { material }: Surface,
  most: number,
  into: Float64Array,
): void {
  if (emits[material] !== 1) return;
  addWeighed(
    into,
    carried[0]! * Math.min(most, emission[material * 3]!),
    carried[1]! * Math.min(most, emission[material * 3 + 1]!),
    carried[2]! * Math.min(most, emission[material * 3 + 2]!),
    LAMPS,
  );
}
