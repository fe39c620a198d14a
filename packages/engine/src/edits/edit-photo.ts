import { decodeRaster } from '../codec/index.ts';
import { EngineError } from '../engine-error.ts';
import type { Mask, Raster } from '../raster/raster.ts';
import { analysePhoto } from '../scene/analyse.ts';
import type { Analysis } from '../scene/analysis.ts';
import { readAnalysis, writeAnalysis } from '../scene/analysis-file.ts';
import { partOf, reportStage, type Watch } from '../scene/watch.ts';
import { declutter } from './declutter.ts';
import { type EditClass, editClassOf } from './edit-class.ts';
import type {
  DeclutterRequest,
  EditRequest,
  EmptyRoomRequest,
  ObjectRemovalRequest,
  SkyRequest,
  StagingRequest,
  WallColorRequest,
} from './edit-request.ts';
import { emptyRoom } from './empty-room.ts';
import { changeLighting } from './lighting.ts';
import { removeObjects } from './object-removal.ts';
import { changeSky } from './sky.ts';
import type { StagingPlan } from './staging/plan/staging-plan.ts';
import { stagePhoto } from './staging/stage-photo.ts';
import { paintWalls } from './wall-color.ts';

/** The photo of an edit, and where its analysis is or will be kept. */
export interface EditSource {
  /** Path of the photo. */
  readonly photo: string;
  /** 35 mm equivalent focal length, null when unknown. */
  readonly focalLength35: number | null;
  /** Path of the cached analysis: read when there, written when made; null keeps none. */
  readonly analysis: string | null;
}

/** An edited photo, not yet written anywhere. */
export interface EditedPhoto {
  readonly raster: Raster;
  /** What the edit was allowed to change; null when that is the whole picture. */
  readonly mask: Mask | null;
  /** Share of pixels that differ from the photo, 0 … 1, never 0. */
  readonly changedShare: number;
  /** 0 … 1. */
  readonly confidence: number;
  /** Plain sentences for a person. */
  readonly warnings: string[];
  readonly regions: number[];
  /** What kind of thing was changed, for the rules of listings. */
  readonly editClass: EditClass;
  /** What a staging put where; absent for other edits. */
  readonly plan?: StagingPlan;
}

/** How the share of time spent is told: reading, analysing, editing; what follows is saving. */
const READ_UNTIL = 0.1;
const ANALYSED_UNTIL = 0.5;
const EDITED_UNTIL = 0.8;
/** Rendering furniture takes most of a staging's time. */
const STAGED_FROM = 0.2;

/**
 * Reads a photo and edits it. The result has the photo's width and height; the same photo, request and seed give
 * the same pixels.
 *
 * @throws EngineError `photo_unreadable`, `edit_invalid`, `edit_not_confident` (also when nothing would change), or
 *   `cancelled`.
 */
export async function editPhoto(
  source: EditSource,
  request: EditRequest,
  watch: Watch = {},
): Promise<EditedPhoto> {
  reportStage(watch, 'Reading the photo', 0);
  const photo = await decodeRaster(source.photo);
  const edited = await editRaster(photo, source, request, watch);
  reportStage(watch, 'Checking the result', EDITED_UNTIL);
  const changedShare = shareOfChanges(photo, edited.raster);
  if (changedShare === 0) {
    throw new EngineError('edit_not_confident', 'With these settings the photo would stay exactly as it is.');
  }
  return { ...edited, changedShare, editClass: editClassOf(request.mode) };
}

async function editRaster(
  photo: Raster,
  source: EditSource,
  request: EditRequest,
  watch: Watch,
): Promise<Omit<EditedPhoto, 'changedShare' | 'editClass'>> {
  switch (request.mode) {
    case 'lighting': {
      reportStage(watch, 'Changing the light', READ_UNTIL);
      return { raster: changeLighting(photo, request), mask: null, confidence: 1, warnings: [], regions: [] };
    }
    case 'wall-color':
      return colorWalls(photo, source, request, watch);
    case 'furniture':
      return furnish(photo, source, request, watch);
    case 'object-removal':
    case 'declutter':
    case 'empty-room':
      return removeFrom(photo, source, request, watch);
    case 'sky':
      return underOtherSky(photo, source, request, watch);
  }
}

async function colorWalls(photo: Raster, source: EditSource, request: WallColorRequest, watch: Watch) {
  reportStage(watch, 'Finding the walls', READ_UNTIL);
  const analysis = await analysisOf(photo, source, partOf(watch, READ_UNTIL, ANALYSED_UNTIL));
  return paintWalls(photo, analysis, request, partOf(watch, ANALYSED_UNTIL, EDITED_UNTIL));
}

async function furnish(photo: Raster, source: EditSource, request: StagingRequest, watch: Watch) {
  reportStage(watch, 'Finding floor and walls', READ_UNTIL);
  const analysis = await analysisOf(photo, source, partOf(watch, READ_UNTIL, STAGED_FROM));
  return {
    ...(await stagePhoto(photo, analysis, request, partOf(watch, STAGED_FROM, EDITED_UNTIL))),
    regions: [],
  };
}

async function removeFrom(
  photo: Raster,
  source: EditSource,
  request: ObjectRemovalRequest | DeclutterRequest | EmptyRoomRequest,
  watch: Watch,
) {
  reportStage(watch, 'Reading the room', READ_UNTIL);
  const analysis = await analysisOf(photo, source, partOf(watch, READ_UNTIL, ANALYSED_UNTIL));
  const rest = partOf(watch, ANALYSED_UNTIL, EDITED_UNTIL);
  switch (request.mode) {
    case 'object-removal':
      return removeObjects(photo, analysis, request, rest);
    case 'declutter':
      return declutter(photo, analysis, request, rest);
    case 'empty-room':
      return emptyRoom(photo, analysis, request, rest);
  }
}

async function underOtherSky(photo: Raster, source: EditSource, request: SkyRequest, watch: Watch) {
  reportStage(watch, 'Looking around', READ_UNTIL);
  const analysis = await analysisOf(photo, source, partOf(watch, READ_UNTIL, ANALYSED_UNTIL));
  return changeSky(photo, analysis, request, partOf(watch, ANALYSED_UNTIL, EDITED_UNTIL));
}

/** The cached analysis, or a new one, which is then kept. */
export async function analysisOf(photo: Raster, source: EditSource, watch: Watch = {}): Promise<Analysis> {
  const kept = source.analysis === null ? null : await readAnalysis(source.analysis);
  if (kept !== null) return kept;
  const analysis = await analysePhoto(photo, { ...watch, focalLength35: source.focalLength35 });
  if (source.analysis !== null) await writeAnalysis(source.analysis, analysis);
  return analysis;
}

function shareOfChanges(before: Raster, after: Raster): number {
  let changed = 0;
  for (let i = 0; i < before.data.length; i += 3) {
    if (
      before.data[i] !== after.data[i] ||
      before.data[i + 1] !== after.data[i + 1] ||
      before.data[i + 2] !== after.data[i + 2]
    ) {
      changed++;
    }
  }
  return changed / (before.data.length / 3);
}
