import { type Board, boardRoutes } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import type { ZipSettings } from '../../../core/zip/zip-settings.ts';
import { routeUrl } from '../../../lib/route-url.ts';
import { saveFrom } from '../../../lib/save-file.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { OnDemand } from '../../../ui/on-demand.tsx';
import { copy } from '../copy.ts';
import classes from './board-page.module.css';

const ZipDialog = lazyPart(
  async () => (await import('../../../core/zip/zip-dialog.tsx')).ZipDialog,
  'dialog',
);

/** Takes the pictures of a board home, in the size and format that people choose. */
export function DownloadButton({ board }: { board: Board }) {
  const [isOpen, dialog] = useDisclosure(false);

  function download(settings: ZipSettings, { label }: { label: boolean }): void {
    const query = { ...settings, ...(label ? { label: '1' as const } : {}) };
    // The browser saves it while it comes, and shows how far it is.
    saveFrom(routeUrl(boardRoutes.download, { boardId: board.id }, query));
  }
  return (
    <>
      <Button
        variant="default"
        className={classes.touch}
        leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
        onClick={dialog.open}
      >
        {copy.download}
      </Button>
      <OnDemand wanted={isOpen}>
        <ZipDialog opened={isOpen} onClose={dialog.close} title={copy.downloadBoard} onDownload={download} />
      </OnDemand>
    </>
  );
}
