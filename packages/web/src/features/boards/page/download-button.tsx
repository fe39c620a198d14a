import { type Board, boardRoutes } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { ZipDialogChoice, ZipSettings } from '../../../core/zip/zip-settings.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { routeUrl } from '../../../lib/api/route-url.ts';
import { saveFromServer } from '../../../lib/save-file.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';

const ZipDialog = lazyPart(
  async () => (await import('../../../core/zip/zip-dialog.tsx')).ZipDialog,
  'dialog',
);

/** Downloads the pictures of a board in the chosen size and format. */
export function DownloadButton({ board }: { board: Board }) {
  const [isOpen, dialog] = useDisclosure(false);
  const download = useMutation({
    // The browser saves the file while it arrives, and shows the progress.
    mutationFn: saveFromServer,
    onError: (error, address) =>
      toast.failed(copy.downloadFailed, error, messageOf(error, copy.downloadFailed), () =>
        download.mutate(address),
      ),
  });

  function start(
    settings: ZipSettings,
    { label, originals }: Pick<ZipDialogChoice, 'label' | 'originals'>,
  ): void {
    const query = {
      ...settings,
      ...(label ? { label: '1' as const } : {}),
      ...(originals ? { originals: '1' as const } : {}),
    };
    download.mutate(routeUrl(boardRoutes.download, { boardId: board.id }, query));
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={ICON_STROKE} aria-hidden />}
        onClick={dialog.open}
      >
        {copy.download}
      </Button>
      <OnDemand wanted={isOpen}>
        <ZipDialog opened={isOpen} onClose={dialog.close} title={copy.downloadBoard} onDownload={start} />
      </OnDemand>
    </>
  );
}
