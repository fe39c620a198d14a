import type { EditMode, ImageId, Version, VersionId } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useMarks } from '../../marks/mark-store.ts';
import { objectsQuery } from '../../marks/objects-query.ts';
import {
  chosenThings,
  correctionsBySelection,
  correctionsOf,
  type PointedOut,
} from '../../marks/pointed-out.ts';
import { IS_ALL, stepOf, useSelect } from '../../select/select-store.ts';
import { selectionPicture } from '../../select/selection-picture.ts';

/** The user's marks on the shown version, and whether marking is under way. */
export function usePointedOut(
  shown: Version | null,
  mode: EditMode,
): { pointed: PointedOut; isPointing: boolean } {
  const { marks, objects, marking } = useMarks();
  // Reads the cached result without a request.
  const detected = useQuery({
    ...objectsQuery(shown?.image ?? ('' as ImageId), shown?.id ?? ('' as VersionId)),
    enabled: false,
  }).data?.objects;
  const selected = useSelect((state) => (state.selecting?.mode === mode ? stepOf(state)?.mask : undefined));
  const isSelecting = useSelect(({ selecting, isOpen }) => isOpen && selecting?.mode === mode);
  const corrections = useMemo(
    () =>
      selected?.data.includes(1)
        ? correctionsBySelection(selectionPicture(selected), IS_ALL.has(mode))
        : correctionsOf(marks, shown),
    [marks, shown, selected, mode],
  );
  return {
    pointed: { ...chosenThings(detected ?? [], objects), corrections },
    isPointing: marking !== null || marks.length > 0 || isSelecting || selected?.data.includes(1) === true,
  };
}
