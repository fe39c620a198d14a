import type { BinEntry, binRoutes, ResponseOf } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import classes from './bin.module.css';
import { EmptyBinDialog, RemoveEntryDialog } from './bin-dialogs.tsx';
import { useBinActs } from './bin-queries.ts';
import { BinRow } from './bin-row.tsx';
import { copy } from './copy.ts';

interface BinListProps {
  bin: ResponseOf<typeof binRoutes.list>;
  page: number;
  onPage: (page: number) => void;
}

/** The contents of the bin, page by page, with their actions. */
export function BinList({ bin, page, onPage }: BinListProps) {
  const [isEmptying, emptying] = useDisclosure(false);
  const [removed, setRemoved] = useState<BinEntry | null>(null);
  const { restore, remove, empty } = useBinActs(() => {
    emptying.close();
    setRemoved(null);
  });
  const now = new Date();

  return (
    <>
      <div>
        <Button
          variant="default"
          leftSection={<IconTrash size={18} stroke={ICON_STROKE} aria-hidden />}
          onClick={emptying.open}
        >
          {copy.emptyNow}
        </Button>
      </div>
      <ul className={classes.list} aria-label={copy.list}>
        {bin.results.map((entry) => (
          <BinRow
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            now={now}
            isBusy={restore.isPending || remove.isPending || empty.isPending}
            onRestore={() => restore.mutate(entry)}
            onRemove={() => setRemoved(entry)}
          />
        ))}
      </ul>
      {bin.num_pages > 1 && (
        <nav className={classes.pager} aria-label={copy.pages}>
          <Button size="sm" variant="default" disabled={!bin.has_previous} onClick={() => onPage(page - 1)}>
            {copy.previous}
          </Button>
          <Text size="sm">{copy.pageOf(page, bin.num_pages)}</Text>
          <Button size="sm" variant="default" disabled={!bin.has_next} onClick={() => onPage(page + 1)}>
            {copy.next}
          </Button>
        </nav>
      )}
      <EmptyBinDialog
        counts={bin.counts}
        opened={isEmptying}
        isRemoving={empty.isPending}
        onClose={emptying.close}
        onConfirm={() => empty.mutate(bin.as_of)}
      />
      {removed !== null && (
        <RemoveEntryDialog
          entry={removed}
          opened
          isRemoving={remove.isPending}
          onClose={() => setRemoved(null)}
          onConfirm={() => remove.mutate(removed)}
        />
      )}
    </>
  );
}
