import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { galleryOperations } from '../../core/store/operations/gallery-operations.ts';

/** The operations of the gallery over this page's query cache. */
export function useGalleryOperations() {
  const queries = useQueryClient();
  return useMemo(() => galleryOperations(queries), [queries]);
}
