import type { FlatScene, RayCaster } from '../flat-scene.ts';
import type { Bsdf } from './bsdf.ts';
import type { Lamps } from './lamps.ts';
import { LAMPS, type LightLedger, SKY, SUN } from './light-ledger.ts';
import type { LightSample, LightSource } from './light-sample.ts';
import type { MaterialTable } from './material-table.ts';
import type { Sampler } from './sampler.ts';
import type { Sun } from './sun.ts';
import { createSurface, DETAIL, readSurface, type Surface } from './surface.ts';

/** The data of the scene that paths need. */
export interface PathContext {
  readonly scene: FlatScene;
  readonly caster: RayCaster;
  readonly table: MaterialTable;
  readonly bsdf: Bsdf;
  readonly sampler: Sampler;
  readonly light: LightSource;
  readonly lamps: Lamps;
  readonly sun: Sun | undefined;
  /** Bounces after the first surface. */
  readonly bounces: number;
  /** The most that light by way of other surfaces may count for, so that rare bright paths leave no sparks. */
  readonly clamp: number;
  /** Whether light is found by drawing it, by bouncing into it, or both ways (the same mean; for comparison). */
  readonly strategy: Strategy;
  /** Records light by its source, for scenes that are traced in layers. */
  readonly ledger?: LightLedger | undefined;
}

export type Strategy = 'both' | 'draw' | 'bounce';

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
  follow(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    chance: number,
    footprint: number,
  ): void;
}

/** Meters by which rays start off a surface. */
export const OFFSET = 2e-4;
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
 * importance sampling with the power heuristic, Veach & Guibas 1995); dim paths end by Russian roulette.
 */
export function createPaths(context: PathContext): Paths {
  const { scene, caster, table, bsdf, sampler, light, lamps, sun, bounces, clamp, strategy, ledger } =
    context;
  const { hit } = caster;
  const { pair } = sampler;
  const direct = new Float64Array(3);
  const indirect = new Float64Array(3);
  const first = createSurface();
  const later = createSurface();

  /** Share of a light found by a technique of likelihood `own` when the other one has `other`. */
  function bounceShare(own: number, other: number): number {
    if (strategy === 'both') return own <= 0 ? 1 : (own * own) / (own * own + other * other);
    return strategy === 'bounce' || own <= 0 || other <= 0 ? 1 : 0;
  }

  function drawShare(own: number, other: number): number {
    if (strategy === 'both') return (own * own) / (own * own + other * other);
    return strategy === 'draw' ? 1 : 0;
  }

  /** Adds one drawn light, reflected at `surface`, to `into`, if it is not hidden. */
  function addDrawn(
    surface: Surface,
    drawn: LightSample,
    share: boolean,
    tr: number,
    tg: number,
    tb: number,
    into: Float64Array,
    faint: number,
    source: number,
  ): void {
    const dx = drawn.direction[0]!;
    const dy = drawn.direction[1]!;
    const dz = drawn.direction[2]!;
    if (!bsdf.evaluate(dx, dy, dz)) return;
    const pdf = drawn.reach[0]!;
    let factor = (share ? drawShare(pdf, bsdf.pdf[0]!) : 1) / pdf;
    const r = tr * bsdf.value[0]! * drawn.radiance[0]!;
    const g = tg * bsdf.value[1]! * drawn.radiance[1]!;
    const b = tb * bsdf.value[2]! * drawn.radiance[2]!;
    const most = factor * Math.max(r, g, b);
    if (!(most > 0)) return;
    if (most < faint) {
      const chance = most / faint;
      if (sampler.next() >= chance) return;
      factor /= chance;
    }
    const { place, face } = surface;
    const side = face[0]! * dx + face[1]! * dy + face[2]! * dz > 0 ? OFFSET : -OFFSET;
    if (
      caster.blocked(
        place[0]! + side * face[0]!,
        place[1]! + side * face[1]!,
        place[2]! + side * face[2]!,
        dx,
        dy,
        dz,
        drawn.reach[1]! - 2 * OFFSET,
      )
    ) {
      return;
    }
    into[0]! += factor * r;
    into[1]! += factor * g;
    into[2]! += factor * b;
    ledger?.add(source, into === direct, factor * r, factor * g, factor * b);
  }

  function addLights(
    surface: Surface,
    tr: number,
    tg: number,
    tb: number,
    into: Float64Array,
    faint: number,
  ): void {
    light.prepare(surface);
    const pick = sampler.next();
    sampler.nextPair();
    if (light.draw(surface, pick, pair[0]!, pair[1]!)) {
      addDrawn(surface, light.sample, true, tr, tg, tb, into, faint, SKY);
    }
    if (lamps.count > 0) {
      lamps.prepare(surface);
      const lamp = sampler.next();
      sampler.nextPair();
      if (lamps.draw(surface, lamp, pair[0]!, pair[1]!)) {
        addDrawn(surface, lamps.sample, true, tr, tg, tb, into, faint, LAMPS);
      }
    }
    if (sun) {
      sampler.nextPair();
      if (sun.draw(surface.place, pair[0]!, pair[1]!)) {
        addDrawn(surface, sun.sample, false, tr, tg, tb, into, faint, SUN);
      }
    }
  }

  function add(
    into: Float64Array,
    r: number,
    g: number,
    b: number,
    radiance: Float64Array,
    share: number,
    source: number,
  ): void {
    const red = r * share * radiance[0]!;
    const green = g * share * radiance[1]!;
    const blue = b * share * radiance[2]!;
    into[0]! += red;
    into[1]! += green;
    into[2]! += blue;
    ledger?.add(source, into === direct, red, green, blue);
  }

  function follow(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    startChance: number,
    footprint: number,
  ): void {
    direct.fill(0);
    indirect.fill(0);
    let tr = 1;
    let tg = 1;
    let tb = 1;
    let chance = startChance;
    let rough = startChance > 0 && startChance < SHARP;
    let met = true;
    ledger?.begin();
    for (let bounce = 0; ; bounce++) {
      const surface = bounce === 0 ? first : later;
      const into = bounce === 0 ? direct : indirect;
      // Lights met by the first bounce have lit the first surface straight.
      const found = bounce === 1 ? direct : into;
      if (bounce > 0) met = caster.closest(ox, oy, oz, dx, dy, dz);
      if (lamps.count > 0 && bounce > 0 && lamps.met(ox, oy, oz, dx, dy, dz, met ? hit.distance : Infinity)) {
        add(found, tr, tg, tb, lamps.sample.radiance, bounceShare(chance, lamps.sample.reach[0]!), LAMPS);
        break;
      }
      const pane = met ? scene.pane[hit.triangle]! : -1;
      if (!met || pane >= 0) {
        const far = met ? hit.distance : Infinity;
        if (!light.escape(ox, oy, oz, dx, dy, dz, far, pane, surface)) {
          add(found, tr, tg, tb, light.sample.radiance, bounceShare(chance, light.sample.reach[0]!), SKY);
          break;
        }
      } else {
        const detail =
          bounce === 0 && startChance === 0 ? DETAIL.relief : rough ? DETAIL.mean : DETAIL.texture;
        readSurface(scene, table, hit, ox, oy, oz, dx, dy, dz, detail, bounce === 0 ? footprint : 0, surface);
        const m = surface.material;
        if (table.emits[m] === 1) {
          const most = rough ? BRIGHTEST_GLOW : Infinity;
          into[0]! += tr * Math.min(most, table.emission[m * 3]!);
          into[1]! += tg * Math.min(most, table.emission[m * 3 + 1]!);
          into[2]! += tb * Math.min(most, table.emission[m * 3 + 2]!);
          ledger?.add(
            LAMPS,
            into === direct,
            tr * Math.min(most, table.emission[m * 3]!),
            tg * Math.min(most, table.emission[m * 3 + 1]!),
            tb * Math.min(most, table.emission[m * 3 + 2]!),
          );
        }
        ledger?.meet(scene.object[hit.triangle]!);
      }
      bsdf.begin(surface, rough ? WIDENED : 0);
      addLights(surface, tr, tg, tb, into, bounce === 0 ? 0 : FAINT * clamp);
      if (bounce >= bounces) {
        const matte = 1 - table.metallic[surface.material]!;
        add(
          into,
          tr * surface.albedo[0]!,
          tg * surface.albedo[1]!,
          tb * surface.albedo[2]!,
          light.ambient,
          matte,
          SKY,
        );
        break;
      }
      const lobe = sampler.next();
      sampler.nextPair();
      if (!bsdf.sample(lobe, pair[0]!, pair[1]!)) break;
      tr *= bsdf.value[0]!;
      tg *= bsdf.value[1]!;
      tb *= bsdf.value[2]!;
      if (bounce >= 1) {
        const survive = Math.min(0.95, Math.max(tr, tg, tb));
        if (sampler.next() >= survive) break;
        tr /= survive;
        tg /= survive;
        tb /= survive;
      }
      chance = bsdf.pdf[0]!;
      if (chance < SHARP) rough = true;
      dx = bsdf.direction[0]!;
      dy = bsdf.direction[1]!;
      dz = bsdf.direction[2]!;
      const { place, face } = surface;
      const side = face[0]! * dx + face[1]! * dy + face[2]! * dz > 0 ? OFFSET : -OFFSET;
      ox = place[0]! + side * face[0]!;
      oy = place[1]! + side * face[1]!;
      oz = place[2]! + side * face[2]!;
    }
    const most = Math.max(indirect[0]!, indirect[1]!, indirect[2]!);
    if (most > clamp) {
      const scale = clamp / most;
      indirect[0]! *= scale;
      indirect[1]! *= scale;
      indirect[2]! *= scale;
    }
    ledger?.end(most > clamp ? clamp / most : 1);
  }

  return { direct, indirect, first, follow };
}
