import type { ImageId, PhotoLight, ProjectId, VersionId } from '@home-design/contract';
import { bringTogether, EngineError, lightCurves, type MeasureLightResult } from '@home-design/engine';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import { picturesKey } from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { imagesOfBatch } from '../edits/index.ts';
import { ownPrimaryVersion, type VersionRow } from '../versions/index.ts';

export interface MeasureDeps {
  db: Database;
  storage: Storage;
  engine: Engine;
}

/** Values for each channel: enough that no step between them is visible. */
const CURVE_STEPS = 33;
/** Photos of one call that are measured at a time. */
const AT_ONCE = 2;

/**
 * The adjustment that would match the light of photos. It changes nothing.
 * @throws AppError `project_not_found`, `image_not_found`, `version_not_ready`, `look_failed`
 */
export async function compareLight(
  deps: MeasureDeps,
  who: Who,
  projectId: ProjectId,
  named: readonly ImageId[] | undefined,
): Promise<PhotoLight[]> {
  const ids = await imagesOfBatch(deps.db, who, projectId, named);
  const versions: VersionRow[] = [];
  for (const id of ids) {
    const version = await ownPrimaryVersion(deps.db, who.userId, id);
    if (!version) throw new AppError('image_not_found');
    versions.push(version);
  }
  const measured = await inTurns(versions, (version) => measure(deps, version));
  const corrections = bringTogether(measured);
  return versions.map(({ imageId, id }, i) => {
    const { shift = null, leftAlone = null } = corrections[i] ?? {};
    return { image: imageId, version: id, shift, left_alone: leftAlone, curves: shift && curvesOf(shift) };
  });
}

/** The preview is measured, because the light does not need every pixel. */
async function measure({ storage, engine }: MeasureDeps, version: VersionRow): Promise<MeasureLightResult> {
  if (!version.files) throw new AppError('version_not_ready');
  const photo = await storage.localPath(previewKey(version.id, version.files.preview.jpeg));
  try {
    return await engine.run({ kind: 'measure-light', photo });
  } catch (error) {
    if (error instanceof EngineError) throw new AppError('look_failed', undefined, { cause: error });
    throw error;
  }
}

const previewKey = (id: VersionId, file: string): string => `${picturesKey(id)}/${file}`;

function curvesOf(shift: Parameters<typeof lightCurves>[0]): NonNullable<PhotoLight['curves']> {
  const [red, green, blue] = lightCurves(shift, CURVE_STEPS).map((curve) =>
    Array.from(curve, (value) => Math.round(value * 1e4) / 1e4),
  ) as [number[], number[], number[]];
  return { red, green, blue };
}

/** Runs a function for each entry of a list, a few at a time. @returns the results in order */
async function inTurns<In, Out>(list: readonly In[], work: (one: In) => Promise<Out>): Promise<Out[]> {
  const results: Out[] = [];
  for (let from = 0; from < list.length; from += AT_ONCE) {
    results.push(...(await Promise.all(list.slice(from, from + AT_ONCE).map(work))));
  }
  return results;
}
