import type { Image } from '@home-design/contract';
import type { BatchPlace } from './send-photo.ts';

/** A file on its way to the server, which answers it with a result. */
export interface UploadItem<Result = Image> {
  id: string;
  file: File;
  /** The files it was chosen with, and its place among them. */
  among: BatchPlace;
  /** Object URL of the file, so that the photo shows before anything is sent; empty once it is let go. */
  preview: string;
  status: 'pending' | 'uploading' | 'success' | 'error';
  /** Percent, 0 … 100. */
  progress: number;
  result: Result | null;
  /** Why it failed, a sentence; null otherwise. */
  error: string | null;
}

type ItemStart = Pick<UploadItem, 'id' | 'file' | 'preview' | 'among'>;

export type UploadEvent<Result = Image> =
  | { type: 'added'; items: readonly ItemStart[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; fraction: number }
  | { type: 'succeeded'; id: string; result: Result }
  | { type: 'failed'; id: string; why: string }
  | { type: 'cancelled'; id: string }
  | { type: 'postponed'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

/** More items than this are a long list: it scrolls, and draws only what is in sight. */
export const LONG_LIST = 20;

/** Before the server has answered nothing is certain, so the bar stops here (percent). */
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
        // Of a long list, what has arrived is let go: a hundred pictures of a phone fill its memory.
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

/** Items that 'Upload n Files' would send. */
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
