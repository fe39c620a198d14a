import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LightQuestion } from './light-question.ts';
import { openLitPhoto } from './lit-photo.ts';

const DRAWN = { width: 4, height: 3, data: new Uint8ClampedArray(48) };
const LIGHT = { type: 'moody', brightness: 1, contrast: 1, warmth: 0, strength: 1 } as const;

/** A worker that answers when it is told to. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  readonly asked: LightQuestion[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { preventDefault: () => void }) => void) | undefined;
  isEnded = false;
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(question: LightQuestion): void {
    this.asked.push(question);
  }
  terminate(): void {
    this.isEnded = true;
  }
  answer(): void {
    this.onmessage?.({ data: new Uint8ClampedArray(48) });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeWorker.all.length = 0;
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal(
    'Image',
    class {
      src = '';
      naturalWidth = 8;
      naturalHeight = 6;
      decode = async () => undefined;
    },
  );
  const context = { drawImage: vi.fn(), getImageData: () => DRAWN };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
});

afterEach(() => void vi.useRealTimers());

/** Lets promises settle. */
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a photo in any light', () => {
  it('is sent to its worker once', async () => {
    const photo = await openLitPhoto('/p', 4);
    for (const isFirst of [true, false]) {
      const lit = photo.in(LIGHT);
      await settle();
      expect(FakeWorker.all[0]?.asked.at(-1)?.photo !== undefined).toBe(isFirst);
      FakeWorker.all[0]?.answer();
      expect(await lit).toHaveLength(48);
    }
    expect(FakeWorker.all).toHaveLength(1);
  });

  it('is computed in one light after the other, without those that are dropped while they wait', async () => {
    const photo = await openLitPhoto('/p', 4);
    const dropped = new AbortController();
    const first = photo.in(LIGHT);
    const second = photo
      .in({ ...LIGHT, type: 'ambient' }, dropped.signal)
      .catch((error: Error) => error.name);
    const third = photo.in({ ...LIGHT, type: 'twilight' });
    await settle();
    dropped.abort();
    const asked = () => FakeWorker.all[0]?.asked.map(({ light }) => light.type);
    expect(asked()).toEqual(['moody']);
    FakeWorker.all[0]?.answer();
    await first;
    expect(await second).toBe('AbortError');
    await settle();
    expect(asked()).toEqual(['moody', 'twilight']);
    FakeWorker.all[0]?.answer();
    await third;
  });

  it('gets another worker after a failure and after a pause', async () => {
    const photo = await openLitPhoto('/p', 4);
    const failed = photo.in(LIGHT).catch(() => 'failed');
    await settle();
    FakeWorker.all[0]?.onerror?.({ preventDefault: () => undefined });
    expect(await failed).toBe('failed');
    const lit = photo.in(LIGHT);
    await settle();
    FakeWorker.all[1]?.answer();
    await lit;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, true]);
    const again = photo.in(LIGHT);
    await settle();
    expect(FakeWorker.all[2]?.asked[0]?.photo).toBeDefined();
    FakeWorker.all[2]?.answer();
    await again;
  });
});
