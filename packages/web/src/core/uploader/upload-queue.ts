import type { Image } from '@home-design/contract';
import { messageOf } from '../../lib/api-error.ts';
import { copy } from './copy.ts';
import type { SendOptions } from './send-photo.ts';
import type { UploadEvent, UploadItem } from './upload-items.ts';

export type SendFile<Result = Image> = (file: File, options: SendOptions) => Promise<Result>;

interface QueueOptions<Result> {
  send: SendFile<Result>;
  onEvent: (event: UploadEvent<Result>) => void;
}

/** Two at a time fill the line; more would only slow each other and the rest of the page down. */
const AT_ONE_TIME = 2;

/** Sends files a few at a time and reports what happens to each. Knows nothing of the screen. */
export function createUploadQueue<Result = Image>({ send, onEvent }: QueueOptions<Result>) {
  const waiting: UploadItem<Result>[] = [];
  const running = new Map<string, AbortController>();

  function sendNext(): void {
    while (running.size < AT_ONE_TIME) {
      const item = waiting.shift();
      if (!item) return;
      const control = new AbortController();
      running.set(item.id, control);
      void sendOne(item, control); // settles by events, never rejects
    }
  }

  async function sendOne(item: UploadItem<Result>, control: AbortController): Promise<void> {
    onEvent({ type: 'started', id: item.id });
    try {
      const result = await send(item.file, {
        idempotencyKey: item.id,
        signal: control.signal,
        onProgress: (fraction) => onEvent({ type: 'progressed', id: item.id, fraction }),
      });
      onEvent({ type: 'succeeded', id: item.id, result });
    } catch (error) {
      if (control.signal.aborted) onEvent({ type: 'cancelled', id: item.id });
      else onEvent({ type: 'failed', id: item.id, why: messageOf(error, copy.uploadFailed) });
    } finally {
      running.delete(item.id);
      sendNext();
    }
  }

  return {
    add(items: readonly UploadItem<Result>[]): void {
      const known = new Set(waiting.map((item) => item.id));
      waiting.push(...items.filter((item) => !known.has(item.id) && !running.has(item.id)));
      sendNext();
    },
    /** Stops an upload, or forgets it while it still waits for its turn. */
    cancel(id: string): void {
      const place = waiting.findIndex((item) => item.id === id);
      if (place >= 0) waiting.splice(place, 1);
      running.get(id)?.abort();
    },
    /** Forgets what waits and stops what runs. */
    stop(): void {
      waiting.length = 0;
      for (const control of running.values()) control.abort();
    },
  };
}
