import type { StyledImages } from '@home-design/contract';
import { useEffect, useState } from 'react';
import { loadStyledImages } from './images.ts';

/** Pictures of the living room by file name; null until the manifest is loaded. */
export function useStyledImages(): StyledImages | null {
  const [images, setImages] = useState<StyledImages | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void loadStyledImages(stop.signal).then((loaded) => {
      if (!stop.signal.aborted) setImages(loaded);
    });
    return () => stop.abort();
  }, []);
  return images;
}
