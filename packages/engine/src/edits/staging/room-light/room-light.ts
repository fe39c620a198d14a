import type { Raster } from '../../../raster/raster.ts';
import { fitWithin, resizeRaster } from '../../../raster/resize.ts';
import type { RoomBoxLight } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';
import { floorGloss } from './floor-gloss.ts';
import { brightnessOf, projectOnBox } from './project-on-box.ts';
import { solveLight } from './solve-light.ts';

/** Cells along each side of a face. */
const CELLS = 32;
/** Light is smooth: a small copy of the photo says all about it. */
const LIGHT_SIDE = 512;
/**
 * The light of a photographed room: the photo's own radiance on the six faces of its box (Debevec 1998). What is
 * burnt out gets one gain and what is out of view another, so that painted walls come out as bright as paint is and
 * floors as bright as floors are (Karsch et al. 2011).
 */
export function roomLight(photo: Raster, analysis: Analysis): Omit<RoomBoxLight, 'lamps'> {
  const small = fitWithin(photo, LIGHT_SIDE);
  const box = projectOnBox(resizeRaster(photo, small.width, small.height), analysis, CELLS);
  const { gains } = solveLight(box);
  const radiance = new Float32Array(box.radiance);
  for (let cell = 0; cell < box.state.length; cell++) {
    const gain = gains[cell]!;
    if (gain === 1) continue;
    // What must be brighter than it looks is a window or a lamp: its surplus is white light.
    const white = Math.max(0, gain - 1) * brightnessOf(box, cell);
    const own = Math.min(1, gain);
    for (let k = 0; k < 3; k++) radiance[cell * 3 + k] = own * radiance[cell * 3 + k]! + white;
  }
  const { min, max } = box;
  const floor = floorGloss({ ...box, radiance }, [0, analysis.layout.cameraHeight, 0]);
  return { kind: 'room-box', min, max, cells: CELLS, radiance, floor };
}
