import type { ImageId, Version, VersionId } from '@home-design/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { objectsQuery } from '../detail-queries.ts';
import { useMarks } from './mark-store.ts';
import { chosenThings, correctionsOf, type PointedOut } from './pointed-out.ts';

/** What a person has pointed out on the shown version, and whether they are at it. */
export function usePointedOut(shown: Version | null): { pointed: PointedOut; isPointing: boolean } {
  const { marks, objects, marking } = useMarks();
  // Read from what the panel asked for; nobody asks here.
  const detected = useQuery({
    ...objectsQuery(shown?.image ?? ('' as ImageId), shown?.id ?? ('' as VersionId)),
    enabled: false,
  }).data?.objects;
  const corrections = useMemo(() => correctionsOf(marks, shown), [marks, shown]);
  return {
    pointed: { ...chosenThings(detected ?? [], objects), corrections },
    isPointing: marking !== null || marks.length > 0,
  };
}
