import { cosineDirection } from '../basis.ts';
import type { Lamps } from '../lights/lamps.ts';
import type { Sun } from '../lights/sun.ts';
import { createSurface, OFFSET } from '../surface.ts';
import { createFloorMirror, type MirrorParts } from './floor-mirror.ts';
import { FLOOR } from './room-box.ts';

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
  look(from: Float64Array, towards: Float64Array): void;
}

/** What lights the room, and what is traced in it. */
interface Parts extends MirrorParts {
  readonly lamps: Lamps;
  readonly sun: Sun | undefined;
}

/**
 * Compares the room's light with and without things by the same random directions: where no thing is near, both are
 * the same number, so that their ratio changes nothing (Debevec 1998, differential rendering).
 */
export function createRoomLight(parts: Parts): RoomLight {
  const { caster, sampler, light, lamps, sun, paths } = parts;
  const { pair } = sampler;
  const { box } = light;
  const withThings = new Float64Array(3);
  const without = new Float64Array(3);
  const mirrored = new Float64Array(3);
  const direction = new Float64Array(3);
  const spot = createSurface();
  const { place, normal } = spot;
  const addMirrored = createFloorMirror(parts, spot, mirrored);

  const blocked = (towards: Float64Array, limit: number): boolean =>
    caster.blocked(place, towards, limit - 2 * OFFSET);
  const cosineTo = (towards: Float64Array): number =>
    normal[0]! * towards[0]! + normal[1]! * towards[1]! + normal[2]! * towards[2]!;

  /** Adds light of the room; with things only where the way to it is open. */
  function addRoom(radiance: Float64Array, factor: number, open: boolean): void {
    for (let k = 0; k < 3; k++) {
      const amount = factor * radiance[k]!;
      without[k]! += amount;
      if (open) withThings[k]! += amount;
    }
  }

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
    addRoom(radiance, factor, !blocked(towards, reach[1]!));
  }

  function addBounced(): void {
    sampler.nextPair();
    const own = cosineDirection(pair[0]!, pair[1]!, normal, direction) / Math.PI;
    light.photographed(place, direction);
    const { radiance, reach } = light.sample;
    const share = (own * own) / (own * own + reach[0]! * reach[0]!);
    const open = !caster.closest(place, direction, reach[1]! + OFFSET);
    addRoom(radiance, share, open);
    if (open) return;
    paths.follow(place, direction, own, 0);
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
    addRoom(radiance, cosine / Math.PI, !blocked(towards, Infinity));
  }

  return {
    with: withThings,
    without,
    normal,
    mirrored,
    look(from, towards) {
      withThings.fill(0);
      without.fill(0);
      mirrored.fill(0);
      const face = box.faceOf(box.exit(from, towards));
      for (let k = 0; k < 3; k++) {
        normal[k] = box.normals[face * 3 + k]!;
        place[k] = box.place[k]! + OFFSET * normal[k]!;
        spot.out[k] = -towards[k]!;
      }
      addDrawn();
      addBounced();
      addLamps();
      addSun();
      if (face === FLOOR) addMirrored();
    },
  };
}
