/** Entry point of the worker that shows a photo in another light. */
import { lightablePhoto } from '@home-design/engine/light';
import type { LightAnswer, LightQuestion } from './light-question.ts';

let photo: ReturnType<typeof lightablePhoto> | undefined;

addEventListener('message', ({ data }: MessageEvent<LightQuestion>) => {
  if (data.photo) {
    const { width, height } = data.photo;
    photo = lightablePhoto({ width, height, data: withoutOpacity(data.photo.data) });
  }
  if (!photo) throw new Error('A light was asked for before a photo.');
  const answer = withOpacity(photo.in({ ...data.light, seed: 0 }).data);
  postMessage(answer, { transfer: [answer.buffer] });
});

function withoutOpacity(pixels: Uint8ClampedArray): Uint8Array {
  const colors = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    colors[to] = pixels[from] ?? 0;
    colors[to + 1] = pixels[from + 1] ?? 0;
    colors[to + 2] = pixels[from + 2] ?? 0;
  }
  return colors;
}

function withOpacity(colors: Uint8Array): LightAnswer {
  const pixels = new Uint8ClampedArray((colors.length / 3) * 4).fill(255);
  for (let from = 0, to = 0; from < colors.length; from += 3, to += 4) {
    pixels[to] = colors[from] ?? 0;
    pixels[to + 1] = colors[from + 1] ?? 0;
    pixels[to + 2] = colors[from + 2] ?? 0;
  }
  return pixels;
}
