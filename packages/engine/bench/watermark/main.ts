import { writeFile } from 'node:fs/promises';
import { listScenes } from '../../studio/benchmark-scenes/load-scene.ts';
import { percentile, table } from '../report.ts';
import { measureAll, minutesAllowed } from '../resumable.ts';
import { MARK_KINDS } from './cases.ts';
import { Measured, measure } from './measure.ts';

/**
 * Draws marks on benchmark scenes, takes them off and measures how near to the unmarked pictures that comes; keeps the
 * table beside this file. `--every 4` takes every fourth scene (that is the default); `--minutes 4` stops after four
 * minutes and goes on at the next call.
 */
const every = argument('--every', 4);
/** A mark is found when this share of its letters lies in the boxes, and taken when this share was changed. */
const MOST_OF_IT = 0.7;
/** A mark that stays in the picture by more than this, in decibels gained, ought to be told. */
const HARDLY = 6;

const scenes = [false, true].map((heldOut) => listScenes(heldOut).filter((_scene, i) => i % every === 0));
const kinds = [...MARK_KINDS.map(({ name }) => name), null];
const cases = scenes.flatMap((some) => some.flatMap(({ id }) => kinds.map((kind) => ({ scene: id, kind }))));
const measured = await measureAll(
  { name: `watermark-${every}`, items: cases, result: Measured, measure },
  minutesAllowed(process.argv),
);
if (measured) await report(measured);

async function report(all: readonly Measured[]): Promise<void> {
  const tables = scenes.map((some) => tableOf(all, new Set(some.map(({ id }) => id))));
  const text = [
    '# Watermarks on benchmark scenes, last run\n',
    `\`npm run bench:watermark -w packages/engine\`, every ${every}th scene, JPEG 92, 640 pixels. Found: at least 70 % of the`,
    'letters lie in the boxes of marks; taken: at least 70 % were changed. Decibels (PSNR) of letters alone, against the',
    `picture without the mark, where it was taken. Silent: came out, less than ${HARDLY} dB nearer, and the result did not say so.\n`,
    `Scenes that may be looked at while tuning:\n\n${tables[0]}`,
    `Scenes that nobody tunes on:\n\n${tables[1]}`,
  ].join('\n');
  process.stdout.write(text);
  await writeFile(new URL('./results.md', import.meta.url), text);
}

function tableOf(all: readonly Measured[], ids: ReadonlySet<string>): string {
  const of = (kind: string | null) =>
    all.filter((_one, i) => ids.has(cases[i]!.scene) && cases[i]!.kind === kind);
  const lines = MARK_KINDS.map(({ name }) => lineOf(name, of(name)));
  const unmarked = of(null);
  const changed = unmarked.filter((one) => one.changed > 0);
  const warned = changed.filter((one) => one.warned).length;
  const heading = [
    'mark',
    'found',
    'taken',
    'refused',
    'silent',
    'dB with it: median, p10',
    'without it: median, p10',
    'CPU seconds: median',
  ];
  return `${table(heading, lines)}\n\n${changed.length} of ${unmarked.length} pictures without a mark were changed, ${warned} of them with a warning.\n`;
}

function lineOf(name: string, all: readonly Measured[]): string[] {
  const count = (isSo: (one: Measured) => boolean) => `${all.filter(isSo).length} of ${all.length}`;
  const taken = all.filter((one) => one.changed >= MOST_OF_IT);
  const middle = (values: number[]) => percentile(values, 0.5).toFixed(1);
  return [
    name,
    count((one) => one.boxed >= MOST_OF_IT),
    count((one) => one.changed >= MOST_OF_IT),
    count((one) => one.confidence === null),
    count((one) => one.confidence !== null && !one.warned && one.after - one.before < HARDLY),
    decibels(taken.map((one) => one.before)),
    decibels(taken.map((one) => one.after)),
    middle(all.map((one) => one.cpuSeconds)),
  ];
}

function decibels(values: readonly number[]): string {
  if (values.length === 0) return '';
  return `${percentile(values, 0.5).toFixed(1)}, ${percentile(values, 0.1).toFixed(1)}`;
}

function argument(name: string, otherwise: number): number {
  const at = process.argv.indexOf(name);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
}
