import { Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSignedInUser } from '../../core/session/use-session.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { addCopy } from './add-copy.ts';
import { AddressesForm } from './addresses-form.tsx';
import { copy } from './copy.ts';
import { fileCopy } from './file-copy.ts';
import { mlsOffer } from './mls-offer.ts';

// Most listings come from addresses.
const SavedPages = lazyPart(async () => (await import('./saved-pages.tsx')).SavedPages);
const TableImport = lazyPart(async () => (await import('./table-import.tsx')).TableImport);

const MlsImport = lazyPart(async () => (await import('./mls-import.tsx')).MlsImport);

type Way = 'addresses' | 'pages' | 'table' | 'mls';

/** Imports listings: web pages by their addresses, pages that the browser saved, a table, or what the MLS of this server has. */
export function AddListingsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [way, setWay] = useState<Way>('addresses');
  const mls = mlsOffer(useSignedInUser());
  const ways: [Way, string][] = [
    ['addresses', fileCopy.addresses],
    ['pages', fileCopy.pages],
    ['table', fileCopy.table],
    ...(mls ? [['mls', mls.name] satisfies [Way, string]] : []),
  ];
  return (
    <Dialog opened={opened} onClose={onClose} title={addCopy.title} closeLabel={copy.close} size="lg">
      <Tabs value={way} onChange={(value) => setWay(value as Way)} keepMounted={false}>
        <Tabs.List aria-label={fileCopy.ways} mb="md" grow>
          {ways.map(([value, label]) => (
            <Tabs.Tab key={value} value={value} px="xs">
              {label}
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
        {mls && (
          <Tabs.Panel value="mls">
            <Suspense>
              <MlsImport name={mls.name} onDone={onClose} />
            </Suspense>
          </Tabs.Panel>
        )}
      </Tabs>
    </Dialog>
  );
}
