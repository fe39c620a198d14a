/**
 * `npm run floor-pictures`: draws a small picture of every floor that can be laid, as one sees it on coming into a room.
 * Seconds; the same materials give the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { FLOOR_MATERIALS, type FloorMaterial } from '@home-design/vocabulary';
import { Command } from 'commander';
import { encodeWebp } from '../../src/base/codec/index.ts';
import { srgbByte } from '../../src/base/color/srgb.ts';
import { createRaster, type Raster } from '../../src/base/raster/raster.ts';
import { floorAlbedo } from '../../src/edits/floor/floor-albedo.ts';
import { renderCamera } from '../../src/edits/furniture/room/render-camera.ts';
import { cameraAxes } from '../../src/scene/camera/camera.ts';

/** Cards show them at half this size, screens have up to two pixels for one. */
const [WIDTH, HEIGHT] = [240, 144];
/** Looking down at the floor from 1.1 m, so that nothing but floor is in view. */
const [CAMERA_HEIGHT, PITCH, YAW, FOCAL] = [1.1, 0.75, 0.35, 210];

const command = new Command('floor-pictures')
  .description('Draws the floors that can be laid.')
  .option(
    '-o, --output <folder>',
    'where they go',
    resolve(import.meta.dirname, '../../../web/public/floors'),
  )
  .parse();
const { output } = command.opts<{ output: string }>();
await mkdir(output, { recursive: true });
for (const name of FLOOR_MATERIALS) {
  await writeFile(join(output, `${name}.webp`), await encodeWebp(drawFloor(name), 88));
}

function drawFloor(name: FloorMaterial): Raster {
  const axes = cameraAxes(PITCH, 0, YAW);
  const facts = { width: WIDTH, height: HEIGHT, focal: FOCAL, axes, pitch: PITCH, roll: 0, yaw: YAW };
  const camera = renderCamera(
    { ...facts, focalSource: 'lines', confidence: 1 },
    CAMERA_HEIGHT,
    WIDTH,
    HEIGHT,
  );
  const albedoAt = floorAlbedo(camera, name, 'lengthwise');
  const picture = createRaster(WIDTH, HEIGHT);
  const albedo = new Float64Array(3);
  for (let y = 0, at = 0; y < HEIGHT; y++) {
    // A little more light from the far side, where a window would be.
    const light = 1.08 - 0.22 * (y / HEIGHT);
    for (let x = 0; x < WIDTH; x++, at += 3) {
      albedoAt(x, y, albedo);
      for (let c = 0; c < 3; c++) picture.data[at + c] = srgbByte(Math.min(1, light * albedo[c]!));
    }
  }
  return picture;
}
