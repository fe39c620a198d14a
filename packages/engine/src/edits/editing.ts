import { editClassOf } from '@home-design/vocabulary';
import { EngineError } from '../base/engine-error.ts';
import type { Watch } from '../base/progress/watch.ts';
import type { Raster } from '../base/raster/raster.ts';
import type { Editing } from './base/edit.ts';
import type { Editor } from './base/editor.ts';
import type { ReadRoom } from './base/read-room.ts';
import type { Forecast } from './compose/forecast.ts';
import type { EditRequest } from './edit-request.ts';
import { EDITS } from './edits.ts';

/** The engine's own editors: each makes the edits of one mode. */
export const OWN_EDITORS: readonly Editor[] = Object.entries(EDITS).map(([mode, edit]) => ({
  // It is only asked for requests of its mode, which the compiler cannot follow.
  ...(edit as Omit<Editor, 'supports'>),
  supports: (request) => request.mode === mode,
}));

/** Edits of any kind, by the first editor that supports them. */
export interface EditingBy extends Editing {
  /**
   * Forecasts a composed edit of a photo, by the same judgment as the edit itself.
   *
   * @throws EngineError `edit_invalid` for an edit that is not composed, or as documented for the edit; `cancelled`.
   */
  readonly forecast: (
    photo: Raster,
    request: EditRequest,
    readRoom: ReadRoom,
    watch?: Watch,
  ) => Promise<Forecast>;
}

/** @param editors in the order in which they are asked. */
export function editingBy(editors: readonly Editor[]): EditingBy {
  async function editorOf(request: EditRequest, readRoom: ReadRoom, watch: Watch): Promise<Editor> {
    for (const editor of editors) if (await editor.supports(request, readRoom, watch)) return editor;
    throw new Error(`No editor makes "${request.mode}".`);
  }

  const editing: Editing = {
    async make(photo, request, readRoom, watch) {
      const editor = await editorOf(request, readRoom, watch);
      const result = await editor.edit(photo, request, readRoom, watch, editing);
      return { ...result, editClass: result.editClass ?? editClassOf(request.mode) };
    },
    async foresee(photo, request, readRoom, watch) {
      const { foresee } = await editorOf(request, readRoom, watch);
      return foresee ? foresee(photo, request, readRoom, watch) : { outlook: 'may', request };
    },
  };

  return {
    ...editing,
    async forecast(photo, request, readRoom, watch = {}) {
      const { forecast } = await editorOf(request, readRoom, watch);
      if (!forecast) throw new EngineError('edit_invalid', 'This edit is not made of others.');
      return forecast(photo, request, readRoom, watch, editing);
    },
  };
}

/** Edits by the engine alone. */
export const OWN_EDITING = editingBy(OWN_EDITORS);
