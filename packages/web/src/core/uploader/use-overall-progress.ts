import { useEffect, useRef } from 'react';
import { clientStore } from '../store/client-store.ts';
import { PROGRESS_BEFORE_ANSWER, type UploadItem } from './upload-items.ts';

/** A finished upload is shown for this long. */
const DONE_SHOWN_MS = 1_000;

/** Percent of the list during an upload; null otherwise. Below 100 until every photo is uploaded. */
export function overallProgress(items: readonly UploadItem<unknown>[]): number | null {
  if (!items.some((item) => item.status === 'uploading')) return null;
  const sum = items.reduce((total, item) => total + (item.status === 'error' ? 100 : item.progress), 0);
  return Math.min(PROGRESS_BEFORE_ANSWER, Math.round(sum / items.length));
}

const show = (uploadProgress: number): void => clientStore.setState({ uploadProgress });

/** Stores the upload progress of a list for the whole app: 100 when it is done, and 0 a second later. */
export function useOverallProgress(items: readonly UploadItem<unknown>[]): void {
  const percent = overallProgress(items);
  const isSending = percent !== null;
  const hasArrived = items.some((item) => item.status === 'success');
  const wasSending = useRef(false);

  useEffect(() => {
    if (percent !== null) show(percent);
  }, [percent]);

  useEffect(() => {
    if (isSending) {
      wasSending.current = true;
      return;
    }
    if (!wasSending.current) return;
    wasSending.current = false;
    show(hasArrived ? 100 : 0);
    const timer = setTimeout(() => show(0), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isSending, hasArrived]);

  useEffect(() => () => show(0), []);
}
