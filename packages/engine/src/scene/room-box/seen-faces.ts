import type { Axis, Camera } from '../camera/camera.ts';
import type { NamedRoom } from '../segmentation/room-network/room-network.ts';
import { VIEW_CLASSES, type ViewClass } from '../segmentation/room-network/view-classes.ts';
import { FACE_NORMALS } from './layout.ts';

/** Classes that reveal the kind of face. */
const FLAT: Partial<Record<ViewClass, 'floor' | 'ceiling'>> = {
  floor: 'floor',
  rug: 'floor',
  ceiling: 'ceiling',
  'fixed-lamp': 'ceiling',
};
/** Classes of things before any face, which say nothing about it. */
const BEFORE: ReadonlySet<ViewClass> = new Set<ViewClass>([
  'furniture',
  'clutter',
  'plant',
  'lamp',
  'built-in',
  'outside',
]);
/** Faces whose normals do not point along the positive axis: ceiling, right wall, wall behind the camera. */
const POINTS_BACK: readonly boolean[] = [false, true, false, true, false, true];

/** The parts of a reading that tell a room's faces. */
export type SeenFaces = Pick<NamedRoom, 'behind' | 'behindNormals'>;

/**
 * Agreement of each face of a room box with the room network's reading of the surfaces behind the furniture, on a
 * grid over the picture: 0 … 1 for every face and cell, face by face.
 */
export function seenFaces(
  { behind, behindNormals }: SeenFaces,
  camera: Camera,
  width: number,
  height: number,
): Float32Array {
  const agree = new Float32Array(6 * width * height);
  const count = VIEW_CLASSES.length;
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.min(behind.height - 1, Math.floor(((y + 0.5) * behind.height) / height));
    for (let x = 0; x < width; x++, i++) {
      const cell =
        row * behind.width + Math.min(behind.width - 1, Math.floor(((x + 0.5) * behind.width) / width));
      const share = { floor: 0, ceiling: 0, wall: 0 };
      VIEW_CLASSES.forEach((name, k) => {
        if (!BEFORE.has(name)) share[FLAT[name] ?? 'wall'] += behind.data[cell * count + k]!;
      });
      for (let face = 0; face < 6; face++) {
        const own = face === 0 ? share.floor : face === 1 ? share.ceiling : share.wall;
        agree[face * width * height + i] = own * facing(behindNormals, cell, camera, face);
      }
    }
  }
  return agree;
}

/** The largest possible agreement with the reading for any choice of faces, 0 … 1, on a grid of so many cells. */
export function mostAgreement(seen: Float32Array, cells: number): number {
  let sum = 0;
  for (let i = 0; i < cells; i++) {
    let most = 0;
    for (let face = 0; face < 6; face++) most = Math.max(most, seen[face * cells + i]!);
    sum += most;
  }
  return sum / cells;
}

/** Agreement of a wall's normal with the one in the reading: the cosine of the angle between them, at least 0. */
function facing(normals: Float32Array, cell: number, { axes }: Camera, face: number): number {
  if (face < 2) return 1;
  const axis = axes[FACE_NORMALS[face]! as Axis];
  const along =
    axis[0] * normals[cell * 3]! + axis[1] * normals[cell * 3 + 1]! + axis[2] * normals[cell * 3 + 2]!;
  return Math.max(0, POINTS_BACK[face] ? -along : along);
}
