import type { ListingPagePhoto } from '@home-design/contract';
import { useRef } from 'react';
import Lightbox, { type ZoomRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { copy } from './copy.ts';
import { nameOf } from './page-picture.ts';

interface PhotoLightboxProps {
  photos: readonly ListingPagePhoto[];
  /** Index of the first photo. */
  opened: number;
  onClose: () => void;
}

/**
 * Photos in full size, one at a time. A click closes the dialog, unless the photo is zoomed. Arrow keys and swipes go
 * to the next photo.
 */
export function PhotoLightbox({ photos, opened, onClose }: PhotoLightboxProps) {
  const zoom = useRef<ZoomRef>(null);
  return (
    <Lightbox
      open
      index={opened}
      close={onClose}
      slides={photos.map((photo, index) => ({
        src: photo.preview_url,
        alt: nameOf(photo, index + 1),
        description: nameOf(photo, index + 1),
        width: photo.width,
        height: photo.height,
      }))}
      plugins={[Captions, Zoom]}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ ref: zoom }}
      on={{
        click: () => {
          if ((zoom.current?.zoom ?? 1) <= 1) onClose();
        },
      }}
      labels={{
        Lightbox: copy.lightbox,
        Close: copy.close,
        Previous: copy.previous,
        Next: copy.next,
        'Zoom in': copy.zoomIn,
        'Zoom out': copy.zoomOut,
      }}
    />
  );
}
