import { expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import type { Raster } from '../../raster/raster.ts';
import { analysePhoto } from '../../scene/analyse.ts';
import { StagingRequest } from '../requests/staging.ts';
import { stagePhoto } from './stage-photo.ts';

const [WIDTH, HEIGHT] = [360, 240];

function drawn(tone: (x: number, y: number) => readonly [number, number, number]): Raster {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) data.set(tone(x, y), (y * WIDTH + x) * 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** A clear sky with soft clouds. */
function sky(): Raster {
  return drawn((x, y) => {
    const cloud = Math.max(0, Math.sin(x / 37) * Math.sin(y / 23 + x / 90)) * 70;
    return [90 + y / 4 + cloud, 140 + y / 5 + cloud * 0.7, 215 + cloud * 0.3];
  });
}

/** Lines of dark words on white paper. */
function page(): Raster {
  const random = createRandom(3);
  const inked = Array.from({ length: WIDTH * HEIGHT }, () => random() < 0.45);
  return drawn((x, y) => {
    const isLine = x > 30 && x < WIDTH - 30 && y > 20 && y < HEIGHT - 20 && y % 12 < 6;
    const isSpace = (x + Math.floor(y / 12) * 17) % 31 < 5;
    const ink = isLine && !isSpace && inked[Math.floor(y / 2) * WIDTH + Math.floor(x / 2)];
    return ink ? [40, 40, 44] : [247, 246, 242];
  });
}

it.each([
  ['a sky', sky],
  ['one color', () => drawn(() => [180, 170, 160])],
  ['a page of text', page],
])('refuses %s with a sentence', async (_name, draw) => {
  const photo = draw();
  const analysis = await analysePhoto(photo, { focalLength35: null });
  for (const room_type of ['living_room', 'bedroom'] as const) {
    const request = StagingRequest.parse({ mode: 'furniture', room_type });
    const refusal = await stagePhoto(photo, analysis, request).catch((error) => error);
    expect(refusal).toMatchObject({ code: 'edit_not_confident' });
    expect(refusal.message).toMatch(/floor.*\.$/);
  }
});
