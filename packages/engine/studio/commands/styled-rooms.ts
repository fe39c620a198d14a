/**
 * `npm run styled-rooms`: renders the living room of the front page in every style, in layers, into
 * `packages/engine/styled-rooms`. Two CPU minutes per style; files of the same scene are skipped.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { ROOM_STYLES, type RoomStyle } from '@home-design/vocabulary';
import { Command } from 'commander';
import { linearFromHex } from '../../src/render/materials/material.ts';
import { packLayers } from '../../src/styled-rooms/layer-file.ts';
import { StyledRoomManifest } from '../../src/styled-rooms/manifest.ts';
import { sceneOf } from '../samples/scene.ts';
import { sceneHash } from '../samples/scene-hash.ts';
import { livingRoom, TRACED_WALL } from '../styled-rooms/living-room.ts';
import { traceLayers } from '../styled-rooms/trace-layers.ts';

const command = new Command('styled-rooms')
  .description('Renders the living room of the front page in every style.')
  .option('--only <styles...>', 'these styles; all when left out')
  .option('--size <pixels>', 'width of the pictures', '1280')
  .option('--samples <count>', 'light paths a pixel', '6')
  .option('--threads <count>', 'threads that trace', String(availableParallelism()))
  .option('-o, --output <folder>', 'where the layers go', resolve(import.meta.dirname, '../../styled-rooms'))
  .parse();
const options = command.opts<{
  only?: string[];
  size: string;
  samples: string;
  threads: string;
  output: string;
}>();

const manifestPath = join(options.output, 'manifest.json');
const samples = Number(options.samples);
await mkdir(options.output, { recursive: true });
const known = await readFile(manifestPath, 'utf8').catch(() => undefined);
let rooms = known === undefined ? [] : StyledRoomManifest.parse(JSON.parse(known)).rooms;
for (const style of ROOM_STYLES) {
  if (!options.only || options.only.includes(style)) await renderRoom(style);
}

async function renderRoom(style: RoomStyle): Promise<void> {
  const spec = livingRoom(style);
  const labeled = sceneOf(spec, 'furnished', Number(options.size));
  const { seed } = spec;
  const hashAt = (paths: number) => sceneHash(labeled.scene, { samples: paths, seed, exposure: 0 });
  const there = rooms.find((room) => room.style === style);
  if (there && there.samples >= samples && there.scene === hashAt(there.samples)) return;
  const threads = Number(options.threads);
  const layers = await traceLayers(labeled, linearFromHex(TRACED_WALL)[0], { samples, threads, seed });
  const { file: content, scales } = await packLayers(layers);
  const file = `${style}.webp`;
  await write(join(options.output, file), content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const room = { style, file, bytes: content.length, sha256, scales, samples, scene: hashAt(samples) };
  rooms = ROOM_STYLES.flatMap((one) =>
    one === style ? [room] : rooms.filter((other) => other.style === one),
  );
  const { width, height } = layers;
  const manifest = StyledRoomManifest.parse({ width, height, rooms });
  await write(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`);
  console.log(`${style}: ${Math.round(content.length / 1000)} kB`);
}

async function write(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}
