import type { Image } from '@home-design/contract';
import { ApiError, messageOf } from '../../lib/api/api-error.ts';
import { expectedState } from '../../ui/toasts/expected-state.ts';
import { copy } from './copy.ts';
import type { SendOptions } from './send-photo.ts';
import type { UploadEvent, UploadItem } from './upload-items.ts';

export type SendFile<Result = Image> = (file: File, options: SendOptions) => Promise<Result>;

/** Called with the length of the queue's pause in seconds; null when it continues. */
type OnPause = (seconds: number | null) => void;

interface QueueOptions<Result> {
  send: SendFile<Result>;
  onEvent: (event: UploadEvent<Result>) => void;
  onPause?: OnPause;
}

/** Two uploads at a time fill the line; more would slow each other and the rest of the page. */
const AT_ONE_TIME = 2;
/** Rate limits count by the minute. */
const MAX_PAUSE_SECONDS = 60;
const DEFAULT_PAUSE_SECONDS = 5;

/**
 * Sends any number of files, a few at a time and each alone, and reports what happens to each. It pauses as long as
 * a busy server asks. It has no user interface.
 */
export function createUploadQueue<Result = Image>({ send, onEvent, onPause }: QueueOptions<Result>) {
  const waiting: UploadItem<Result>[] = [];
  const running = new Map<string, AbortController>();
  let pause: ReturnType<typeof setTimeout> | undefined;

  function sendNext(): void {
    while (running.size < AT_ONE_TIME && pause === undefined) {
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
        among: item.among,
        onProgress: (fraction) => onEvent({ type: 'progressed', id: item.id, fraction }),
      });
      onEvent({ type: 'succeeded', id: item.id, result });
    } catch (error) {
      const seconds = pauseAsked(error);
      if (control.signal.aborted) onEvent({ type: 'cancelled', id: item.id });
      else if (seconds !== null) putBack(item, seconds);
      else onEvent({ type: 'failed', id: item.id, why: reasonOf(error), error });
    } finally {
      running.delete(item.id);
      sendNext();
    }
  }

  /** The file waits again, before the later files of its selection. */
  function putBack(item: UploadItem<Result>, seconds: number): void {
    onEvent({ type: 'postponed', id: item.id });
    const place = waiting.findIndex(
      ({ among }) => among.batch === item.among.batch && among.index > item.among.index,
    );
    waiting.splice(place < 0 ? 0 : place, 0, item);
    if (pause !== undefined) return;
    onPause?.(seconds);
    pause = setTimeout(goOn, seconds * 1_000);
  }

  function goOn(): void {
    clearTimeout(pause);
    pause = undefined;
    onPause?.(null);
    sendNext();
  }

  return {
    add(items: readonly UploadItem<Result>[]): void {
      const known = new Set(waiting.map((item) => item.id));
      waiting.push(...items.filter((item) => !known.has(item.id) && !running.has(item.id)));
      sendNext();
    },
    /** Stops a running upload, or removes a waiting one. */
    cancel(id: string): void {
      const place = waiting.findIndex((item) => item.id === id);
      if (place >= 0) waiting.splice(place, 1);
      running.get(id)?.abort();
    },
    /** Removes waiting uploads and stops running ones. */
    stop(): void {
      waiting.length = 0;
      if (pause !== undefined) goOn();
      for (const control of running.values()) control.abort();
    },
  };
}

function reasonOf(error: unknown): string {
  return expectedState(error)?.isLost ? copy.notSent : messageOf(error, copy.uploadFailed);
}

/** Seconds to wait after too many requests; null for every other failure. */
function pauseAsked(error: unknown): number | null {
  if (!(error instanceof ApiError) || error.code !== 'rate_limited') return null;
  return Math.min(Math.max(1, error.retryAfterSeconds ?? DEFAULT_PAUSE_SECONDS), MAX_PAUSE_SECONDS);
}
