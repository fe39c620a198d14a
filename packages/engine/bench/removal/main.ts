import { writeFile } from 'node:fs/promises';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { listScenes, loadScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { measureAll, minutesAllowed } from '../resumable.ts';
import { measureRemovals } from './measure-removals.ts';
import { RemovalQuality } from './removal-quality.ts';
import { removalText } from './report.ts';

/**
 * Takes things out of the benchmark rooms, compares with their empty twins and keeps the tables beside this file;
 * `--minutes 4` stops after four and goes on at the next call. All rooms take half an hour of CPU time; with names of
 * rooms only those are measured and nothing is kept.
 */
const rooms = listScenes().filter(({ room, hasTwin }) => room !== null && hasTwin);
const chosen = rooms.filter(({ id }) => process.argv.includes(id));
const measured = await measureAll(
  {
    name: 'removal',
    items: (chosen.length > 0 ? chosen : rooms).map(({ id }) => id),
    result: RemovalQuality.array(),
    measure: async (id) => {
      const scene = await loadScene(id);
      return measureRemovals(scene, await analysePhoto(scene.photo));
    },
  },
  minutesAllowed(process.argv),
);
if (measured) {
  const text = `${removalText(measured.flat())}\n`;
  process.stdout.write(text);
  if (chosen.length === 0) {
    const heading =
      '# Removals on benchmark scenes, last run\n\n`npm run bench:removal -w packages/engine`\n\n';
    await writeFile(new URL('./results.md', import.meta.url), heading + text);
  }
}
