import type { BoardVersion, VersionId } from '@home-design/contract';
import type { SlideImage } from 'yet-another-react-lightbox';
import { sourcesOf } from '../../../core/photo/picture.ts';
import { PictureViewer } from '../../../core/photo/picture-viewer.tsx';
import { copy } from '../copy.ts';

interface BoardLightboxProps {
  versions: readonly BoardVersion[];
  /** The picture to start with. */
  openedId: VersionId;
  onClose: () => void;
}

/** The pictures of a board one at a time in full screen. */
export function BoardLightbox({ versions, openedId, onClose }: BoardLightboxProps) {
  return (
    <PictureViewer
      opened={versions.findIndex(({ id }) => id === openedId)}
      slides={versions.map(slideOf)}
      words={{
        close: copy.close,
        previous: copy.previousPicture,
        next: copy.nextPicture,
        zoomIn: copy.zoomIn,
        zoomOut: copy.zoomOut,
      }}
      onClose={onClose}
    />
  );
}

const slideOf = (version: BoardVersion): SlideImage => ({
  src: sourcesOf(version, 'preview')?.src ?? '',
  alt: `${version.image_name}, ${version.label}`,
  description: `${version.image_name} · ${version.label}`,
  width: version.width,
  height: version.height,
});
