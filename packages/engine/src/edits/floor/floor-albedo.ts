import type { FloorDirection, FloorMaterial } from '@home-design/vocabulary';
import { compileMaterial } from '../../render/materials/compile-material.ts';
import type { RenderCamera } from '../../render/scene.ts';
import { floorMaterial } from './floor-materials.ts';
import { type FloorPlace, floorPlaceAt } from './floor-plane.ts';

/** Floor is seen at a slant, so a pixel covers a long strip of it; this is the largest number of samples for it. */
const MOST_SAMPLES = 6;
/** Angle in the room of the direction of the boards; 0 = across, a quarter turn = away from the camera. */
const TURN: Readonly<Record<FloorDirection, number>> = {
  lengthwise: Math.PI / 2,
  crosswise: 0,
  diagonal: Math.PI / 4,
};

/**
 * Writes the share of light that the new floor reflects in a pixel (linear red, green, blue); false if the pixel is
 * not on the floor.
 */
export type FloorAlbedo = (x: number, y: number, out: Float64Array) => boolean;

/**
 * The new floor on the plane of the old one, as the camera sees it: every pixel is the mean of its footprint
 * (Heckbert 1989, by samples along the longer axis of the footprint).
 *
 * @param camera of the size of the requested picture; its height above the floor gives the scale.
 */
export function floorAlbedo(
  camera: RenderCamera,
  name: FloorMaterial,
  direction: FloorDirection,
): FloorAlbedo {
  const { albedo } = compileMaterial(floorMaterial(name));
  const [cosine, sine] = [Math.cos(TURN[direction]), Math.sin(TURN[direction])];
  const place: FloorPlace = { x: 0, z: 0, acrossX: 0, acrossZ: 0, downX: 0, downZ: 0 };
  const sample = new Float64Array(3);
  return (x, y, out) => {
    if (!floorPlaceAt(camera, x, y, place)) return false;
    const across = Math.hypot(place.acrossX, place.acrossZ);
    const down = Math.hypot(place.downX, place.downZ);
    const isLong = down > across;
    const [long, short] = isLong ? [down, across] : [across, down];
    const [stepX, stepZ] = isLong ? [place.downX, place.downZ] : [place.acrossX, place.acrossZ];
    const count = Math.min(MOST_SAMPLES, Math.max(1, Math.round(long / short)));
    const footprint = Math.max(short, long / count);
    out.fill(0);
    for (let k = 0; k < count; k++) {
      const shift = (k + 0.5) / count - 0.5;
      const [px, pz] = [place.x + shift * stepX, place.z + shift * stepZ];
      albedo(cosine * px - sine * pz, sine * px + cosine * pz, sample, footprint);
      for (let c = 0; c < 3; c++) out[c]! += sample[c]! / count;
    }
    return true;
  };
}
