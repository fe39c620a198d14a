import type { Image, ImageId } from '@home-design/contract';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { clientStore, selectImages } from '../../../core/store/client-store.ts';

/** The selection of photos of a project: whether it is on, and the selected photos in the order of the page. */
export function useImageSelection(images: readonly Image[]) {
  const [isSelecting, setIsSelecting] = useState(false);
  const chosen = useStore(clientStore, (state) => state.selectedImageIds);
  const isChosen = new Set(chosen);
  const selected: ImageId[] = images.map(({ id }) => id).filter((id) => isChosen.has(id));

  // The selection ends with this page.
  useEffect(() => () => selectImages([]), []);

  return {
    isSelecting,
    selected,
    start: () => setIsSelecting(true),
    end() {
      setIsSelecting(false);
      selectImages([]);
    },
  };
}
