import type { Image } from '@home-design/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../lib/api/api-error.ts';
import type { SendOptions } from './send-photo.ts';
import { type UploadEvent, type UploadItem, uploadItems } from './upload-items.ts';
import { createUploadQueue } from './upload-queue.ts';

interface Sending {
  name: string;
  options: SendOptions;
  answer: (image: Image) => void;
  refuse: (error: Error) => void;
}

const image = { id: 'image' } as unknown as Image;
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function startQueue(names: string[]) {
  const sendings: Sending[] = [];
  const events: UploadEvent[] = [];
  const queue = createUploadQueue({
    onEvent: (event) => void events.push(event),
    send: (file, options) =>
      new Promise((answer, refuse) => {
        options.signal.addEventListener('abort', () => refuse(options.signal.reason as Error));
        sendings.push({ name: file.name, options, answer, refuse });
      }),
  });
  const items = uploadItems([], {
    type: 'added',
    items: names.map((name, index) => ({
      id: name,
      file: new File(['x'], name),
      preview: '',
      among: { batch: 'b', index },
    })),
  }) as UploadItem[];
  queue.add(items);
  return { queue, items, sendings, events };
}

describe('upload queue', () => {
  it('STORE-38 sends several files, two at a time', async () => {
    const { sendings } = startQueue(['a', 'b', 'c']);
    expect(sendings.map((sending) => sending.name)).toEqual(['a', 'b']);
    sendings[0]!.answer(image);
    await settled();
    expect(sendings.map((sending) => sending.name)).toEqual(['a', 'b', 'c']);
  });

  it('UPLOAD-03 UPLOAD-15 reports the start, the progress and the success of each file', async () => {
    const { sendings, events } = startQueue(['a']);
    sendings[0]!.options.onProgress(0.5);
    sendings[0]!.answer(image);
    await settled();
    expect(events).toEqual([
      { type: 'started', id: 'a' },
      { type: 'progressed', id: 'a', fraction: 0.5 },
      { type: 'succeeded', id: 'a', result: image },
    ]);
  });

  it('gives each file its place in its selection', () => {
    const { sendings } = startQueue(['a', 'b']);
    expect(sendings.map(({ options }) => options.among)).toEqual([
      { batch: 'b', index: 0 },
      { batch: 'b', index: 1 },
    ]);
  });

  it('pauses as long as a busy server asks, then continues with the same file', async () => {
    vi.useFakeTimers();
    try {
      const { sendings, events } = startQueue(['a', 'b', 'c']);
      const about = { status: 429, code: 'rate_limited', retryAfterSeconds: 7 };
      sendings[0]!.refuse(new ApiError('Too many requests.', about));
      sendings[1]!.answer(image);
      await vi.advanceTimersByTimeAsync(6_900);
      expect(events).toContainEqual({ type: 'postponed', id: 'a' });
      expect(sendings).toHaveLength(2);
      await vi.advanceTimersByTimeAsync(200);
      expect(sendings.map((sending) => sending.name)).toEqual(['a', 'b', 'a', 'c']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('UPLOAD-16 reports a failure with its reason, and continues with the next file', async () => {
    const { sendings, events } = startQueue(['a', 'b', 'c']);
    const error = new Error('Network error');
    sendings[0]!.refuse(error);
    await settled();
    expect(events).toContainEqual({ type: 'failed', id: 'a', why: 'Network error', error });
    expect(sendings).toHaveLength(3);
  });

  it('issue 19: says what to do about a photo whose connection was lost', async () => {
    const { sendings, events } = startQueue(['a']);
    const error = networkError();
    sendings[0]!.refuse(error);
    await settled();
    const why = 'Not uploaded yet. Press Retry when the connection is back.';
    expect(events).toContainEqual({ type: 'failed', id: 'a', why, error });
  });

  it('U-11 cancels a running upload, and a waiting one', async () => {
    const { queue, sendings, events } = startQueue(['a', 'b', 'c']);
    queue.cancel('c');
    queue.cancel('a');
    await settled();
    expect(events).toContainEqual({ type: 'cancelled', id: 'a' });
    expect(sendings.map((sending) => sending.name)).toEqual(['a', 'b']);
  });

  it('U-10 sends a file again under the same key', async () => {
    const { queue, items, sendings } = startQueue(['a']);
    sendings[0]!.refuse(new Error('Network error'));
    await settled();
    queue.add(items);
    expect(sendings[1]!.options.idempotencyKey).toBe(sendings[0]!.options.idempotencyKey);
  });

  it('does not send a file twice when the button is pressed twice', () => {
    const { queue, items, sendings } = startQueue(['a', 'b', 'c']);
    queue.add(items);
    sendings[0]!.answer(image);
    expect(sendings).toHaveLength(2);
  });

  it('stops all uploads when the page is left', async () => {
    const { queue, sendings } = startQueue(['a', 'b', 'c']);
    queue.stop();
    await settled();
    expect(sendings.every((sending) => sending.options.signal.aborted)).toBe(true);
    expect(sendings).toHaveLength(2);
  });
});
