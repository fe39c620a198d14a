import { LINEAR_FROM_BYTE } from '../../../base/color/srgb.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import type { Raster } from '../../../base/raster/raster.ts';
import type { RenderCamera } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { findFloor } from '../../../scene/floor/find-floor.ts';
import { projectPoint, renderCamera } from '../room/render-camera.ts';

/**
 * The state of a cell: painted wall, bare floor or ceiling (with roughly known albedo), other, overexposed, outside
 * the view.
 */
export type CellState = 'wall' | 'floor' | 'ceiling' | 'other' | 'burnt' | 'unseen';

/** The photo on the six faces of the room's box; cells as in `RoomBoxLight`. */
export interface PhotoBox {
  readonly min: Vec3;
  readonly max: Vec3;
  readonly cells: number;
  /** Linear, as in the photo; cells outside the view have their face's mean. */
  readonly radiance: Float32Array;
  readonly state: readonly CellState[];
}

/** Places per cell and axis that are looked up. */
const SAMPLES = 3;
/** Smallest byte of an overexposed channel. */
const BURNT = 250;
/** Smaller regions on the ceiling are lamps, beams and vents. */
const CEILING_SHARE = 0.01;

/** For each face: the axes along which the cells of a face run, the first fastest, and the axis it is square to. */
export const FACE_AXES = [
  { axis: 1, side: 'min', s: 0, t: 2 },
  { axis: 1, side: 'max', s: 0, t: 2 },
  { axis: 0, side: 'min', s: 2, t: 1 },
  { axis: 0, side: 'max', s: 2, t: 1 },
  { axis: 2, side: 'min', s: 0, t: 1 },
  { axis: 2, side: 'max', s: 0, t: 1 },
] as const;

/** Middle (or another place, 0 … 1 within it) of a cell. */
export function placeOfCell(
  box: Pick<PhotoBox, 'min' | 'max' | 'cells'>,
  cell: number,
  u = 0.5,
  v = 0.5,
): Vec3 {
  const { cells } = box;
  const { axis, side, s, t } = FACE_AXES[Math.floor(cell / (cells * cells))]!;
  const inFace = cell % (cells * cells);
  const place: [number, number, number] = [0, 0, 0];
  place[axis] = box[side][axis];
  place[s] = box.min[s] + (((inFace % cells) + u) / cells) * (box.max[s] - box.min[s]);
  place[t] = box.min[t] + ((Math.floor(inFace / cells) + v) / cells) * (box.max[t] - box.min[t]);
  return place;
}

/** Linear brightness of a cell. */
export const brightnessOf = ({ radiance }: Pick<PhotoBox, 'radiance'>, cell: number): number =>
  0.2126 * radiance[cell * 3]! + 0.7152 * radiance[cell * 3 + 1]! + 0.0722 * radiance[cell * 3 + 2]!;

/** A cell that is not wall, floor or ceiling may be a window if it has this brightness in relation to the walls. */
const BRIGHT = 0.5;

/** Whether a wall cell may be a visible window: overexposed, or bright and not wall. */
export function mayBeWindow(box: PhotoBox): (cell: number) => boolean {
  const { state, cells } = box;
  const walls = [...state.keys()]
    .filter((cell) => state[cell] === 'wall')
    .map((cell) => brightnessOf(box, cell))
    .sort((a, b) => a - b);
  const bright = BRIGHT * (walls[Math.floor(walls.length / 2)] ?? 0.4);
  return (cell) =>
    cell >= 2 * cells * cells &&
    (state[cell] === 'burnt' || (state[cell] === 'other' && brightnessOf(box, cell) >= bright));
}

/** Projects a photo on its room's box, `cells` along each side of a face. */
export function projectOnBox(photo: Raster, analysis: Analysis, cells: number): PhotoBox {
  const { layout, labels } = analysis;
  const min: Vec3 = [layout.min[0], 0, layout.min[2]];
  const max: Vec3 = [layout.max[0], layout.max[1] - layout.min[1], layout.max[2]];
  const camera = renderCamera(analysis.camera, layout.cameraHeight, photo.width, photo.height);
  const kinds = cellKinds(analysis);
  const count = 6 * cells * cells;
  const radiance = new Float32Array(count * 3);
  const state: CellState[] = new Array(count).fill('unseen');
  const sums = new Float64Array(3);
  for (let cell = 0; cell < count; cell++) {
    sums.fill(0);
    let seen = 0;
    let burnt = 0;
    for (let i = 0; i < SAMPLES * SAMPLES; i++) {
      const [u, v] = [((i % SAMPLES) + 0.5) / SAMPLES, (Math.floor(i / SAMPLES) + 0.5) / SAMPLES];
      const pixel = pixelOf(camera, placeOfCell({ min, max, cells }, cell, u, v));
      if (pixel === null) continue;
      seen++;
      for (let k = 0; k < 3; k++) {
        const byte = photo.data[pixel * 3 + k]!;
        sums[k]! += LINEAR_FROM_BYTE[byte]!;
        if (byte >= BURNT) burnt++;
      }
    }
    if (seen < (SAMPLES * SAMPLES) / 2) continue;
    for (let k = 0; k < 3; k++) radiance[cell * 3 + k] = sums[k]! / seen;
    const middle = pixelOf(
      renderCamera(analysis.camera, layout.cameraHeight, labels.width, labels.height),
      placeOfCell({ min, max, cells }, cell),
    );
    state[cell] = burnt > 2 * seen ? 'burnt' : middle === null ? 'other' : kinds(middle);
  }
  fillUnseen(radiance, state, cells);
  return { min, max, cells, radiance, state };
}

function pixelOf(camera: RenderCamera, [x, y, z]: Vec3): number | null {
  const place = projectPoint(camera, x, y, z);
  if (!place) return null;
  const [column, row] = [Math.floor(place.x), Math.floor(place.y)];
  const inside = column >= 0 && row >= 0 && column < camera.width && row < camera.height;
  return inside ? row * camera.width + column : null;
}

/** The state of each pixel of the region map. */
function cellKinds(analysis: Analysis): (pixel: number) => CellState {
  const { mask: floor } = findFloor(analysis);
  const walls = new Set(analysis.walls.regions);
  const isCeiling = analysis.regions.map(({ face, share }) => face === 'ceiling' && share > CEILING_SHARE);
  return (pixel) => {
    const label = analysis.labels.data[pixel]!;
    return floor.data[pixel] ? 'floor' : walls.has(label) ? 'wall' : isCeiling[label] ? 'ceiling' : 'other';
  };
}

/** Cells outside the view get the mean of their face, or of all visible cells. */
function fillUnseen(radiance: Float32Array, state: readonly CellState[], cells: number): void {
  const perFace = cells * cells;
  const all = usualOf(radiance, state, 0, state.length) ?? [0.4, 0.4, 0.4];
  for (let face = 0; face < 6; face++) {
    const usual = usualOf(radiance, state, face * perFace, (face + 1) * perFace) ?? all;
    for (let cell = face * perFace; cell < (face + 1) * perFace; cell++) {
      if (state[cell] === 'unseen') radiance.set(usual, cell * 3);
    }
  }
}

/**
 * Mean of the darker three quarters of the visible cells, so that windows and lamps are not repeated outside the
 * view.
 */
function usualOf(
  radiance: Float32Array,
  state: readonly CellState[],
  from: number,
  to: number,
): [number, number, number] | null {
  const seen: number[] = [];
  for (let cell = from; cell < to; cell++)
    if (state[cell] !== 'unseen' && state[cell] !== 'burnt') seen.push(cell);
  if (seen.length < (to - from) / 20) return null;
  seen.sort((a, b) => brightnessOf({ radiance }, a) - brightnessOf({ radiance }, b));
  const darker = seen.slice(0, Math.ceil(0.75 * seen.length));
  const mean = (k: number) => darker.reduce((sum, cell) => sum + radiance[cell * 3 + k]!, 0) / darker.length;
  return [mean(0), mean(1), mean(2)];
}
