import { oklabFromLinear } from '../../base/color/oklab.ts';
import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { easedStrength, lookInLight, type RoomLight } from '../../paint/new-paint.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { EditResult, Foreseen } from '../base/edit.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { renderCamera } from '../furniture/room/render-camera.ts';
import { judgeWalls } from '../wall-color/judge-walls.ts';
import { type ReadWalls, readWalls, trustedWalls } from '../wall-color/read-walls.ts';
import { type LookAt, mix, repaint } from '../wall-color/wall-paint.ts';
import { wallPattern } from './pattern.ts';
import type { WallpaperRequest } from './request.ts';
import { withoutScraps } from './scraps.ts';
import { seeWalls } from './see-walls.ts';
import { type WallAlbedo, wallAlbedo } from './wall-albedo.ts';

/** In a less certain room box a pattern would float off the walls. */
const TRUSTED_LAYOUT = 0.5;

/**
 * Puts wallpaper or panels on the walls: in true size and perspective on each wall of the room, in the light of the old
 * paint. Trim, doors, furniture and everything else outside the mask keep their bytes. Same photo, analysis and
 * request give the same bytes.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if the shape of the room is not known well enough, or no wall was found with
 * confidence and none was selected; `edit_invalid` for corrections that do not fit the photo, `cancelled`.
 */
export async function paperWalls(
  photo: Raster,
  analysis: Analysis,
  request: WallpaperRequest,
  watch: Watch = {},
): Promise<EditResult> {
  expectPossible(analysis, request);
  const walls = await readWalls(photo, analysis, request.corrections, watch);

  reportStage(watch, 'Drawing the pattern', 0.55);
  const albedo = patternOnWalls(photo, analysis, walls, request);
  const matte = isTold(request.corrections) ? walls.matte : withoutScraps(walls.matte, analysis);

  reportStage(watch, 'Putting it on the walls', 0.65);
  const pattern = lookOf(albedo, walls.old.light, easedStrength(request.strength));
  const changes = walls.old.paints.map((paint) => ({ ...paint, to: paint.from }));
  const papered = repaint(photo, matte, walls.light, analysis.labels, {
    changes,
    pattern,
    seed: request.seed,
  });
  if (!papered.mask.data.some((value) => value > 0)) throw outOfReach();
  reportStage(watch, 'Walls done', 1);
  return { ...papered, ...judgeWalls(analysis, walls, request.corrections) };
}

/**
 * Judges whether the walls of a photo can get a pattern.
 *
 * @throws EngineError as `paperWalls`.
 */
export async function foreseePaper(
  photo: Raster,
  analysis: Analysis,
  request: WallpaperRequest,
): Promise<Foreseen<WallpaperRequest>> {
  expectPossible(analysis, request);
  await trustedWalls(photo, analysis, request.corrections);
  return { outlook: 'will', request };
}

function expectPossible({ layout }: Analysis, { strength }: WallpaperRequest): void {
  if (strength === 0) {
    throw new EngineError(
      'edit_not_confident',
      'At strength 0 the walls stay as they are. Please choose more.',
    );
  }
  if (layout.confidence < TRUSTED_LAYOUT) {
    throw new EngineError(
      'edit_not_confident',
      'We could not read the shape of this room well enough to lay a pattern on its walls. A photo that shows where floor, walls and ceiling meet helps.',
    );
  }
}

/** Whether a person said what is wall, so that small pieces are meant. */
const isTold = ({ add, only }: WallpaperRequest['corrections']): boolean =>
  only !== undefined || pointsOut(add);

/** The pattern as the camera sees it on this room's walls. */
function patternOnWalls(
  photo: Raster,
  { camera, layout }: Analysis,
  { light, matte }: ReadWalls,
  { pattern, repeat, color }: WallpaperRequest,
): WallAlbedo {
  const cameraFor = (width: number, height: number) =>
    renderCamera(camera, layout.cameraHeight, width, height);
  const copy = resizeRaster(photo, light.width, light.height);
  const seen = seeWalls(copy, light, matte.alpha, cameraFor(light.width, light.height), layout);
  const drawn = wallPattern(pattern, repeat, color, layout.max[1] - layout.min[1]);
  return wallAlbedo(cameraFor(photo.width, photo.height), layout, drawn, seen);
}

function lookOf(albedoAt: WallAlbedo, light: RoomLight, amount: number): LookAt {
  const albedo = new Float64Array(3);
  return (x, y, from, to) => {
    const covered = albedoAt(x, y, albedo);
    if (covered === 0) return 0;
    const look = lookInLight(oklabFromLinear(albedo[0]!, albedo[1]!, albedo[2]!), light);
    mix(from, look, amount, to);
    return covered;
  };
}

function outOfReach(): EngineError {
  return new EngineError(
    'edit_not_confident',
    'These panels reach up to a chair rail, and no wall is visible below it. Please choose another pattern.',
  );
}
