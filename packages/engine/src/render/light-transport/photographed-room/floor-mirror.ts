import type { RayCaster } from '../../flat-scene.ts';
import type { Paths } from '../paths.ts';
import type { Sampler } from '../sampler.ts';
import { facets, reflectionPdf, schlick, visibility, visibleNormal } from '../scattering/ggx.ts';
import { OFFSET, type Surface } from '../surface.ts';
import type { BoxLight } from './box-light.ts';

/** The photographed room's light and its things, as a glossy floor mirrors them. */
export interface MirrorParts {
  readonly caster: RayCaster;
  readonly sampler: Sampler;
  readonly light: BoxLight;
  readonly paths: Paths;
  readonly floor: { readonly coat: number; readonly roughness: number };
}

/** Least GGX alpha of the floor, so that every number stays finite. */
const LEAST_ALPHA = 0.003;

/**
 * Gives a function that writes the change of the mirror image at `spot` to `mirrored`: light of the things in it, less
 * the room's that they hide. Where it finds no change, it leaves `mirrored` as it is.
 */
export function createFloorMirror(parts: MirrorParts, spot: Surface, mirrored: Float64Array): () => void {
  const { caster, sampler, light, paths, floor } = parts;
  const { pair } = sampler;
  const { place, normal, out } = spot;
  const alpha = Math.max(LEAST_ALPHA, floor.roughness * floor.roughness);
  const half = new Float64Array(3);
  const direction = new Float64Array(3);
  const hidden = new Float64Array(3);

  return () => {
    if (floor.coat <= 0) return;
    sampler.nextPair();
    visibleNormal(pair[0]!, pair[1]!, out, normal, alpha, half);
    const facing = out[0]! * half[0]! + out[1]! * half[1]! + out[2]! * half[2]!;
    for (let k = 0; k < 3; k++) direction[k] = 2 * facing * half[k]! - out[k]!;
    const cosOut = out[0]! * normal[0]! + out[1]! * normal[1]! + out[2]! * normal[2]!;
    const cosIn = direction[0]! * normal[0]! + direction[1]! * normal[1]! + direction[2]! * normal[2]!;
    if (cosIn <= 0 || cosOut <= 0 || facing <= 0) return;
    light.photographed(place, direction);
    for (let k = 0; k < 3; k++) hidden[k] = light.sample.radiance[k]!;
    if (!caster.closest(place, direction, light.sample.reach[1]! + OFFSET)) return;
    const cosHalf = half[0]! * normal[0]! + half[1]! * normal[1]! + half[2]! * normal[2]!;
    const chance = reflectionPdf(cosHalf, cosOut, alpha);
    const fresnel = floor.coat + (1 - floor.coat) * schlick(facing);
    const weight = (fresnel * facets(cosHalf, alpha) * visibility(cosOut, cosIn, alpha) * cosIn) / chance;
    paths.follow(place, direction, chance, 0);
    for (let k = 0; k < 3; k++) {
      mirrored[k] = weight * (paths.direct[k]! + paths.indirect[k]! - hidden[k]!);
    }
  };
}
