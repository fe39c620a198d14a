/**
 * `npm run wallpaper-pictures`: draws a small picture of every paper and panel that can be put on a wall, as one sees it
 * from a few steps away. Seconds; the same patterns give the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { WALLPAPERS, type Wallpaper } from '@home-design/vocabulary';
import { Command } from 'commander';
import { encodeWebp } from '../../src/base/codec/index.ts';
import { srgbByte } from '../../src/base/color/srgb.ts';
import { createRaster, type Raster } from '../../src/base/raster/raster.ts';
import { renderCamera } from '../../src/edits/furniture/room/render-camera.ts';
import { wallPattern } from '../../src/edits/wallpaper/pattern.ts';
import { wallAlbedo } from '../../src/edits/wallpaper/wall-albedo.ts';
import { cameraAxes } from '../../src/scene/camera/camera.ts';
import { FACES, type RoomLayout } from '../../src/scene/room-box/layout.ts';

/** Cards show them at half this size, screens have up to two pixels for one. */
const [WIDTH, HEIGHT] = [240, 144];
/** A meter and a half of wall, seen a little from the side; chair rails lie in the middle. */
const [EYE, PITCH, YAW, FOCAL] = [0.98, 0, 0.3, 240];
const CEILING = 2.6;
const ROOM: RoomLayout = {
  min: [-9, -EYE, -1.4],
  max: [9, CEILING - EYE, 1],
  cameraHeight: EYE,
  scaleSource: 'ceiling',
  confidence: 1,
};
/** Light of the plain wall above panels. */
const PLAIN = 0.62;

const command = new Command('wallpaper-pictures')
  .description('Draws the papers and panels that can be put on walls.')
  .option(
    '-o, --output <folder>',
    'where they go',
    resolve(import.meta.dirname, '../../../web/public/wallpapers'),
  )
  .parse();
const { output } = command.opts<{ output: string }>();
await mkdir(output, { recursive: true });
for (const name of WALLPAPERS) {
  await writeFile(join(output, `${name}.webp`), await encodeWebp(drawWall(name), 88));
}

function drawWall(name: Wallpaper): Raster {
  const axes = cameraAxes(PITCH, 0, YAW);
  const facts = { width: WIDTH, height: HEIGHT, focal: FOCAL, axes, pitch: PITCH, roll: 0, yaw: YAW };
  const camera = renderCamera({ ...facts, focalSource: 'lines', confidence: 1 }, EYE, WIDTH, HEIGHT);
  const walls = FACES.map(() => ({ lightFrom: 1, endsAtCeiling: true }));
  const albedoAt = wallAlbedo(camera, ROOM, wallPattern(name, 'medium', undefined, CEILING), walls);
  const picture = createRaster(WIDTH, HEIGHT);
  const albedo = new Float64Array(3);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++, at += 3) {
      const share = albedoAt(x, y, albedo);
      // A little more light from the right, where a window would be.
      const light = 0.9 + 0.18 * (x / WIDTH);
      for (let c = 0; c < 3; c++) {
        const value = light * (share * albedo[c]! + (1 - share) * PLAIN);
        picture.data[at + c] = srgbByte(Math.min(1, value));
      }
    }
  }
  return picture;
}
