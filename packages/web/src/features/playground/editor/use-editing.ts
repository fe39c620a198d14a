import type { EditJob, Image, Version, VersionId } from '@home-design/contract';
import { useState } from 'react';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { AskedEdit, WantedMode } from '../base/asked-edit.ts';
import { bringIntoView } from '../base/bring-into-view.ts';
import { copy } from '../base/copy.ts';
import { REFUSED } from '../base/solutions.ts';
import { useEditJobs } from '../progress/use-edit-jobs.ts';
import { IS_ALL, setSelect } from '../select/select-store.ts';
import { useAlternatives } from './use-alternatives.ts';
import { useApplyEdit } from './use-apply-edit.ts';
import { useAskedMarks } from './use-asked-marks.ts';
import type { EditorView } from './use-editor-view.ts';

interface EditingOptions {
  image: Image;
  versions: readonly Version[];
  shownId: VersionId | undefined;
  view: EditorView;
  onMode: (wanted: WantedMode) => void;
  /** Opens a finished version. */
  onOpen: (result: VersionId) => void;
}

/** Sends edits, follows their jobs, and shows their results. */
export function useEditing({ image, versions, shownId, view, onMode, onOpen }: EditingOptions) {
  /** Read out to users who cannot see that the picture changed. */
  const [news, setNews] = useState('');
  const apply = useApplyEdit();
  const alternatives = useAlternatives(versions);
  const askedMarks = useAskedMarks(shownId);
  const jobs = useEditJobs(image.id, versions, {
    onResult: showResult,
    onFailure,
    onSolve: (mode) => onMode({ mode, opensTool: true }),
  });

  function onFailure(job: EditJob, problem: string | null): void {
    askedMarks.giveBack(job, problem);
    // Offers the tool after a refusal: it opens with the things that were found.
    const from = versions.find(({ id }) => id === job.version)?.parent;
    if (IS_ALL.has(job.kind) && job.error_code === REFUSED && from) setSelect({ refusedIn: from });
  }

  /** Compares a finished edit with the version before it. */
  function showResult(result: VersionId, parent: VersionId | null): void {
    const done = copy.isDone(versions.find((version) => version.id === result)?.label ?? '');
    setNews(done);
    if (alternatives.isFurther(result)) {
      toast.success(done);
      return;
    }
    onOpen(result);
    if (parent) view.show({ type: 'compared', before: parent, after: result, layout: 'slider' });
  }

  function ask(edit: AskedEdit): void {
    apply.mutate(edit, {
      onSuccess: (accepted) => {
        // Marks stay for another try until the result is shown.
        askedMarks.sent(accepted, edit.mode);
        alternatives.remember(accepted);
        const made = [accepted, ...accepted.alternatives].map(({ version }) => version);
        if (shownId) jobs.noteShown(made, shownId);
        view.change({ type: 'arranging-left' });
        bringIntoView(view.top.current);
      },
    });
  }

  return { news, apply, jobs, ask };
}
