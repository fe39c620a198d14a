import type { Mask, Raster } from '../base/raster/raster.ts';
import { fitWithin, resizeMask, resizeRaster } from '../base/raster/resize.ts';
import type { Analysis } from '../scene/analysis.ts';
import { rayThrough } from '../scene/camera/camera.ts';
import { faceAlong } from '../scene/room-box/layout.ts';
import { chartAround, faceToPicture, type Size } from './chart.ts';
import type { Fill, FillSource } from './fill.ts';
import { fillWithPaint } from './paint/paint-fill.ts';
import { fillWithPatches } from './patch-match/patch-fill.ts';
import { CELL } from './patch-match/patch-grid.ts';
import { photoLevels } from './photo-levels.ts';
import { bareOfFace, pixelsOfFace, type RoomSurfaces } from './room-surfaces.ts';
import { roughnessOf } from './roughness.ts';
import { type AddTrim, createTrim } from './trim/add-trim.ts';

/** Fills are computed on a copy of at most this side; detail comes from the photo. */
export const WORKING_SIDE = 1024;

/** Size of the working copy of a photo. */
export function workingSize(photo: Size): Size {
  return fitWithin(photo, WORKING_SIDE);
}

/** The filled room. */
export interface FilledRoom {
  readonly raster: Raster;
  /** Share of the hole whose surface is visible nowhere else, 0 … 1; there the fill is a guess. */
  readonly unseenShare: number;
  /** Difference of the fill from the photo along the hole's border, 8-bit steps. */
  readonly misfit: number;
}

/** Walls and ceilings rougher than this are texture, not paint, 8-bit steps. */
const ROUGH = 2.2;
/**
 * A surface that is visible in fewer pixels of the working copy, or in less than this share of its hidden part,
 * cannot be continued.
 */
const LEAST_BARE = { pixels: 250, share: 0.1 };

/**
 * Fills a hole with the room's surfaces: painted walls and ceilings by a membrane with the photo's grain, textured
 * ones and floors by patches of the same surface, seen straight on.
 *
 * @param hole full where things are removed; soft edges blend.
 * @param surfaces of the working copy (see `workingSize`), nothing of the hole marked as bare.
 */
export function fillInRoom(
  photo: Raster,
  hole: Mask,
  analysis: Analysis,
  surfaces: RoomSurfaces,
  seed: number,
): FilledRoom {
  const { width, height } = surfaces;
  const source: FillSource = {
    copy: resizeRaster(photo, width, height),
    levels: photoLevels(photo),
  };
  const inHole = resizeMask(hole, width, height).data.map((value) => (value > 0 ? 1 : 0));
  const fills: (Fill | null)[] = [];
  let unseen = 0;
  let all = 0;
  let misfit = 0;
  for (let face = 0; face < 6; face++) {
    let pixels = 0;
    for (let i = 0; i < inHole.length; i++) if (inHole[i] && surfaces.faces[i] === face) pixels++;
    all += pixels;
    const fill = pixels === 0 ? null : fillOfFace(source, inHole, analysis, surfaces, face, seed + face);
    fills.push(fill);
    if (pixels > 0 && fill === null) unseen += pixels;
    misfit += pixels * (fill?.misfit ?? 0);
  }
  return {
    raster: composed(photo, hole, analysis, fills, createTrim(source.levels, analysis, surfaces, fills)),
    unseenShare: unseen / Math.max(1, all),
    misfit: misfit / Math.max(1, all),
  };
}

function fillOfFace(
  source: FillSource,
  inHole: Uint8Array,
  analysis: Analysis,
  surfaces: RoomSurfaces,
  face: number,
  seed: number,
): Fill | null {
  const isBare = bareOfFace(surfaces, face);
  const isPlane = pixelsOfFace(surfaces, face);
  const bare = isBare.reduce((sum, one) => sum + one, 0);
  const hidden = inHole.reduce((sum, one, i) => sum + (one && isPlane[i] ? 1 : 0), 0);
  if (bare < LEAST_BARE.pixels || bare < LEAST_BARE.share * hidden) return null;
  const isHole = inHole.map((inside, i) => (inside && isPlane[i] ? 1 : 0));
  const isRough = roughnessOf(source.copy, isBare, inHole) >= ROUGH;
  return (face === 0 || isRough ? withPatches() : null) ?? fillWithPaint(source, isBare, isPlane, seed);

  function withPatches(): Fill | null {
    const toPicture = faceToPicture(analysis.camera, analysis.layout, face, surfaces);
    const isHidden = (pixel: number) => isHole[pixel] === 1;
    const chart = chartAround(toPicture, surfaces, isHidden, (pixel) => isBare[pixel] === 1);
    const stateAt = (pixel: number) =>
      isHole[pixel] ? CELL.hole : isBare[pixel] ? CELL.source : CELL.outside;
    return chart && fillWithPatches(source, chart, stateAt, seed);
  }
}

function composed(
  photo: Raster,
  hole: Mask,
  { camera, layout }: Analysis,
  fills: readonly (Fill | null)[],
  addTrim: AddTrim,
): Raster {
  const { width, height } = photo;
  const data = photo.data.slice();
  const color = new Float32Array(3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const alpha = hole.data[i]!;
      if (alpha === 0) continue;
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / height];
      const ray = rayThrough(camera, across * camera.width, down * camera.height);
      const face = faceAlong(layout.min, layout.max, ray[0], ray[1], ray[2]);
      const fill = fills[face];
      if (!fill) continue;
      fill.colorAt(across, down, color);
      addTrim(face, ray, color);
      for (let c = 0; c < 3; c++) {
        const at = i * 3 + c;
        data[at] = Math.min(255, Math.max(0, data[at]! + ((color[c]! - data[at]!) * alpha) / 255 + 0.5));
      }
    }
  }
  return { width, height, data };
}
