import type { Image, VersionId } from '@home-design/contract';
import { useState } from 'react';
import type { SlideImage } from 'yet-another-react-lightbox';
import { sourcesOf } from '../../../core/photo/picture.ts';
import { PictureViewer } from '../../../core/photo/picture-viewer.tsx';
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';
import { beforeOf, type ShownPicture } from '../shown-pictures.ts';
import { ComparedSlide } from './compared-slide.tsx';
import classes from './lightbox.module.css';
import { LightboxActions } from './lightbox-actions.tsx';

interface PictureLightboxProps {
  pictures: readonly ShownPicture[];
  /** The picture to start with. */
  openedId: VersionId;
  onClose: () => void;
  /** Moves the photo with all its versions; the page has the dialog. */
  onMove: (image: Image) => void;
}

/** A slide and its picture. */
interface PictureSlide extends SlideImage {
  picture: ShownPicture;
}

/**
 * Pictures one at a time in full screen. Each can be compared with its original. Arrow keys go to the next picture, C
 * compares and Escape closes.
 */
export function PictureLightbox({ pictures, openedId, onClose, onMove }: PictureLightboxProps) {
  const [isComparing, setIsComparing] = useState(false);
  const toggle = () => setIsComparing((isOn) => !isOn);
  useShortcuts({ c: toggle }, 'in-dialogs');
  return (
    <PictureViewer
      className={classes.lightbox ?? ''}
      opened={pictures.findIndex(({ version }) => version.id === openedId)}
      slides={pictures.map(slideOf)}
      render={{
        slide: ({ slide }) => {
          const { picture } = slide as PictureSlide;
          return isComparing && beforeOf(picture) ? <ComparedSlide picture={picture} /> : undefined;
        },
      }}
      toolbar={{
        buttons: [
          <LightboxActions
            key="actions"
            pictures={pictures}
            isComparing={isComparing}
            onCompare={toggle}
            onMove={onMove}
          />,
          'close',
        ],
      }}
      words={{
        close: copy.close,
        previous: dialogCopy.previousPicture,
        next: dialogCopy.nextPicture,
        zoomIn: dialogCopy.zoomIn,
        zoomOut: dialogCopy.zoomOut,
      }}
      onClose={onClose}
    />
  );
}

function slideOf(picture: ShownPicture): PictureSlide {
  const { image, version } = picture;
  return {
    src: sourcesOf(version, 'preview')?.src ?? '',
    alt: `${image.name}, ${version.label}`,
    description: `${image.name} · ${version.label}`,
    width: version.width,
    height: version.height,
    picture,
  };
}
