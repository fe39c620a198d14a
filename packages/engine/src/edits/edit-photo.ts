import type { EditClass } from '@home-design/vocabulary';
import { decodeRaster } from '../base/codec/index.ts';
import { EngineError } from '../base/engine-error.ts';
import { partOf, reportStage, type Watch } from '../base/progress/watch.ts';
import type { Raster } from '../base/raster/raster.ts';
import { analysePhoto } from '../scene/analyse.ts';
import type { Analysis } from '../scene/analysis.ts';
import { readAnalysis, writeAnalysis } from '../scene/analysis-file.ts';
import type { Editing, EditResult } from './base/edit.ts';
import { withListingNote } from './base/warnings.ts';
import type { EditRequest } from './edit-request.ts';
import { OWN_EDITING } from './editing.ts';

/** The photo of an edit, and the place of its analysis. */
export interface EditSource {
  /** Path of the photo. */
  readonly photo: string;
  /** 35 mm equivalent focal length, null if unknown. */
  readonly focalLength35: number | null;
  /** Path of the cached analysis: read if it exists, else written; null stores none. */
  readonly analysis: string | null;
}

/** An edited photo, not yet stored. */
export interface EditedPhoto extends EditResult {
  /** Share of pixels that differ from the photo, 0 … 1, never 0; 1 if the size differs. */
  readonly changedShare: number;
  /** The class of the change, for the rules of listings. */
  readonly editClass: EditClass;
}

/** Progress at the end of reading; editing and saving follow. */
const READ_UNTIL = 0.1;
const EDITED_UNTIL = 0.8;

/**
 * Reads a photo and edits it. The result has the photo's width and height, except after an enlargement; the same
 * photo, request and seed give the same pixels.
 *
 * @param editing who makes it; by default the engine alone.
 * @throws EngineError `photo_unreadable`, `edit_invalid`, `edit_not_confident` (also if nothing would change), or
 * `cancelled`.
 */
export async function editPhoto(
  source: EditSource,
  request: EditRequest,
  watch: Watch = {},
  editing: Pick<Editing, 'make'> = OWN_EDITING,
): Promise<EditedPhoto> {
  reportStage(watch, 'Reading the photo', 0);
  const photo = await decodeRaster(source.photo);
  const result = await editing.make(
    photo,
    request,
    (reading) => analysisOf(photo, source, reading),
    partOf(watch, READ_UNTIL, EDITED_UNTIL),
  );
  reportStage(watch, 'Checking the result', EDITED_UNTIL);
  const changedShare = shareOfChanges(photo, result.raster);
  if (changedShare === 0) {
    throw new EngineError('edit_not_confident', 'With these settings the photo would stay exactly as it is.');
  }
  return {
    ...result,
    changedShare,
    warnings: withListingNote(result.warnings, result.editClass),
  };
}

/** The cached analysis, or a new one, which is then cached. */
export async function analysisOf(photo: Raster, source: EditSource, watch: Watch = {}): Promise<Analysis> {
  const kept = source.analysis === null ? null : await readAnalysis(source.analysis);
  if (kept !== null) return kept;
  const analysis = await analysePhoto(photo, { ...watch, focalLength35: source.focalLength35 });
  if (source.analysis !== null) await writeAnalysis(source.analysis, analysis);
  return analysis;
}

function shareOfChanges(before: Raster, after: Raster): number {
  if (before.width !== after.width || before.height !== after.height) return 1;
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
