import type { Image, Version } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { downloadUrl } from '../../../core/photo/download-url.ts';
import { fullSizeUrl } from '../../../core/photo/picture.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { downloadCopy as copy } from './download-copy.ts';

const DownloadDialog = lazyPart(async () => (await import('./download-dialog.tsx')).DownloadDialog, 'dialog');

interface DownloadToolsProps {
  image: Image;
  /** Oldest first. */
  versions: readonly Version[];
  /** The version whose picture is shown. */
  shown: Version;
}

/**
 * Downloads the stored picture by one press. The button beside it offers other sizes, formats, and several pictures.
 */
export function DownloadTools({ image, versions, shown }: DownloadToolsProps) {
  const [isOpen, dialog] = useDisclosure(false);
  const url = fullSizeUrl(shown);
  if (url === null) return null;
  return (
    <>
      <Button.Group>
        <Button
          component="a"
          href={downloadUrl(url)}
          download
          variant="default"
          title={copy.download}
          leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
        >
          {copy.download}
        </Button>
        <Button
          variant="default"
          data-narrow
          aria-label={copy.as}
          title={copy.as}
          onClick={dialog.open}
          leftSection={<IconChevronDown size={16} stroke={ICON_STROKE} aria-hidden />}
        />
      </Button.Group>
      <OnDemand wanted={isOpen}>
        <DownloadDialog
          image={image}
          versions={versions}
          shown={shown}
          opened={isOpen}
          onClose={dialog.close}
        />
      </OnDemand>
    </>
  );
}
