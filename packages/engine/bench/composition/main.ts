import { writeFile } from 'node:fs/promises';
import { FAULTS } from '../../src/edits/furniture/plan/composition/fault.ts';
import { listScenes } from '../../studio/benchmark-scenes/load-scene.ts';
import { table } from '../report.ts';
import { measureAll, minutesAllowed } from '../resumable.ts';
import { measureComposition, RoomComposition } from './measure-composition.ts';

/**
 * Counts what is wrong with the composition of plans for the benchmark's empty rooms, and keeps the table beside this
 * file; `--minutes 4` stops after four and goes on at the next call, `--tuned` leaves out the rooms that nobody tunes
 * on and only prints.
 */
const isTuned = process.argv.includes('--tuned');
const rooms = listScenes(isTuned ? false : undefined).filter(({ room, hasTwin }) => room !== null && hasTwin);
const measured = await measureAll(
  {
    name: 'composition',
    items: rooms.map(({ id }) => id),
    result: RoomComposition,
    measure: measureComposition,
  },
  isTuned ? null : minutesAllowed(process.argv),
);
if (measured) {
  const text = `${tables(measured)}\n`;
  process.stdout.write(text);
  const heading = '# Composition of plans, last run\n\n`npm run bench:composition -w packages/engine`\n\n';
  if (!isTuned) await writeFile(new URL('./results.md', import.meta.url), heading + text);
}

function tables(all: readonly RoomComposition[]): string {
  const groups = [
    { name: 'may be looked at', rooms: all.filter(({ heldOut }) => !heldOut) },
    { name: 'nobody tunes on', rooms: all.filter(({ heldOut }) => heldOut) },
  ].filter((group) => group.rooms.length > 0);
  const plansOf = (group: { rooms: readonly RoomComposition[] }) => group.rooms.flatMap(({ plans }) => plans);
  const count = (group: { rooms: readonly RoomComposition[] }, fault: (typeof FAULTS)[number]) => {
    const plans = plansOf(group);
    const faulty = plans.filter(({ faults }) => faults.includes(fault)).length;
    return `${faulty} (${((100 * faulty) / plans.length).toFixed(1)} %)`;
  };
  return [
    'Plans with each fault: four types of room, two amounts of furniture, three seeds and styles for each room.',
    '',
    table(
      ['', ...groups.map(({ name, rooms }) => `${rooms.length} rooms that ${name}`)],
      [
        ['plans', ...groups.map((group) => String(plansOf(group).length))],
        [
          'nothing fits',
          ...groups.map((group) => String(sum(group.rooms.map(({ unplanned }) => unplanned)))),
        ],
        [
          'without a fault',
          ...groups.map((g) => String(plansOf(g).filter(({ faults }) => faults.length === 0).length)),
        ],
        ['things in a plan', ...groups.map((g) => mean(plansOf(g).map(({ things }) => things)).toFixed(1))],
        ...FAULTS.map((fault) => [fault, ...groups.map((group) => count(group, fault))]),
        ['ms of computing a plan', ...groups.map((group) => milliseconds(group.rooms).toFixed(0))],
      ],
    ),
  ].join('\n');
}

function milliseconds(rooms: readonly RoomComposition[]): number {
  const requests = sum(rooms.map(({ plans, unplanned }) => plans.length + unplanned));
  return (1000 * sum(rooms.map(({ cpuSeconds }) => cpuSeconds))) / Math.max(1, requests);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return sum(values) / Math.max(1, values.length);
}
