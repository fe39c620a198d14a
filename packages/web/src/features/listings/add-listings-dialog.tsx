import { Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { addCopy } from './add-copy.ts';
import { AddressesForm } from './addresses-form.tsx';
import { copy } from './copy.ts';
import { fileCopy } from './file-copy.ts';

// Most listings come from addresses.
const SavedPages = lazyPart(async () => (await import('./saved-pages.tsx')).SavedPages);
const TableImport = lazyPart(async () => (await import('./table-import.tsx')).TableImport);

const WAYS = ['addresses', 'pages', 'table'] as const;
type Way = (typeof WAYS)[number];

/** Imports listings: web pages by their addresses, pages that the browser saved, or a table. */
export function AddListingsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [way, setWay] = useState<Way>('addresses');
  return (
    <Dialog opened={opened} onClose={onClose} title={addCopy.title} closeLabel={copy.close} size="lg">
      <Tabs value={way} onChange={(value) => setWay(value as Way)} keepMounted={false}>
        <Tabs.List aria-label={fileCopy.ways} mb="md" grow>
          {WAYS.map((value) => (
            <Tabs.Tab key={value} value={value} px="xs">
              {fileCopy[value]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="addresses">
          <AddressesForm onDone={onClose} onCancel={onClose} />
        </Tabs.Panel>
        <Tabs.Panel value="pages">
          <Suspense>
            <SavedPages onDone={onClose} />
          </Suspense>
        </Tabs.Panel>
        <Tabs.Panel value="table">
          <Suspense>
            <TableImport onDone={onClose} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}
