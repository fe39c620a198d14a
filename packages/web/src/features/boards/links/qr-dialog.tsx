import type { ShareLink } from '@home-design/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { saveFile } from '../../../lib/save-file.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { qrCodeQuery } from './board-links.ts';
import { linkCopy } from './link-copy.ts';
import classes from './links.module.css';

interface QrDialogProps {
  link: ShareLink;
  /** Distinguishes the link from the others of the board. */
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The QR code of a link, to scan from the screen or to save for print. */
export function QrDialog({ link, name, opened, onClose }: QrDialogProps) {
  const code = useQuery({ ...qrCodeQuery(link.id), enabled: opened });
  const title = linkCopy.qrTitle(name);

  return (
    <Dialog opened={opened} onClose={onClose} title={title} closeLabel={linkCopy.close}>
      {code.isPending && <Skeleton className={classes.qr} aria-label={linkCopy.qrLoading} />}
      {code.isError && (
        <div role="alert">
          <Text mb="sm">{linkCopy.qrFailed}</Text>
          <Button variant="default" onClick={() => void code.refetch()}>
            {linkCopy.tryAgain}
          </Button>
        </div>
      )}
      {code.data && (
        <>
          <img className={classes.qr} src={code.data.qr_code} alt={linkCopy.qrAlt} width={280} height={280} />
          <Text size="sm" c="dimmed" ta="center">
            {linkCopy.qrText}
          </Text>
          <div className={classes.qrActions}>
            <Button component="a" href={code.data.qr_code} download="board-qr-code.png" variant="default">
              {linkCopy.savePng}
            </Button>
            <Button
              variant="default"
              onClick={() =>
                saveFile(new Blob([code.data.svg], { type: 'image/svg+xml' }), 'board-qr-code.svg')
              }
            >
              {linkCopy.saveSvg}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
