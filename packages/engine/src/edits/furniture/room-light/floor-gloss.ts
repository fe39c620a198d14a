import type { Vec3 } from '../../../base/geometry/vector.ts';
import { createRoomBox } from '../../../render/light-transport/photographed-room/room-box.ts';
import { gatherLight } from './gather-light.ts';
import { brightnessOf, type PhotoBox, placeOfCell } from './project-on-box.ts';

/** The gloss of a floor: reflectance seen straight on, and GGX roughness. */
export interface FloorGloss {
  readonly coat: number;
  readonly roughness: number;
}

/** Floors without visible mirror images still have a little gloss. */
const DULL: FloorGloss = { coat: 0.012, roughness: 0.55 };
const ROUGHNESSES = [0.15, 0.28, 0.45] as const;
/** Varnish, glaze and polished stone. */
const STRONGEST = 0.06;
/** Smallest share of the floor's unevenness that mirror images explain. */
const EXPLAINED = 0.25;
const LEAST_PLACES = 40;
const DIRECTIONS = 24;
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/**
 * The gloss of the photographed floor: its brightness is split into matte light, as gathered from the box, and mirror
 * images of the box's windows and walls, for a few roughnesses; the split that explains most wins.
 *
 * @param box with its final radiance.
 */
export function floorGloss(box: PhotoBox, eye: Vec3): FloorGloss {
  const places = gatherLight(box, new Int32Array(box.state.length).fill(-1), 0).filter(
    ({ known }) => known === 'floor',
  );
  if (places.length < LEAST_PLACES) return DULL;
  let best = DULL;
  let most = EXPLAINED;
  for (const roughness of ROUGHNESSES) {
    const mirrored = places.map(({ cell }) => mirroredAt(box, cell, eye, roughness));
    const [matte, , alone] = fit(places.map(({ seen, brightness }) => [seen / brightness, 0]));
    const [, gloss, together] = fit(
      places.map(({ seen, brightness }, i) => [seen / brightness, mirrored[i]! / brightness]),
    );
    if (matte <= 0 || gloss <= 0) continue;
    const explained = 1 - together / Math.max(1e-9, alone);
    if (explained <= most) continue;
    most = explained;
    best = { coat: Math.min(STRONGEST, Math.max(DULL.coat, gloss)), roughness };
  }
  return best;
}

/**
 * Light to the eye from a mirror with a reflectance of 1 seen straight on, growing towards grazing angles like
 * varnish.
 */
function mirroredAt(box: PhotoBox, cell: number, eye: Vec3, roughness: number): number {
  const room = createRoomBox(box);
  const [x, y, z] = placeOfCell(box, cell);
  const [dx, dy, dz] = [x - eye[0], y - eye[1], z - eye[2]];
  const far = Math.hypot(dx, dy, dz);
  const facing = Math.abs(dy) / far;
  const fresnel = 1 + (1 / 0.04 - 1) * (1 - facing) ** 5;
  const start = Float64Array.of(x, y + 1e-3, z);
  const mirrored = new Float64Array(3);
  let sum = 0;
  for (let i = 0; i < DIRECTIONS; i++) {
    const spread = roughness ** 2 * Math.sqrt(-Math.log(1 - (i + 0.5) / DIRECTIONS));
    const tiltX = spread * Math.cos(i * GOLDEN_ANGLE);
    const tiltZ = spread * Math.sin(i * GOLDEN_ANGLE);
    const size = Math.hypot(tiltX, 1, tiltZ);
    const along = (2 * (dx * tiltX + dy + dz * tiltZ)) / (size * size);
    const up = dy - along;
    if (up <= 0) continue;
    mirrored[0] = dx - along * tiltX;
    mirrored[1] = up;
    mirrored[2] = dz - along * tiltZ;
    const from = room.exit(start, mirrored);
    sum += brightnessOf(box, from) / DIRECTIONS;
  }
  return fresnel * sum;
}

/** Least squares for a x first + b x second = 1, both above 0: returns a, b and the remaining squares. */
function fit(rows: readonly (readonly [number, number])[]): readonly [a: number, b: number, left: number] {
  let [aa, ab, bb, ta, tb] = [1e-12, 0, 1e-12, 0, 0];
  for (const [first, second] of rows) {
    aa += first * first;
    ab += first * second;
    bb += second * second;
    ta += first;
    tb += second;
  }
  const determinant = aa * bb - ab * ab;
  let a = (ta * bb - tb * ab) / determinant;
  let b = (tb * aa - ta * ab) / determinant;
  if (!(b > 0) || !(determinant > 1e-9 * aa * bb)) [a, b] = [ta / aa, 0];
  const left = rows.reduce((sum, [first, second]) => sum + (a * first + b * second - 1) ** 2, 0);
  return [a, b, left];
}
