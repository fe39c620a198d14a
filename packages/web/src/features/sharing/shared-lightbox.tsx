import type { SharedVersion, VersionId } from '@home-design/contract';
import { useRef } from 'react';
import Lightbox, { type SlideImage, type ZoomRef } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { fullSizeUrl } from '../../core/photo/picture.ts';
import { copy } from './copy.ts';
import { fullNameOf } from './shared-names.ts';

interface SharedLightboxProps {
  versions: readonly SharedVersion[];
  /** The picture to start with. */
  openedId: VersionId;
  /** Whether it is a slideshow. */
  isSlideshow: boolean;
  onClose: () => void;
}

/** How long a slideshow shows each picture. */
const SLIDE_MS = 5_000;

/**
 * Pictures in full size, one at a time. A click closes the dialog, unless the picture is zoomed. Arrow keys go to the
 * next picture. A slideshow waits for its Play button when the user prefers reduced motion.
 */
export function SharedLightbox({ versions, openedId, isSlideshow, onClose }: SharedLightboxProps) {
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
      plugins={[Captions, Zoom, Slideshow, Fullscreen]}
      carousel={{ finite: !isSlideshow }}
      slideshow={{
        autoplay: isSlideshow && !matchMedia('(prefers-reduced-motion: reduce)').matches,
        delay: SLIDE_MS,
      }}
      captions={{ descriptionTextAlign: 'center' }}
      controller={{ closeOnBackdropClick: true }}
      zoom={{ ref: zoom }}
      on={{
        click: () => {
          if (!isSlideshow && (zoom.current?.zoom ?? 1) <= 1) onClose();
        },
      }}
      labels={{
        Lightbox: copy.lightbox,
        Close: copy.close,
        Previous: copy.previous,
        Next: copy.next,
        'Zoom in': copy.zoomIn,
        'Zoom out': copy.zoomOut,
        Play: copy.play,
        Pause: copy.pause,
        'Enter Fullscreen': copy.fullScreen,
        'Exit Fullscreen': copy.endFullScreen,
      }}
    />
  );
}

const slideOf = (version: SharedVersion): SlideImage => ({
  src: fullSizeUrl(version) ?? '',
  alt: fullNameOf(version),
  description: version.caption === '' ? fullNameOf(version) : `${fullNameOf(version)}\n${version.caption}`,
  width: version.width,
  height: version.height,
});
