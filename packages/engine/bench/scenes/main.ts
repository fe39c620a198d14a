import { writeFile } from 'node:fs/promises';
import { listScenes, loadScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { measureAll, minutesAllowed } from '../resumable.ts';
import { measureScene } from './measure-scene.ts';
import { qualityText, type SkyQuality } from './report.ts';
import { SceneQuality } from './scene-quality.ts';
import { openSky } from './sky.ts';

/**
 * Measures how good analysis and edits are on the benchmark rooms and houses and keeps the tables beside this file;
 * `--minutes 4` stops after four and goes on at the next call.
 */
const rooms = listScenes().filter(({ room }) => room !== null);
const measured = await measureAll(
  { name: 'scenes', items: rooms.map(({ id }) => id), result: SceneQuality, measure: measureScene },
  minutesAllowed(process.argv),
);
if (measured) {
  const text = `${qualityText(measured, await skies())}\n`;
  process.stdout.write(text);
  const heading =
    '# Analysis and edits on benchmark scenes, last run\n\n`npm run bench:scenes -w packages/engine`\n\n';
  await writeFile(new URL('./results.md', import.meta.url), heading + text);
}

async function skies(): Promise<SkyQuality[]> {
  const houses: SkyQuality[] = [];
  for (const { id, heldOut } of listScenes().filter(({ room }) => room === null)) {
    houses.push({ id, heldOut, sky: openSky(await loadScene(id)) });
  }
  return houses;
}
