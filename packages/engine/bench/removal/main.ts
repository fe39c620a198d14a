import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { listScenes, loadScene } from '../../src/benchmark-scenes/load-scene.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { measureRemovals } from './measure-removals.ts';
import { RemovalQuality } from './removal-quality.ts';
import { removalText } from './report.ts';

/**
 * Takes things out of all benchmark rooms, compares with the empty twins and keeps the tables beside this file. It takes
 * a quarter of an hour of CPU time; with the path of a folder as argument each scene's figures are kept there, and a
 * run that was cut off goes on where it was.
 */
const folder = process.argv[2];
const measured: RemovalQuality[] = [];
for (const { id, room, hasTwin } of listScenes()) {
  if (room !== null && hasTwin) measured.push(...(kept(id) ?? (await measure(id))));
}
const text = `${removalText(measured)}\n`;
process.stdout.write(text);
const heading = '# Removals on benchmark scenes, last run\n\n`npm run bench:removal -w packages/engine`\n\n';
writeFileSync(new URL('./results.md', import.meta.url), heading + text);

async function measure(id: string): Promise<RemovalQuality[]> {
  const scene = await loadScene(id);
  const found = await measureRemovals(scene, await analysePhoto(scene.photo));
  process.stderr.write(`${id}: ${found.length} removals\n`);
  if (folder !== undefined) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(fileOf(folder, id), JSON.stringify(found));
  }
  return found;
}

function kept(id: string): RemovalQuality[] | null {
  if (folder === undefined || !existsSync(fileOf(folder, id))) return null;
  return z.array(RemovalQuality).parse(JSON.parse(readFileSync(fileOf(folder, id), 'utf8')));
}

function fileOf(parent: string, id: string): string {
  return join(parent, `${id}.json`);
}
