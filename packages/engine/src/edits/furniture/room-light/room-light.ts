import type { Vec3 } from '../../../base/geometry/vector.ts';
import type { Raster } from '../../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../../base/raster/resize.ts';
import type { RoomBoxLight } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { evenWindows } from './even-windows.ts';
import { findSun, sunLight } from './find-sun.ts';
import { floorGloss } from './floor-gloss.ts';
import { coverCells } from './lit-rectangle.ts';
import { brightnessOf, type PhotoBox, projectOnBox } from './project-on-box.ts';
import { solveLight } from './solve-light.ts';
import { findSunPatch } from './sun-patch.ts';

/** Cells along each side of a face. */
const CELLS = 32;
/** Light is smooth, so a small copy of the photo is sufficient. */
const LIGHT_SIDE = 512;
/** Share of the ceiling's tint that comes from the light; the rest is paint and light from the floor. */
const CEILING_TINT = 0.6;
/** Smallest number of ceiling cells. */
const FEW_CELLS = 30;

/**
 * The light of a photographed room: the photo's own radiance on the six faces of its box (Debevec 1998). Overexposed
 * cells, possible windows and cells outside the view get gains so that walls, floor and ceiling are lit as in the
 * photo; see `solveLight`. Takes about 0.2 CPU seconds at any size of the photo.
 */
export function roomLight(photo: Raster, analysis: Analysis): Omit<RoomBoxLight, 'lamps'> {
  const small = fitWithin(photo, LIGHT_SIDE);
  const seen = evenWindows(projectOnBox(resizeRaster(photo, small.width, small.height), analysis, CELLS));
  const patch = findSunPatch(seen);
  // Surfaces in the sun do not show the room's light without it.
  const state = seen.state.map((kind, cell) => (patch?.cells[cell] && kind === 'floor' ? 'other' : kind));
  const box = { ...seen, state };
  const solved = solveLight(box);
  const { gains, windows } = solved;
  const eye: Vec3 = [0, analysis.layout.cameraHeight, 0];
  const sun = patch && findSun(box, patch, windows, eye);
  const tint = lightTint(box);
  const radiance = new Float32Array(box.radiance);
  for (let cell = 0; cell < box.state.length; cell++) {
    const gain = gains[cell]!;
    if (gain === 1) continue;
    // A cell that must be brighter than it looks is a window or a lamp: its surplus has the color of the room's
    // light.
    const surplus = Math.max(0, gain - 1) * brightnessOf(box, cell);
    const own = Math.min(1, gain);
    for (let k = 0; k < 3; k++) radiance[cell * 3 + k] = own * radiance[cell * 3 + k]! + surplus * tint[k]!;
  }
  for (const window of windows) {
    coverCells(box, window, (cell, share) => {
      for (let k = 0; k < 3; k++) radiance[cell * 3 + k]! += share * window.brightness * tint[k]!;
    });
  }
  const { min, max } = box;
  const floor = floorGloss({ ...box, radiance }, eye);
  return {
    kind: 'room-box',
    min,
    max,
    cells: CELLS,
    radiance,
    floor,
    ...(sun ? { sun: sunLight(box, sun, patch, solved) } : {}),
  };
}

/** Color of the room's light with brightness 1: mostly that of the ceiling, because ceilings are usually white. */
function lightTint(box: PhotoBox): readonly [number, number, number] {
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let cell = 0; cell < box.state.length; cell++) {
    if (box.state[cell] !== 'ceiling') continue;
    const brightness = Math.max(1e-4, brightnessOf(box, cell));
    red += box.radiance[cell * 3]! / brightness;
    green += box.radiance[cell * 3 + 1]! / brightness;
    blue += box.radiance[cell * 3 + 2]! / brightness;
    count++;
  }
  const trust = count < FEW_CELLS ? 0 : CEILING_TINT / count;
  const white = count < FEW_CELLS ? 1 : 1 - CEILING_TINT;
  return [white + trust * red, white + trust * green, white + trust * blue];
}
