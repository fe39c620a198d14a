import { Progress } from '@mantine/core';
import { useStore } from 'zustand';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../ui/lazy-part/on-demand.tsx';
import { clientStore } from '../store/client-store.ts';
import { copy } from './copy.ts';
import { LONG_LIST } from './upload-items.ts';
import { UploadRow } from './upload-row.tsx';
import { UploadSummary } from './upload-summary.tsx';
import classes from './uploader.module.css';
import type { Uploads } from './use-uploads.ts';

const LeaveDialog = lazyPart(async () => (await import('./leave-dialog.tsx')).LeaveDialog, 'dialog');

interface UploadListProps {
  uploads: Uploads<unknown>;
  /** Limits the height of a long list, which scrolls. */
  scrolls?: boolean;
}

/** The photos of an upload list with their progress. Asks before the page is left during an upload. */
export function UploadList({ uploads, scrolls = false }: UploadListProps) {
  const { items } = uploads;
  const isLong = items.length > LONG_LIST;
  return (
    <>
      <OnDemand wanted={uploads.leaving.isAsking}>
        <LeaveDialog warning={uploads.leaving} />
      </OnDemand>
      {items.length > 1 && <OverallProgress />}
      {items.length > 1 && <UploadSummary uploads={uploads} />}
      {items.length > 0 && (
        <ul
          className={classes.list}
          data-scrolls={scrolls || undefined}
          data-long={isLong || undefined}
          // Scrolling lists can be focused by keyboard.
          tabIndex={scrolls || isLong ? 0 : undefined}
          aria-label={copy.fileList}
        >
          {items.map((item) => (
            <UploadRow key={item.id} item={item} uploads={uploads} />
          ))}
        </ul>
      )}
    </>
  );
}

/** Progress of all photos together, during an upload. */
function OverallProgress() {
  const percent = useStore(clientStore, (state) => state.uploadProgress);
  if (percent === 0) return null;
  return <Progress value={percent} aria-label={copy.progressOfAll} />;
}
