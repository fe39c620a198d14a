import type { RayCaster } from '../flat-scene.ts';
import { cosineDirection } from './basis.ts';
import type { BoxLight } from './box-light.ts';
import { facets, reflectionPdf, schlick, visibility, visibleNormal } from './ggx.ts';
import type { Lamps } from './lamps.ts';
import { OFFSET, type Paths } from './paths.ts';
import { FLOOR } from './room-box.ts';
import type { Sampler } from './sampler.ts';
import type { Sun } from './sun.ts';
import { createSurface } from './surface.ts';

/** Light on the photographed room's own surfaces. */
export interface RoomLight {
  /** Irradiance divided by pi at the last place, with the things and without them. */
  readonly with: Float64Array;
  readonly without: Float64Array;
  /** Of the surface at the last place. */
  readonly normal: Float64Array;
  /** The change of the floor's mirror image. */
  readonly mirrored: Float64Array;
  /** Looks at the place of the room where a camera ray that met nothing ends. */
  look(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number): void;
}

interface Parts {
  readonly caster: RayCaster;
  readonly sampler: Sampler;
  readonly light: BoxLight;
  readonly lamps: Lamps;
  readonly sun: Sun | undefined;
  readonly paths: Paths;
  readonly floor: { readonly coat: number; readonly roughness: number };
}

/**
 * Compares the room's light with and without things by the same random directions: where no thing is near, both are
 * the same number, so that their ratio changes nothing (Debevec 1998, differential rendering).
 */
export function createRoomLight(parts: Parts): RoomLight {
  const { caster, sampler, light, lamps, sun, paths, floor } = parts;
  const { pair } = sampler;
  const { box } = light;
  const withThings = new Float64Array(3);
  const without = new Float64Array(3);
  const mirrored = new Float64Array(3);
  const direction = new Float64Array(3);
  const half = new Float64Array(3);
  const spot = createSurface();
  const { place, normal } = spot;
  const alpha = Math.max(0.003, floor.roughness * floor.roughness);

  const blocked = (towards: Float64Array, limit: number): boolean =>
    caster.blocked(
      place[0]!,
      place[1]!,
      place[2]!,
      towards[0]!,
      towards[1]!,
      towards[2]!,
      limit - 2 * OFFSET,
    );
  const cosineTo = (towards: Float64Array): number =>
    normal[0]! * towards[0]! + normal[1]! * towards[1]! + normal[2]! * towards[2]!;

  function addDrawn(): void {
    const pick = sampler.next();
    sampler.nextPair();
    if (!light.drawFrom(place, pick, pair[0]!, pair[1]!)) return;
    const { direction: towards, radiance, reach } = light.sample;
    const cosine = cosineTo(towards);
    if (cosine <= 0) return;
    const own = reach[0]!;
    const other = cosine / Math.PI;
    const factor = (other * own) / (own * own + other * other);
    const open = !blocked(towards, reach[1]!);
    for (let k = 0; k < 3; k++) {
      const amount = factor * radiance[k]!;
      without[k]! += amount;
      if (open) withThings[k]! += amount;
    }
  }

  function addBounced(): void {
    sampler.nextPair();
    const cosine = cosineDirection(pair[0]!, pair[1]!, normal[0]!, normal[1]!, normal[2]!, direction);
    const x = place[0]!;
    const y = place[1]!;
    const z = place[2]!;
    const dx = direction[0]!;
    const dy = direction[1]!;
    const dz = direction[2]!;
    const own = cosine / Math.PI;
    light.photographed(x, y, z, dx, dy, dz);
    const { radiance, reach } = light.sample;
    const share = (own * own) / (own * own + reach[0]! * reach[0]!);
    const far = reach[1]!;
    const open = !caster.closest(x, y, z, dx, dy, dz, far + OFFSET);
    for (let k = 0; k < 3; k++) {
      const amount = share * radiance[k]!;
      without[k]! += amount;
      if (open) withThings[k]! += amount;
    }
    if (open) return;
    paths.follow(x, y, z, dx, dy, dz, own, 0);
    for (let k = 0; k < 3; k++) withThings[k]! += paths.direct[k]! + paths.indirect[k]!;
  }

  function addLamps(): void {
    if (lamps.count === 0) return;
    lamps.prepare(spot);
    const pick = sampler.next();
    sampler.nextPair();
    if (!lamps.draw(spot, pick, pair[0]!, pair[1]!)) return;
    const { direction: towards, radiance, reach } = lamps.sample;
    const cosine = cosineTo(towards);
    if (cosine <= 0 || blocked(towards, reach[1]!)) return;
    const factor = cosine / (Math.PI * reach[0]!);
    for (let k = 0; k < 3; k++) withThings[k]! += factor * radiance[k]!;
  }

  function addSun(): void {
    if (!sun) return;
    sampler.nextPair();
    if (!sun.draw(place, pair[0]!, pair[1]!)) return;
    const { direction: towards, radiance } = sun.sample;
    const cosine = cosineTo(towards);
    if (cosine <= 0) return;
    const open = !blocked(towards, Infinity);
    for (let k = 0; k < 3; k++) {
      const amount = (cosine / Math.PI) * radiance[k]!;
      without[k]! += amount;
      if (open) withThings[k]! += amount;
    }
  }

  /** The mirror image in a glossy floor: light of the things in it, less the room's that they hide. */
  function addMirrored(ox: number, oy: number, oz: number): void {
    if (floor.coat <= 0) return;
    sampler.nextPair();
    visibleNormal(pair[0]!, pair[1]!, ox, oy, oz, normal[0]!, normal[1]!, normal[2]!, alpha, half);
    const facing = ox * half[0]! + oy * half[1]! + oz * half[2]!;
    const dx = 2 * facing * half[0]! - ox;
    const dy = 2 * facing * half[1]! - oy;
    const dz = 2 * facing * half[2]! - oz;
    const cosOut = ox * normal[0]! + oy * normal[1]! + oz * normal[2]!;
    const cosIn = dx * normal[0]! + dy * normal[1]! + dz * normal[2]!;
    if (cosIn <= 0 || cosOut <= 0 || facing <= 0) return;
    const [x, y, z] = [place[0]!, place[1]!, place[2]!];
    light.photographed(x, y, z, dx, dy, dz);
    const [hr, hg, hb] = light.sample.radiance as unknown as [number, number, number];
    if (!caster.closest(x, y, z, dx, dy, dz, light.sample.reach[1]! + OFFSET)) return;
    const cosHalf = half[0]! * normal[0]! + half[1]! * normal[1]! + half[2]! * normal[2]!;
    const chance = reflectionPdf(cosHalf, cosOut, alpha);
    const fresnel = floor.coat + (1 - floor.coat) * schlick(facing);
    const weight = (fresnel * facets(cosHalf, alpha) * visibility(cosOut, cosIn, alpha) * cosIn) / chance;
    paths.follow(x, y, z, dx, dy, dz, chance, 0);
    mirrored[0] = weight * (paths.direct[0]! + paths.indirect[0]! - hr);
    mirrored[1] = weight * (paths.direct[1]! + paths.indirect[1]! - hg);
    mirrored[2] = weight * (paths.direct[2]! + paths.indirect[2]! - hb);
  }

  return {
    with: withThings,
    without,
    normal,
    mirrored,
    look(ox, oy, oz, dx, dy, dz) {
      withThings.fill(0);
      without.fill(0);
      mirrored.fill(0);
      const face = box.faceOf(box.exit(ox, oy, oz, dx, dy, dz));
      for (let k = 0; k < 3; k++) {
        normal[k] = box.normals[face * 3 + k]!;
        place[k] = box.place[k]! + OFFSET * normal[k]!;
      }
      addDrawn();
      addBounced();
      addLamps();
      addSun();
      if (face === FLOOR) addMirrored(-dx, -dy, -dz);
    },
  };
}
