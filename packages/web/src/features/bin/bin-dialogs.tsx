import type { BinCounts, BinEntry } from '@home-design/contract';
import { Text } from '@mantine/core';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { RemovalButtons } from '../../ui/dialog/removal-buttons.tsx';
import { copy } from './copy.ts';

interface AskingProps {
  opened: boolean;
  isRemoving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once before the bin is emptied, naming how much is deleted. */
export function EmptyBinDialog({ counts, ...asking }: AskingProps & { counts: BinCounts }) {
  return (
    <Asking
      {...asking}
      title={copy.emptyDialog}
      text={copy.emptyCounts(counts)}
      confirm={copy.emptyConfirm}
    />
  );
}

/** Asks once before a thing is deleted for good, naming it. */
export function RemoveEntryDialog({ entry, ...asking }: AskingProps & { entry: BinEntry }) {
  return (
    <Asking {...asking} title={copy.removeTitle(entry.title)} text={copy.removeText} confirm={copy.remove} />
  );
}

function Asking(props: AskingProps & { title: string; text: string; confirm: string }) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={props.title} closeLabel={copy.close}>
      <Text>{props.text}</Text>
      <RemovalButtons
        cancel={copy.cancel}
        confirm={props.confirm}
        isRemoving={props.isRemoving}
        onCancel={props.onClose}
        onConfirm={props.onConfirm}
      />
    </Dialog>
  );
}
