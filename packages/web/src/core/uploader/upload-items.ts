import type { Image } from '@home-design/contract';

/** A file on its way to the server. */
export interface UploadItem {
  id: string;
  file: File;
  /** Object URL of the file, so that the photo shows before anything is sent. */
  preview: string;
  status: 'pending' | 'uploading' | 'success' | 'error';
  /** Percent, 0 … 100. */
  progress: number;
  result: Image | null;
  /** Why it failed, a sentence; null otherwise. */
  error: string | null;
}

export type UploadEvent =
  | { type: 'added'; items: readonly Pick<UploadItem, 'id' | 'file' | 'preview'>[] }
  | { type: 'started'; id: string }
  | { type: 'progressed'; id: string; fraction: number }
  | { type: 'succeeded'; id: string; result: Image }
  | { type: 'failed'; id: string; why: string }
  | { type: 'cancelled'; id: string }
  | { type: 'retried'; id: string }
  | { type: 'removed'; id: string }
  | { type: 'cleared' };

/** Before the server has answered nothing is certain, so the bar stops here (percent). */
export const PROGRESS_BEFORE_ANSWER = 90;

/** The upload list after an event. Events that do not fit an item's status change nothing. */
export function uploadItems(items: readonly UploadItem[], event: UploadEvent): readonly UploadItem[] {
  switch (event.type) {
    case 'added':
      return [...items, ...event.items.map(asPending)];
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
      return change(items, event.id, 'uploading', { status: 'success', progress: 100, result: event.result });
    case 'failed':
      return change(items, event.id, 'uploading', { status: 'error', progress: 0, error: event.why });
    case 'cancelled':
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
export const pendingItems = (items: readonly UploadItem[]): UploadItem[] =>
  items.filter((item) => item.status === 'pending');

function asPending(start: Pick<UploadItem, 'id' | 'file' | 'preview'>): UploadItem {
  return { ...start, status: 'pending', progress: 0, result: null, error: null };
}

function change(
  items: readonly UploadItem[],
  id: string,
  from: UploadItem['status'],
  to: Partial<UploadItem>,
): readonly UploadItem[] {
  return items.map((item) => (item.id === id && item.status === from ? { ...item, ...to } : item));
}
