import { type Board, boardRoutes } from '@home-design/contract';
import { Button, Group, Stack, Switch, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { routeUrl } from '../../../lib/api/route-url.ts';
import { saveFromServer } from '../../../lib/save-file.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { copy } from '../copy.ts';
import classes from './board-page.module.css';

interface PdfDialogProps {
  board: Board;
  opened: boolean;
  onClose: () => void;
}

/** Saves a board as a PDF, with the labels of altered pictures and the photos before if chosen. */
export function PdfDialog({ board, opened, onClose }: PdfDialogProps) {
  const [isLabeled, setIsLabeled] = useState(true);
  const [hasOriginals, setHasOriginals] = useState(false);
  const save = useMutation({
    // The browser saves the file while it arrives, and shows the progress.
    mutationFn: saveFromServer,
    onSuccess: onClose,
    onError: (error, address) =>
      toast.failed(copy.pdfFailed, error, messageOf(error, copy.pdfFailed), () => save.mutate(address)),
  });

  function start(): void {
    const query = {
      ...(isLabeled ? { label: '1' as const } : {}),
      ...(hasOriginals ? { originals: '1' as const } : {}),
    };
    save.mutate(routeUrl(boardRoutes.pdf, { boardId: board.id }, query));
  }

  return (
    <Dialog opened={opened} onClose={onClose} title={copy.pdfTitle} closeLabel={copy.close}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {copy.pdfText}
        </Text>
        <Switch
          className={classes.pdfSwitch}
          label={copy.pdfLabel}
          checked={isLabeled}
          onChange={({ currentTarget }) => setIsLabeled(currentTarget.checked)}
        />
        <Switch
          className={classes.pdfSwitch}
          label={copy.pdfOriginals}
          checked={hasOriginals}
          onChange={({ currentTarget }) => setHasOriginals(currentTarget.checked)}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button loading={save.isPending} onClick={start}>
            {copy.pdfSave}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
