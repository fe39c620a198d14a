import type { LightAnswer, LightQuestion, WantedLight } from './light-question.ts';

/** A worker without work for this long is ended; the next light starts another. */
const IDLE_MS = 20_000;

/** A photo that can be shown in any light. */
export interface LitPhoto {
  readonly width: number;
  readonly height: number;
  /**
   * Red, green, blue and opacity of every pixel in that light.
   * @param signal drops the request if its turn has not come yet
   */
  in(light: WantedLight, signal?: AbortSignal): Promise<LightAnswer>;
}

/**
 * Reads a picture, made smaller to at most `side` pixels. Its lights are computed by the engine's own code in a worker,
 * one after the other.
 */
export async function openLitPhoto(url: string, side: number): Promise<LitPhoto> {
  const { width, height, data } = await pixelsOf(url, side);
  let worker: Worker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  function end(): void {
    worker?.terminate();
    worker = null;
  }

  async function ask(light: WantedLight): Promise<LightAnswer> {
    clearTimeout(idle);
    try {
      const photo = worker ? undefined : { width, height, data };
      worker ??= new Worker(new URL('./light-worker.ts', import.meta.url), { type: 'module' });
      return await answerOf(worker, { photo, light });
    } catch (error) {
      end();
      throw error;
    } finally {
      idle = setTimeout(end, IDLE_MS);
    }
  }

  return {
    width,
    height,
    in(light, signal) {
      const mine = turn.then(() => {
        signal?.throwIfAborted();
        return ask(light);
      });
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

function answerOf(worker: Worker, question: LightQuestion): Promise<LightAnswer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<LightAnswer>) => resolve(data);
    worker.onerror = (event) => {
      event.preventDefault();
      reject(new Error('The light could not be computed.'));
    };
    worker.postMessage(question);
  });
}

/** The pixels of a picture at the size of a preview. */
async function pixelsOf(url: string, side: number): Promise<ImageData> {
  const image = new Image();
  image.src = url;
  await image.decode();
  const scale = Math.min(1, side / Math.max(image.naturalWidth, image.naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(image.naturalHeight * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
