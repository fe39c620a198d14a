import type { EditMode, Image, Version, VersionId } from '@home-design/contract';
import { useRef, useState } from 'react';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import type { WantedMode } from '../base/asked-edit.ts';
import type { CompareLayout } from '../base/comparison.ts';
import { furnishedBy } from '../base/furnished.ts';
import { usePlace } from '../base/use-place.ts';
import { finishedVersion, neighborVersion, selectedVersion, versionBefore } from '../base/versions.ts';
import type { OpenSheet } from '../commands/page-actions.tsx';
import { useFullScreen } from '../picture/use-full-screen.ts';
import { useSecondView } from '../second-view/second-view-store.ts';
import { useEditing } from './use-editing.ts';
import { useEditorView } from './use-editor-view.ts';
import { useViewSync } from './use-view-sync.ts';

export interface EditorProps {
  image: Image;
  /** Oldest first. */
  versions: readonly Version[];
  versionId: VersionId | null;
}

export type EditorState = ReturnType<typeof useEditor>;

/** The state of the editor, and its actions. */
export function useEditor({ image, versions, versionId }: EditorProps) {
  const { openVersion } = usePlace();
  const editorView = useEditorView();
  const { view, show, top } = editorView;
  const [sheet, setSheet] = useState<OpenSheet>(null);
  /** The kind of edit that a button or command asked for. */
  const [wanted, setWantedMode] = useState<WantedMode | null>(null);

  const selected = selectedVersion(versions, versionId);
  const shown = selected && finishedVersion(versions, selected);
  const before = shown && versionBefore(versions, shown);
  const furnished = shown && furnishedBy(versions, shown);
  const isPlacing = useSecondView((state) => shown !== null && state.shown === shown.id);
  /** Whether furniture is arranged on the photo: its own, or that of another photo. */
  const isArranging = view.isArranging && (furnished !== null || isPlacing);
  const fullScreen = useFullScreen();
  /** The settings of a kind of edit are hidden while furniture is rearranged. */
  const setWanted = (mode: WantedMode) => {
    if (view.isArranging) show({ type: 'arranging-left' });
    setWantedMode(mode);
  };
  const comparedAt = useRef(versionId);
  const editing = useEditing({
    ...{ image, versions, view: editorView },
    shownId: shown?.id,
    onMode: setWanted,
    onOpen(result) {
      comparedAt.current = result;
      openVersion(image.id, result);
    },
  });
  const isMarking = useViewSync(editorView, { versionId, shownId: shown?.id, comparedAt });

  function select(version: Version | null): void {
    if (version && version.id !== selected?.id) openVersion(image.id, version.id);
  }

  function compareWithBefore(layout: CompareLayout = 'slider'): void {
    if (view.comparison) show({ type: 'comparison-left' });
    else if (shown && before) show({ type: 'compared', before: before.id, after: shown.id, layout });
  }

  /** Opens the version before the shown one, with the tool that corrects an edit of it. */
  function correct(mode: EditMode): void {
    if (!before) return;
    select(before);
    setWanted({ mode, opensTool: true, at: before.id });
  }

  useShortcuts({
    c: () => compareWithBefore(),
    '[': () => selected && select(neighborVersion(versions, selected, -1)),
    ']': () => selected && select(neighborVersion(versions, selected, 1)),
    '?': () => setSheet('shortcuts'),
    'mod+k': () => setSheet('commands'),
  });

  return {
    ...{ image, versions, selected, shown, before, furnished, isArranging },
    ...{ view, show, top, isMarking, ...fullScreen, ...editing },
    ...{ sheet, setSheet, wanted, setWanted, select, compareWithBefore, correct },
  };
}
