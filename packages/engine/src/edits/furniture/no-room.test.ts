import { expect, it } from 'vitest';
import { createRandom } from '../../base/random.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { analysePhoto } from '../../scene/analyse.ts';
import { stagePhoto } from './edit.ts';
import { StagingRequest } from './request.ts';

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

type Color = readonly [number, number, number];

/** A portrait, from front to back: each an oval and its color, lit from the left. */
const PORTRAIT: readonly { at: readonly [number, number]; radii: readonly [number, number]; color: Color }[] =
  [
    ...[155, 205].flatMap((x) => [
      { at: [x, 98], radii: [4, 4], color: [25, 18, 15] } as const,
      { at: [x, 98], radii: [10, 4], color: [235, 230, 225] } as const,
      { at: [x, 86], radii: [15, 3], color: [60, 42, 32] } as const,
    ]),
    { at: [180, 128], radii: [9, 5], color: [170, 122, 100] },
    { at: [180, 150], radii: [22, 5], color: [165, 80, 78] },
    { at: [180, 115], radii: [52, 70], color: [210, 162, 136] },
    { at: [180, 100], radii: [68, 80], color: [62, 44, 34] },
    { at: [180, 192], radii: [25, 30], color: [180, 132, 110] },
    { at: [180, 270], radii: [130, 80], color: [58, 72, 112] },
  ];

/** A person before a soft background. */
function face(): Raster {
  return drawn((x, y) => {
    const part = PORTRAIT.find(
      ({ at, radii }) => ((x - at[0]) / radii[0]) ** 2 + ((y - at[1]) / radii[1]) ** 2 < 1,
    );
    if (!part) return [150 + y / 8, 158 + y / 9, 150 + x / 20];
    const shade = Math.max(0.55, 1.1 - x / 900 - ((x - 150) / 200) ** 2);
    const [red, green, blue] = part.color;
    return [red * shade, green * shade, blue * shade];
  });
}

/** A woven cloth, in which the object detector finds a person. */
function cloth(): Raster {
  return drawn((x, y) => {
    const thread = (Math.floor(x / 3) + Math.floor(y / 3)) % 2 === 0 ? 40 : 0;
    const fold = Math.round(30 * Math.sin((x + 2 * y) / 36));
    return [110 + thread + fold, 70 + thread + fold, 60 + fold];
  });
}

it('recognizes that a cloth is not a room, regardless of detected things', async () => {
  const photo = cloth();
  const analysis = await analysePhoto(photo, { focalLength35: null });
  const request = StagingRequest.parse({ mode: 'furniture', room_type: 'living_room' });
  await expect(stagePhoto(photo, analysis, request)).rejects.toThrow(/does not look like a photo of a room/);
});

it.each([
  ['a sky', sky],
  ['a face', face],
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
