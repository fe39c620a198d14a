import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { composed, type Homography, mapPoint } from '../../inpaint/homography.ts';
import type { Analysis } from '../../scene/analysis.ts';
import { type Camera, cameraAxes, classifyLines } from '../../scene/camera/camera.ts';
import type { EditResult, Foreseen } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { largestCrop } from './fit-crop.ts';
import type { UprightRequest } from './request.ts';
import { warpRaster } from './warp.ts';

/** A camera with less confidence may mistake slanted lines for vertical ones. */
const LEAST_CONFIDENCE = 0.45;
/** Smallest visible length of vertical edges, in picture heights. */
const LEAST_UPRIGHT = 0.8;
/** A smaller lean is invisible, radians. */
const UNSEEN_LEAN = (0.3 * Math.PI) / 180;
/** Smallest share of the picture that stays in view; larger corrections are made in part. */
const LEAST_KEPT = 0.72;
/** Parts of the correction that are tried until it costs less. */
const PARTS = [1, 0.9, 0.8, 0.7, 0.6, 0.5];

/**
 * Makes leaning lines vertical, like a shift lens: the picture is rotated about the camera until it is level, and
 * cropped to its proportions. Size stays; the edges of the picture are lost.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if too few vertical lines are visible, or they are vertical already;
 * `cancelled`.
 */
export function straighten(
  photo: Raster,
  analysis: Analysis,
  _request: UprightRequest,
  watch: Watch = {},
): EditResult {
  reportStage(watch, 'Finding uprights', 0);
  const { map, part } = uprightMap(analysis, photo.width, photo.height);
  reportStage(watch, 'Straightening', 0.2);
  const raster = warpRaster(photo, map);
  reportStage(watch, 'Straightened', 1);
  const warnings: string[] = part < 1 ? [WARNINGS.edgesCut, WARNINGS.stillLeaning] : [WARNINGS.edgesCut];
  return { raster, mask: null, confidence: analysis.camera.confidence, warnings, regions: [] };
}

/**
 * Judges whether a photo can be straightened.
 *
 * @throws EngineError as `straighten`.
 */
export async function foreseeStraightening(
  photo: Raster,
  analysis: Analysis,
  request: UprightRequest,
): Promise<Foreseen<UprightRequest>> {
  uprightMap(analysis, photo.width, photo.height);
  return { outlook: 'will', request };
}

/** The correction of a photo. */
export interface UprightMap {
  /** From positions in the straightened picture to positions in the photo. */
  readonly map: Homography;
  /** The corrected share of the lean, 0 … 1. */
  readonly part: number;
}

/**
 * The correction of a photo of a given size.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if too few vertical lines are visible, or they are vertical already.
 */
export function uprightMap(analysis: Analysis, width: number, height: number): UprightMap {
  const { camera } = analysis;
  if (camera.confidence < LEAST_CONFIDENCE || uprightLength(analysis) < LEAST_UPRIGHT) {
    throw new EngineError(
      'edit_not_confident',
      'Too few straight upright edges are in view to tell how the camera was held. A photo that shows more of the walls or the house helps.',
    );
  }
  if (Math.hypot(camera.pitch, camera.roll) < UNSEEN_LEAN) {
    throw new EngineError('edit_not_confident', 'The uprights of this photo are upright already.');
  }
  return levelMap(camera, width, height);
}

/** Upright edges in view, in picture heights. */
function uprightLength({ camera, lines }: Analysis): number {
  const axes = classifyLines(camera, lines);
  return lines.reduce((sum, { length }, i) => sum + (axes[i] === 1 ? length : 0), 0) / camera.height;
}

/** From positions in the straightened picture to positions in the photo, as upright as the crop allows. */
function levelMap(camera: Camera, width: number, height: number): UprightMap {
  for (const part of PARTS) {
    const turned = turnMap(camera, part, width, height);
    const { x, y, scale } = largestCrop(turned, width, height);
    const cut: Homography = [scale, 0, x - (scale * width) / 2, 0, scale, y - (scale * height) / 2, 0, 0, 1];
    const map = composed(turned, cut);
    if (keptShare(map, width, height) >= LEAST_KEPT) return { map, part };
  }
  throw new EngineError(
    'edit_not_confident',
    'The camera was tilted so far that straightening would cut off too much of the picture.',
  );
}

/** Share of the photo that a straightened picture shows. */
function keptShare(map: Homography, width: number, height: number): number {
  const corners = [
    mapPoint(map, 0, 0),
    mapPoint(map, width, 0),
    mapPoint(map, width, height),
    mapPoint(map, 0, height),
  ];
  const area = corners.reduce((sum, { x, y }, i) => {
    const next = corners[(i + 1) % 4]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
  return Number.isFinite(area) ? area / (width * height) : 0;
}

/** From positions in a picture by the same camera, rotated `part` of the way to level, to positions in the photo. */
function turnMap(camera: Camera, part: number, width: number, height: number): Homography {
  const level = cameraAxes(camera.pitch * (1 - part), camera.roll * (1 - part), camera.yaw);
  const turn: number[] = [];
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < 3; column++) {
      turn.push(camera.axes.reduce((sum, axis, k) => sum + axis[row]! * level[k]![column]!, 0));
    }
  }
  const focal = (camera.focal * width) / camera.width;
  const toRay: Homography = [1 / focal, 0, -width / 2 / focal, 0, 1 / focal, -height / 2 / focal, 0, 0, 1];
  const toPixel: Homography = [focal, 0, width / 2, 0, focal, height / 2, 0, 0, 1];
  return composed(toPixel, composed(turn as unknown as Homography, toRay));
}
