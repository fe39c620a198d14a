import { previewRoutes, type VersionId } from '@home-design/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { loadedOnce } from '../../../lib/load-code.ts';
import { useMarks } from '../marks/mark-store.ts';
import { stepOf, useSelect } from '../select/select-store.ts';
import { type AskedPaint, usePreview } from './preview-store.ts';
import { savesData } from './saves-data.ts';

/** The layers that show the walls of a version in any paint; null when no wall is certain. */
const wallPreviewQuery = (versionId: VersionId) =>
  queryOptions({
    queryKey: ['wall-preview', versionId],
    queryFn: async ({ signal }) => {
      const [{ layers }, { readLayers }] = await Promise.all([
        call(previewRoutes.walls, { params: { versionId }, signal }),
        loadedOnce(() => import('./read-layers.ts')),
      ]);
      return layers && readLayers(layers);
    },
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    // Each has some ten megabytes.
    gcTime: 60_000,
    // The edit works without a preview, so there is no retry.
    retry: false,
  });

/**
 * The preview of a version, and its requested paint. It shows the walls that the edit finds by itself, so there is none
 * while the user marks walls.
 */
export function useWallPreview(version: VersionId | undefined) {
  const near = usePreview((state) => state.near);
  const asked = usePreview((state) => (state.asked?.version === version ? state.asked : null));
  const isMarked = useMarks(({ marking, marks }) => marking !== null || marks.length > 0);
  const isSelected = useSelect((state) => state.isOpen || stepOf(state)?.mask.data.includes(1) === true);
  const isMeant = version !== undefined && near === version && !isMarked && !isSelected && !savesData();
  const { data, isFetching } = useQuery({
    ...wallPreviewQuery(version ?? ('' as VersionId)),
    enabled: isMeant,
  });
  const paint: AskedPaint | null = isMeant ? asked : null;
  return { preview: data ?? null, paint, isPreparing: paint !== null && isFetching };
}
