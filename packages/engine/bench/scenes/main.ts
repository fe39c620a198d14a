import { writeFile } from 'node:fs/promises';
import { listScenes } from '../../src/benchmark-scenes/load-scene.ts';
import { measureScenes } from './measure-scene.ts';
import { qualityText } from './report.ts';

/** Measures how good analysis and edits are on the benchmark rooms and keeps the tables beside this file. */
const rooms = listScenes().filter(({ room }) => room !== null);
const text = `${qualityText(await measureScenes(rooms.map(({ id }) => id)))}\n`;
process.stdout.write(text);
const heading =
  '# Analysis and edits on benchmark scenes, last run\n\n`npm run bench:scenes -w packages/engine`\n\n';
await writeFile(new URL('./results.md', import.meta.url), heading + text);
