import type { EditAccepted, EditJob, EditJobId, EditMode, VersionId } from '@home-design/contract';
import { useRef } from 'react';
import { loadedOnce } from '../../../lib/code-loading/load-code.ts';
import { forgetMarks, type MarkState, setMarks, useMarks } from '../marks/mark-store.ts';
import { closeSelect } from '../select/select-store.ts';

/** Edits that remove things: their choice is cleared as soon as they are requested. */
const REMOVES: ReadonlySet<EditMode> = new Set(['object-removal', 'selective-change']);

/**
 * Remembers the marks of requested edits. If things were not removed, they are chosen again, so that the user need not
 * find them twice.
 */
export function useAskedMarks(shownId: VersionId | undefined) {
  const asked = useRef(new Map<EditJobId, { shownId: VersionId | undefined; state: MarkState }>());
  const latest = useRef(shownId);
  latest.current = shownId;
  return {
    sent({ job_id, version }: EditAccepted, mode: EditMode): void {
      const state = useMarks.getState();
      // The selection stays for another try until another version is shown.
      closeSelect();
      if (state.marks.length > 0) void keep(version.id, state.marks).catch(() => undefined);
      if (REMOVES.has(mode)) {
        asked.current.set(job_id, { shownId, state: { ...state, marking: null } });
        forgetMarks();
      } else setMarks({ marking: null });
    },
    /** @param problem why it failed; null when the user canceled it */
    giveBack(job: EditJob, problem: string | null): void {
      const entry = asked.current.get(job.id);
      asked.current.delete(job.id);
      const { marks, detectedIn } = useMarks.getState();
      const isBusy = marks.length > 0 || detectedIn !== null;
      if (entry && entry.shownId === latest.current && !isBusy)
        useMarks.setState({ ...entry.state, problem }, true);
    },
  };
}

/** Loaded with the edit panel, which reads it. Without it, corrections start without the strokes. */
async function keep(version: VersionId, marks: MarkState['marks']): Promise<void> {
  const { keepMarks } = await loadedOnce(() => import('../marks/kept-marks.ts'));
  keepMarks(version, marks);
}
