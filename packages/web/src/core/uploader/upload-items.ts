import type { Image } from '@home-design/contract';
import type { BatchPlace } from './send-photo.ts';

/** A file in the upload list, with the server's result. */
export interface UploadItem<Result = Image> {
  id: string;
  file: File;
  /** The selection of the file and its place in it. */
  among: BatchPlace;
  /** Object URL of the file for the preview before the upload; empty after it is released. */
  preview: string;
  status: 'pending' | 'uploading' | 'success' | 'error';
  /** Percent, 0 … 100. */
  progress: number;
  result: Result | null;
  /** Reason of the failure, a sentence; null otherwise. */
  error: string | null;
}

type ItemStart = Pick<UploadItem, 'id' | 'file' | 'preview' | 'among'>;

export type UploadEvent<Result = Image> =
  | { type: 'added'; items: readonly ItemStart[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; fraction: number }
  | { type: 'succeeded'; id: string; result: Result }
  | { type: 'failed'; id: string; why: string; error: unknown }
  | { type: 'cancelled'; id: string }
  | { type: 'postponed'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

/** A list with more items than this is long: it scrolls, and draws only the items in view. */
export const LONG_LIST = 20;

/** Progress stops here (percent) until the server answers. */
export const PROGRESS_BEFORE_ANSWER = 90;

/** The upload list after an event. Events that do not fit an item's status change nothing. */
export function uploadItems<Result>(
  items: readonly UploadItem<Result>[],
  event: UploadEvent<Result>,
): readonly UploadItem<Result>[] {
  switch (event.type) {
    case 'added':
      return [...items, ...event.items.map(asPending<Result>)];
    case 'started':
      return change(items, event.id, 'pending', { status: 'uploading', progress: 0 });
    case 'progressed': {
      const percent = Math.min(PROGRESS_BEFORE_ANSWER, Math.round(event.fraction * 100));
      return items.map((item) =>
        item.id === event.id && item.status === 'uploading'
          ? { ...item, progress: Math.max(item.progress, percent) }
          : item,
      );
    }
    case 'succeeded':
      return change(items, event.id, 'uploading', {
        status: 'success',
        progress: 100,
        result: event.result,
        // A long list releases the previews of uploaded photos: a hundred of them fill a phone's memory.
        ...(items.length > LONG_LIST ? { preview: '' } : {}),
      });
    case 'failed':
      return change(items, event.id, 'uploading', { status: 'error', progress: 0, error: event.why });
    case 'cancelled':
    case 'postponed':
      return change(items, event.id, 'uploading', { status: 'pending', progress: 0 });
    case 'retried':
      return change(items, event.id, 'error', { status: 'pending', progress: 0, error: null });
    case 'removed':
      return items.filter((item) => item.id !== event.id || item.status !== 'pending');
    case 'cleared':
      return [];
  }
}

/** The items that 'Upload n Files' would send. */
export const pendingItems = <Result>(items: readonly UploadItem<Result>[]): UploadItem<Result>[] =>
  items.filter((item) => item.status === 'pending');

function asPending<Result>(start: ItemStart): UploadItem<Result> {
  return { ...start, status: 'pending', progress: 0, result: null, error: null };
}

function change<Result>(
  items: readonly UploadItem<Result>[],
  id: string,
  from: UploadItem['status'],
  to: Partial<UploadItem<Result>>,
): readonly UploadItem<Result>[] {
  return items.map((item) => (item.id === id && item.status === from ? { ...item, ...to } : item));
}
