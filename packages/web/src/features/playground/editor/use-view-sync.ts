import type { VersionId } from '@home-design/contract';
import { type RefObject, useEffect } from 'react';
import { bringIntoView } from '../base/bring-into-view.ts';
import { forgetMarks, setMarks, useMarks } from '../marks/mark-store.ts';
import { endPreview, usePreview } from '../preview/preview-store.ts';
import { closeSecondView, useSecondView } from '../second-view/second-view-store.ts';
import { closeSelect, forgetSelection, useSelect } from '../select/select-store.ts';
import type { EditorView } from './use-editor-view.ts';

interface ShownVersion {
  versionId: VersionId | null;
  shownId: VersionId | undefined;
  /** The version that the comparison belongs to. */
  comparedAt: RefObject<VersionId | null>;
}

/** Keeps the view in step with the address, the marks and the preview. Returns whether the user marks the picture. */
export function useViewSync(
  { view, change, top, topWanted }: EditorView,
  { versionId, shownId, comparedAt }: ShownVersion,
): boolean {
  // After rendering: a photo that was sticky during a preview has returned to its place.
  useEffect(() => {
    if (topWanted > 0) bringIntoView(top.current);
  }, [topWanted, top]);

  // Back and Forward also change the version. A comparison belongs to its version, so it ends.
  useEffect(() => {
    if (comparedAt.current !== versionId) change({ type: 'version-selected' });
    comparedAt.current = versionId;
  }, [versionId, change, comparedAt]);

  // Marks and selections belong to one picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture is the reason, not an input
  useEffect(
    () => () => {
      forgetMarks();
      forgetSelection();
      closeSecondView();
    },
    [shownId],
  );
  const isSelecting = useSelect(({ isOpen }) => isOpen);
  const isMarking = useMarks(({ marking }) => marking !== null) || isSelecting;
  const isDetected = useMarks(({ detectedIn }) => detectedIn !== null);
  // Marks need one picture, not a comparison.
  useEffect(() => {
    if (isMarking || isDetected) change({ type: 'picture-wanted' });
    if (isMarking) bringIntoView(top.current);
  }, [isMarking, isDetected, change, top]);

  // A new paint is previewed on the picture itself.
  const asked = usePreview((state) => state.asked);
  useEffect(() => {
    if (asked) change({ type: 'preview-wanted' });
  }, [asked, change]);

  // The furniture of another photo is placed on the picture itself, until something else is shown.
  const isPlacing = useSecondView(({ shown }) => shown !== null && shown === shownId);
  useEffect(() => {
    if (!isPlacing) return;
    setMarks({ marking: null });
    closeSelect();
    endPreview();
    change({ type: 'arranging-begun' });
    bringIntoView(top.current);
  }, [isPlacing, change, top]);
  const { isArranging } = view;
  useEffect(() => {
    if (!isArranging) closeSecondView();
  }, [isArranging]);

  return isMarking;
}
