import { writeFile } from 'node:fs/promises';
import { listScenes } from '../../studio/benchmark-scenes/load-scene.ts';
import { measureAll, minutesAllowed } from '../resumable.ts';
import { measureScene, SceneObjects } from './measure-scene.ts';
import { objectsText } from './report.ts';

/**
 * Measures which things are found on the benchmark rooms, and keeps the tables beside this file; `--minutes 4` stops
 * after four and goes on at the next call.
 */
const rooms = listScenes().filter(({ room }) => room !== null);
const measured = await measureAll(
  { name: 'objects', items: rooms.map(({ id }) => id), result: SceneObjects, measure: measureScene },
  minutesAllowed(process.argv),
);
if (measured) {
  const text = `${objectsText(measured)}\n`;
  process.stdout.write(text);
  const heading =
    '# Things found on the benchmark scenes, last run\n\n`npm run bench:objects -w packages/engine`\n\n';
  await writeFile(new URL('./results.md', import.meta.url), heading + text);
}
