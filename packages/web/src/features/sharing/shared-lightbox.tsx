import type { SharedVersion, VersionId } from '@home-design/contract';
import { useRef } from 'react';
import Lightbox, { type SlideImage, type ZoomRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { fullSizeUrl } from '../../core/photo/picture.ts';
import { copy } from './copy.ts';
import { labelOf } from './shared-names.ts';

interface SharedLightboxProps {
  versions: readonly SharedVersion[];
  /** The picture it opens with. */
  openedId: VersionId;
  onClose: () => void;
}

/** Pictures in full size, one at a time. A click closes it, unless it is enlarged; arrow keys turn pages. */
export function SharedLightbox({ versions, openedId, onClose }: SharedLightboxProps) {
  const zoom = useRef<ZoomRef>(null);
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

const slideOf = (version: SharedVersion): SlideImage => ({
  src: fullSizeUrl(version) ?? '',
  alt: labelOf(version),
  description: labelOf(version),
  width: version.width,
  height: version.height,
});
