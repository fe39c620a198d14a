import type { BoardVersion, VersionId } from '@home-design/contract';
import Lightbox, { type SlideImage } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { sourcesOf } from '../../../core/photo/picture.ts';
import { copy } from '../copy.ts';

interface BoardLightboxProps {
  versions: readonly BoardVersion[];
  /** The picture to start with. */
  openedId: VersionId;
  onClose: () => void;
}

/** The pictures of a board one at a time in full screen. Arrow keys go to the next one, and Escape closes. */
export function BoardLightbox({ versions, openedId, onClose }: BoardLightboxProps) {
  return (
    <Lightbox
      open
      index={Math.max(
        0,
        versions.findIndex(({ id }) => id === openedId),
      )}
      close={onClose}
      slides={versions.map(slideOf)}
      plugins={[Captions, Zoom]}
      carousel={{ finite: true }}
      labels={{
        Close: copy.close,
        Previous: copy.previousPicture,
        Next: copy.nextPicture,
        'Zoom in': copy.zoomIn,
        'Zoom out': copy.zoomOut,
      }}
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
