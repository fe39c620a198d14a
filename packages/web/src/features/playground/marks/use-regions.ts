import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Marking, useMarks } from './mark-store.ts';
import { marksQuery } from './marks-query.ts';
import { withFloorTaken } from './region-map.ts';
import { regionsQuery } from './regions-query.ts';

/**
 * The regions of the photo that an edit lets the user tap: watermarks or surfaces. They are loaded once tapping is
 * chosen.
 */
export function useRegions({ mode, base, quality = 'standard' }: Marking) {
  const isTapping = useMarks(({ tool }) => tool === 'tap');
  const marks = useQuery({ ...marksQuery(base, quality), enabled: isTapping && mode === 'watermark' });
  const surfaces = useQuery({ ...regionsQuery(base), enabled: isTapping && mode !== 'watermark' });
  const { data, ...asked } = mode === 'watermark' ? marks : surfaces;
  const taken = useMemo(() => (mode === 'floor' && data ? withFloorTaken(data) : data), [mode, data]);
  return { ...asked, data: taken };
}
