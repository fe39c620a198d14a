import { writeFile } from 'node:fs/promises';
import { listScenes, loadScene } from '../../src/benchmark-scenes/load-scene.ts';
import { detectObjects, joinMasks, type ObjectType, objectMasks } from '../../src/objects/index.ts';
import { overlap } from '../../src/objects/share-box.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { percentile, table } from '../report.ts';
import { type Thing, thingsInView } from './truth.ts';

/** A box and a thing that overlap less are not the same. */
const SAME_OVERLAP = 0.45;
/** Smaller things (share of the picture) need not be found. */
const LEAST_AREA = 0.004;

interface Tally {
  listed: number;
  right: number;
  inView: number;
  readonly masks: number[];
}

/**
 * Compares the list of objects and their outlines with what the scenes were built of, prints a table by type and keeps
 * it beside this file. With names of scenes, only those are measured and nothing is kept.
 */
const chosen = process.argv.slice(2);
const tallies = new Map<ObjectType, Tally>();
const tallyOf = (type: ObjectType): Tally => {
  const tally = tallies.get(type) ?? { listed: 0, right: 0, inView: 0, masks: [] };
  tallies.set(type, tally);
  return tally;
};

for (const { id, room } of listScenes()) {
  if (room === null || (chosen.length > 0 && !chosen.includes(id))) continue;
  const scene = await loadScene(id);
  const analysis = await analysePhoto(scene.photo);
  const objects = await detectObjects(scene.photo, analysis);
  const things = thingsInView(scene);
  for (const { names, area } of things) if (area >= LEAST_AREA) tallyOf(names[0]!).inView++;

  const matched = new Set<Thing>();
  for (const object of objects) {
    const tally = tallyOf(object.type);
    tally.listed++;
    const [thing] = things
      .filter((candidate) => !matched.has(candidate) && candidate.names.includes(object.type))
      .filter((candidate) => overlap(candidate.box, object.box) >= SAME_OVERLAP)
      .sort((a, b) => overlap(b.box, object.box) - overlap(a.box, object.box));
    if (!thing) {
      process.stderr.write(`${id}: ${object.type} ${object.confidence.toFixed(2)} is none\n`);
      continue;
    }
    matched.add(thing);
    tally.right++;
    const { width, height } = scene.photo;
    const mask = joinMasks(objectMasks(scene.photo, analysis, [object]), 'silhouette', width, height);
    tally.masks.push(maskOverlap(mask.data, scene.labels.data, thing.label));
  }
}

const rows = [...tallies].sort(([, a], [, b]) => b.inView - a.inView);
const text = `${table(
  ['type', 'listed', 'right', 'in view', 'precision', 'recall', 'outline, intersection over union'],
  rows.map(([type, { listed, right, inView, masks }]) => [
    type,
    String(listed),
    String(right),
    String(inView),
    listed === 0 ? '' : (right / listed).toFixed(2),
    inView === 0 ? '' : Math.min(1, right / inView).toFixed(2),
    masks.length > 0
      ? `median ${percentile(masks, 0.5).toFixed(2)}, worst ${Math.min(...masks).toFixed(2)}`
      : '',
  ]),
)}\n`;
process.stdout.write(text);
if (chosen.length === 0) {
  const heading =
    '# Things found on the benchmark scenes, last run\n\n`npm run bench:objects -w packages/engine`\n\n';
  await writeFile(new URL('./results.md', import.meta.url), heading + text);
}

function maskOverlap(mask: Uint8Array, labels: Uint8Array, label: number): number {
  let common = 0;
  let either = 0;
  mask.forEach((value, i) => {
    const [found, there] = [value > 127, labels[i] === label];
    if (found && there) common++;
    if (found || there) either++;
  });
  return common / either;
}
