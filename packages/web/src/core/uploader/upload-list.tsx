import { Progress } from '@mantine/core';
import { useStore } from 'zustand';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
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
  /** Keeps a long list short by letting it scroll. */
  scrolls?: boolean;
}

/** The photos of an upload list with their progress; asks before the page is left while they are being sent. */
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
          // Lists that scroll are reached by keys, too.
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

/** Of all photos together, while they are being sent. */
function OverallProgress() {
  const percent = useStore(clientStore, (state) => state.uploadProgress);
  if (percent === 0) return null;
  return <Progress value={percent} aria-label={copy.progressOfAll} />;
}
