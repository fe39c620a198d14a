import type { SharedVersion, VersionId } from '@home-design/contract';
import type { SlideImage } from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import { fullSizeUrl } from '../../core/photo/picture.ts';
import { PictureViewer } from '../../core/photo/picture-viewer.tsx';
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
  return (
    <PictureViewer
      opened={versions.findIndex(({ id }) => id === openedId)}
      slides={versions.map(slideOf)}
      plugins={[Slideshow, Fullscreen]}
      isEndless={isSlideshow}
      slideshow={{
        autoplay: isSlideshow && !matchMedia('(prefers-reduced-motion: reduce)').matches,
        delay: SLIDE_MS,
      }}
      captions={{ descriptionTextAlign: 'center' }}
      closesOn={isSlideshow ? 'click-beside' : 'click'}
      words={copy}
      moreWords={{
        Lightbox: copy.lightbox,
        Play: copy.play,
        Pause: copy.pause,
        'Enter Fullscreen': copy.fullScreen,
        'Exit Fullscreen': copy.endFullScreen,
      }}
      onClose={onClose}
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
