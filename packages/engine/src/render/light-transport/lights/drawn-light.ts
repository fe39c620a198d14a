import type { RayCaster } from '../../flat-scene.ts';
import { LAMPS, SKY, SUN } from '../light-ledger.ts';
import type { PathSums } from '../path-sums.ts';
import type { Sampler } from '../sampler.ts';
import type { Bsdf } from '../scattering/bsdf.ts';
import { drawShare, type Strategy } from '../strategy.ts';
import { OFFSET, type Surface } from '../surface.ts';
import type { Lamps } from './lamps.ts';
import type { LightSample, LightSource } from './light-sample.ts';
import type { Sun } from './sun.ts';

/** The lights of a scene, and what decides how much of them a surface reflects. */
export interface DrawingContext {
  readonly caster: RayCaster;
  readonly bsdf: Bsdf;
  readonly sampler: Sampler;
  readonly light: LightSource;
  readonly lamps: Lamps;
  readonly sun: Sun | undefined;
  /** How light is found (the mean is the same; for comparison). */
  readonly strategy: Strategy;
}

/** Light that is drawn at a surface and reflected there. */
export interface DrawnLight {
  /**
   * Draws a direction to each kind of light, and adds what is not hidden. A shadow ray for less light than `faint` is
   * only sometimes sent.
   */
  add(surface: Surface, into: Float64Array, faint: number): void;
}

/** Draws the lights of a scene for paths whose light is summed in `sums`. */
export function createDrawnLight(context: DrawingContext, sums: PathSums): DrawnLight {
  const { caster, bsdf, sampler, light, lamps, sun, strategy } = context;
  const { pair } = sampler;
  const { carried } = sums;
  const start = new Float64Array(3);

  /** Whether something stands between a surface and the light drawn there. */
  function isHidden({ place, face }: Surface, { direction, reach }: LightSample): boolean {
    const facing = face[0]! * direction[0]! + face[1]! * direction[1]! + face[2]! * direction[2]!;
    const side = facing > 0 ? OFFSET : -OFFSET;
    start[0] = place[0]! + side * face[0]!;
    start[1] = place[1]! + side * face[1]!;
    start[2] = place[2]! + side * face[2]!;
    return caster.blocked(start, direction, reach[1]! - 2 * OFFSET);
  }

  /** `isShared`: a bounce may find this light as well. */
  function addOne(
    surface: Surface,
    drawn: LightSample,
    isShared: boolean,
    into: Float64Array,
    faint: number,
    source: number,
  ): void {
    const { direction, radiance, reach } = drawn;
    if (!bsdf.evaluate(direction[0]!, direction[1]!, direction[2]!)) return;
    const pdf = reach[0]!;
    let factor = (isShared ? drawShare(strategy, pdf, bsdf.pdf[0]!) : 1) / pdf;
    const r = carried[0]! * bsdf.value[0]! * radiance[0]!;
    const g = carried[1]! * bsdf.value[1]! * radiance[1]!;
    const b = carried[2]! * bsdf.value[2]! * radiance[2]!;
    const most = factor * Math.max(r, g, b);
    if (!(most > 0)) return;
    if (most < faint) {
      const chance = most / faint;
      if (sampler.next() >= chance) return;
      factor /= chance;
    }
    if (!isHidden(surface, drawn)) sums.addWeighed(into, factor * r, factor * g, factor * b, source);
  }

  return {
    add(surface, into, faint) {
      light.prepare(surface);
      const pick = sampler.next();
      sampler.nextPair();
      if (light.draw(surface, pick, pair[0]!, pair[1]!)) {
        addOne(surface, light.sample, true, into, faint, SKY);
      }
      if (lamps.count > 0) {
        lamps.prepare(surface);
        const lamp = sampler.next();
        sampler.nextPair();
        if (lamps.draw(surface, lamp, pair[0]!, pair[1]!)) {
          addOne(surface, lamps.sample, true, into, faint, LAMPS);
        }
      }
      if (sun) {
        sampler.nextPair();
        if (sun.draw(surface.place, pair[0]!, pair[1]!)) {
          addOne(surface, sun.sample, false, into, faint, SUN);
        }
      }
    },
  };
}
