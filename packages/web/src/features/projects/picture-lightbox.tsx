import type { VersionId } from '@home-design/contract';
import { IconExternalLink, IconPencil } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import Lightbox, { IconButton, type SlideImage, useLightboxState } from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import { fullSizeUrl, sourcesOf } from '../../core/photo/picture.ts';
import { paths } from '../../lib/paths.ts';
import { copy } from './copy.ts';
import type { ShownPicture } from './shown-pictures.ts';

declare module 'yet-another-react-lightbox' {
  interface Labels {
    'Open in New Window'?: string;
    Edit?: string;
  }
}

interface PictureLightboxProps {
  pictures: readonly ShownPicture[];
  /** The picture it opens with. */
  openedId: VersionId;
  onClose: () => void;
}

/** Pictures one at a time, as large as the screen; arrow keys turn pages and Escape closes. */
export function PictureLightbox({ pictures, openedId, onClose }: PictureLightboxProps) {
  const index = Math.max(
    0,
    pictures.findIndex(({ version }) => version.id === openedId),
  );
  return (
    <Lightbox
      open
      index={index}
      close={onClose}
      slides={pictures.map(slideOf)}
      plugins={[Captions, Zoom]}
      carousel={{ finite: true }}
      toolbar={{ buttons: [<Actions key="actions" pictures={pictures} />, 'close'] }}
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

function slideOf({ image, version }: ShownPicture): SlideImage {
  const sources = sourcesOf(version, 'preview');
  return {
    src: sources?.src ?? '',
    alt: `${image.name}, ${version.label}`,
    description: `${image.name} · ${version.label}`,
    width: version.width,
    height: version.height,
  };
}

/** What can be done with the picture that is shown. */
function Actions({ pictures }: { pictures: readonly ShownPicture[] }) {
  const { currentIndex } = useLightboxState();
  const navigate = useNavigate();
  const shown = pictures[currentIndex];
  if (!shown) return null;
  const { image, version } = shown;

  return (
    <>
      <IconButton
        label={copy.openInNewWindow}
        icon={IconExternalLink}
        onClick={() => window.open(fullSizeUrl(version) ?? '', '_blank', 'noopener')}
      />
      <IconButton
        label={copy.edit}
        icon={IconPencil}
        onClick={() => void navigate(paths.playground({ imageId: image.id, versionId: version.id }))}
      />
    </>
  );
}
