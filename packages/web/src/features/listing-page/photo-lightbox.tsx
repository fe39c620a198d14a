import type { ListingPagePhoto } from '@home-design/contract';
import { PictureViewer } from '../../core/photo/picture-viewer.tsx';
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
  return (
    <PictureViewer
      opened={opened}
      slides={photos.map((photo, index) => ({
        src: photo.preview_url,
        alt: nameOf(photo, index + 1),
        description: nameOf(photo, index + 1),
        width: photo.width,
        height: photo.height,
      }))}
      closesOn="click"
      words={copy}
      moreWords={{ Lightbox: copy.lightbox }}
      onClose={onClose}
    />
  );
}
