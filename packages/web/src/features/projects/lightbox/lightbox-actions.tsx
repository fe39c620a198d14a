import type { Image } from '@home-design/contract';
import {
  IconDownload,
  IconExternalLink,
  IconFolderSymlink,
  IconPencil,
  IconPhotoDown,
  IconSquareToggle,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { IconButton, useLightboxState } from 'yet-another-react-lightbox';
import { moveCopy } from '../../../core/move-photos/move-copy.ts';
import { downloadUrl } from '../../../core/photo/download-url.ts';
import { fullSizeUrl, type Picture } from '../../../core/photo/picture.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { copy } from '../copy.ts';
import { dialogCopy } from '../dialog-copy.ts';
import { beforeOf, type ShownPicture } from '../shown-pictures.ts';

declare module 'yet-another-react-lightbox' {
  interface Labels {
    'Open in New Window'?: string;
    Edit?: string;
    [moveCopy.movePhotos]?: string;
    [dialogCopy.compare]?: string;
    [dialogCopy.exitComparison]?: string;
  }
}

interface LightboxActionsProps {
  pictures: readonly ShownPicture[];
  isComparing: boolean;
  onCompare: () => void;
  onMove: (image: Image) => void;
}

/** Actions on the shown picture. */
export function LightboxActions({ pictures, isComparing, onCompare, onMove }: LightboxActionsProps) {
  const { currentIndex } = useLightboxState();
  const navigate = useNavigate();
  const shown = pictures[currentIndex];
  if (!shown) return null;
  const { image, version } = shown;
  const original = beforeOf(shown);

  return (
    <>
      {original && (
        <IconButton
          label={isComparing ? dialogCopy.exitComparison : dialogCopy.compare}
          icon={IconSquareToggle}
          onClick={onCompare}
        />
      )}
      <DownloadLink label={dialogCopy.downloadShown} icon={IconDownload} picture={version} />
      {original && (
        <DownloadLink label={dialogCopy.downloadOriginal} icon={IconPhotoDown} picture={original} />
      )}
      <IconButton
        label={dialogCopy.openInNewWindow}
        icon={IconExternalLink}
        onClick={() => window.open(fullSizeUrl(version) ?? '', '_blank', 'noopener')}
      />
      <IconButton label={moveCopy.movePhotos} icon={IconFolderSymlink} onClick={() => onMove(image)} />
      <IconButton
        label={copy.edit}
        icon={IconPencil}
        onClick={() => void navigate(paths.playground({ imageId: image.id, versionId: version.id }))}
      />
    </>
  );
}

interface DownloadLinkProps {
  label: string;
  icon: ComponentType<{ className?: string }>;
  picture: Picture;
}

/** Downloads a picture in full size. It looks like the library's own buttons. */
function DownloadLink({ label, icon: Icon, picture }: DownloadLinkProps) {
  const url = fullSizeUrl(picture);
  if (url === null) return null;
  return (
    <a className="yarl__button" href={downloadUrl(url)} download aria-label={label} title={label}>
      <Icon className="yarl__icon" />
    </a>
  );
}
