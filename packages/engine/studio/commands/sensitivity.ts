/**
 * `npm run sensitivity -- <group>`: moves every constant of a file or folder of `src` by 20 % down and up, makes what
 * the group is for of a few photos, and prints what changes. A stopped run goes on at the next call.
 */
import { parse, resolve } from 'node:path';
import { Command } from 'commander';
import { scenePath } from '../benchmark-scenes/load-scene.ts';
import { constantsOf } from '../sensitivity/group-constants.ts';
import { measurementText } from '../sensitivity/measurement.ts';
import { reportText } from '../sensitivity/report.ts';
import { movesOf, SensitivityRun } from '../sensitivity/run.ts';
import { scenesFor, subjectsOf } from '../sensitivity/subject.ts';

interface Options {
  readonly only?: string[];
  readonly scenes?: string[];
  readonly photos?: string[];
  readonly side: string;
  readonly minutes?: string;
}

const command = new Command('sensitivity')
  .description('Shows what depends on each constant of a part of the engine.')
  .argument('<group>', 'file or folder of src: edits/wall-color, inpaint/trim.ts')
  .option('--only <names...>', 'these constants: REACH, or REACH.steps')
  .option('--scenes <ids...>', 'these benchmark scenes')
  .option('--photos <files...>', 'these photos instead of scenes')
  .option('--side <pixels>', 'larger photos are scaled down, which is faster', '384')
  .option('--minutes <number>', 'stop after so long')
  .parse();
const [group = ''] = command.args;
const { only, scenes, photos, side, minutes } = command.opts<Options>();

const constants = constantsOf(group).filter(
  ({ name }) => !only || only.some((wanted) => name === wanted || name.startsWith(`${wanted}.`)),
);
const subjects = [...new Set(constants.flatMap(({ file }) => subjectsOf(file)))];
if (subjects.length === 0)
  throw new RangeError(`Nothing shows what "${group}" changes; see sensitivity/subject.ts.`);
const files = photos
  ? photos.map((path) => ({ name: parse(path).name, path: resolve(path) }))
  : (scenes ?? scenesFor(subjects)).map((id) => ({ name: id, path: scenePath(id, 'photo') }));
const end = minutes === undefined ? Number.POSITIVE_INFINITY : Date.now() + Number(minutes) * 60_000;

const run = new SensitivityRun({ photos: files, side: Number(side) });
const moves = movesOf(constants);
for (const [i, { constant, direction }] of moves.entries()) {
  if (Date.now() > end) {
    console.log('The time is over; the same call goes on.');
    break;
  }
  const measurement = await run.move(constant, direction);
  console.log(
    `${i + 1}/${moves.length} ${constant.file} ${constant.name} ${direction}: ${measurementText(measurement)}`,
  );
}
run.end();
console.log(`\n${reportText(constants, run.measured)}`);
