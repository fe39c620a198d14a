import { useMemo } from 'react';
import { clientStore } from '../../core/store/client-store.ts';
import { DEFAULT_GALLERY_FILTERS, type GalleryFilters } from '../../core/store/gallery-filters.ts';
import { usableFilters } from './usable-filters.ts';

/** The filters of the gallery, which are kept after the page is left, and the functions that change them. */
export function useGalleryFilters() {
  const kept = clientStore((state) => state.galleryFilters);
  const filters = useMemo(() => usableFilters(kept), [kept]);
  return {
    filters,
    change: (part: Partial<GalleryFilters>) =>
      clientStore.setState({
        galleryFilters: { ...usableFilters(clientStore.getState().galleryFilters), ...part },
      }),
    clear: () => clientStore.setState({ galleryFilters: DEFAULT_GALLERY_FILTERS }),
  };
}
