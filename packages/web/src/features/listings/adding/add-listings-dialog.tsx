import { Tabs } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useSignedInUser } from '../../../core/session/use-session.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { addCopy } from '../add-copy.ts';
import { copy } from '../copy.ts';
import { mlsOffer } from '../mls/mls-offer.ts';
import { AddressesForm } from './addresses-form.tsx';
import { fileCopy } from './file-copy.ts';

// Most listings come from addresses.
const SavedPages = lazyPart(async () => (await import('./saved-pages.tsx')).SavedPages);
const TableImport = lazyPart(async () => (await import('./table-import.tsx')).TableImport);

const MlsImport = lazyPart(async () => (await import('../mls/mls-import.tsx')).MlsImport);
const PhotoImport = lazyPart(async () => (await import('../photos/photo-import.tsx')).PhotoImport);
const LeaveDialog = lazyPart(
  async () => (await import('../../../core/uploader/leave-dialog.tsx')).LeaveDialog,
  'dialog',
);

type Way = 'addresses' | 'pages' | 'table' | 'photos' | 'mls';

/** Imports listings: from web addresses, saved pages, a table, photos, or the MLS of this server. */
export function AddListingsDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [way, setWay] = useState<Way>('addresses');
  const mls = mlsOffer(useSignedInUser());
  const ways: [Way, string][] = [
    ['addresses', fileCopy.addresses],
    ['pages', fileCopy.pages],
    ['table', fileCopy.table],
    ['photos', fileCopy.photos],
    ...(mls ? [['mls', mls.name] satisfies [Way, string]] : []),
  ];
  const [isSending, setSending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const leaving = {
    isAsking,
    stay: () => setAsking(false),
    leave() {
      setAsking(false);
      onClose();
    },
  };
  return (
    <Dialog
      opened={opened}
      onClose={() => (isSending ? setAsking(true) : onClose())}
      title={addCopy.title}
      closeLabel={copy.close}
      size="lg"
    >
      <OnDemand wanted={isAsking}>
        <LeaveDialog warning={leaving} />
      </OnDemand>
      <Tabs value={way} onChange={(value) => setWay(value as Way)} keepMounted={false}>
        <Tabs.List aria-label={fileCopy.ways} mb="md" grow>
          {ways.map(([value, label]) => (
            <Tabs.Tab key={value} value={value} px="xs" disabled={isSending && value !== way}>
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
        <Tabs.Panel value="photos">
          <Suspense>
            <PhotoImport onDone={onClose} onBusy={setSending} />
          </Suspense>
        </Tabs.Panel>
      </Tabs>
    </Dialog>
  );
}
