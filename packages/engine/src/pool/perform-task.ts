import { decodeRaster, ingestPhoto } from '../codec/index.ts';
import { analysisOf, editPhoto } from '../edits/edit-photo.ts';
import { writeEdit } from '../edits/write-edit.ts';
import type { Perform } from './serve-tasks.ts';
import type { AnalyseResult } from './tasks.ts';

/** Does any of the engine's tasks in this process. */
export const performTask: Perform = async (task, onProgress) => {
  switch (task.kind) {
    case 'ingest':
      return ingestPhoto(task, onProgress);
    case 'analyse': {
      const analysis = await analysisOf(await decodeRaster(task.photo), task, { onProgress });
      return { layoutConfidence: analysis.layout.confidence } satisfies AnalyseResult;
    }
    case 'edit': {
      const edited = await editPhoto(task, task.request, { onProgress });
      return writeEdit(task.folder, edited, task.request.seed, { onProgress });
    }
  }
};
