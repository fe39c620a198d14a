import type { Image, ProjectId } from '@home-design/contract';
import { AppError } from '../../platform/http/app-error.ts';
import type { ReceivedFile } from '../../platform/http/uploads/bind-upload.ts';
import type { Who } from '../../platform/http/who.ts';
import { type IngestDeps, ingestPhoto } from './ingest-photo.ts';
import { imageName } from './rules.ts';
import { imageView } from './view.ts';

export interface BatchOutcome {
  images: Image[];
  errors: { name: string; detail: string; code: string }[];
}

/**
 * Ingests several photos one after the other, and accepts or refuses each separately.
 * @throws a failure of the server if no photo was accepted yet: then the whole call may be repeated
 */
export async function ingestBatch(
  deps: IngestDeps,
  who: Who,
  files: readonly ReceivedFile[],
  projectId: ProjectId | null,
): Promise<BatchOutcome> {
  const outcome: BatchOutcome = { images: [], errors: [] };
  for (const file of files) {
    try {
      if ('refused' in file) throw file.refused;
      const place = { projectId, name: imageName(undefined, file.name) };
      outcome.images.push(imageView(await ingestPhoto(deps, who, file, place)));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.status >= 500 && outcome.images.length === 0) throw error;
      outcome.errors.push({ name: file.name, detail: error.message, code: error.code });
    }
  }
  return outcome;
}
