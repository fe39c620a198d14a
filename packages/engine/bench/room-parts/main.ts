import { writeFile } from 'node:fs/promises';
import { listScenes } from '../../studio/benchmark-scenes/load-scene.ts';
import { percentile, table } from '../report.ts';
import { measureAll, minutesAllowed } from '../resumable.ts';
import { measureParts, PartsQuality } from './measure-parts.ts';

/**
 * Measures how well furniture is told from the room on the benchmark rooms and keeps the table beside this file;
 * `--minutes 4` stops after four and goes on at the next call, `--tuned` leaves out the rooms that nobody tunes on and
 * only prints.
 */
const isTuned = process.argv.includes('--tuned');
const rooms = listScenes(isTuned ? false : undefined).filter(({ room, hasTwin }) => room !== null && hasTwin);
const measured = await measureAll(
  { name: 'room-parts', items: rooms.map(({ id }) => id), result: PartsQuality, measure: measureParts },
  isTuned ? null : minutesAllowed(process.argv),
);
if (measured) {
  const text = `${tables(measured)}\n`;
  process.stdout.write(text);
  const heading =
    '# Furniture told from the room, last run\n\n`npm run bench:room-parts -w packages/engine`\n\n';
  if (!isTuned) await writeFile(new URL('./results.md', import.meta.url), heading + text);
}

function tables(all: readonly PartsQuality[]): string {
  const tuned = all.filter(({ heldOut }) => !heldOut);
  const heldOut = all.filter((room) => room.heldOut);
  return [
    'Shares of pixels: furniture that was found, windows, doors and what is built in that were taken for furniture, and',
    'bare floor, walls and ceiling that were taken along.',
    '',
    table(
      [
        'rooms',
        'furniture found: median (p10)',
        'building touched: median (p90)',
        'taken along: median (p90)',
      ],
      [
        summary(`${tuned.length} that may be looked at`, tuned),
        ...(heldOut.length > 0 ? [summary(`${heldOut.length} that nobody tunes on`, heldOut)] : []),
      ],
    ),
    '',
    table(
      ['room', 'box trusted', 'sure', 'furniture', 'found', 'building touched', 'taken along'],
      tuned.map((room) => [
        room.scene,
        room.layout.toFixed(2),
        room.sureness.toFixed(2),
        percent(room.things),
        percent(room.caught),
        percent(room.touched),
        percent(room.takenAlong),
      ]),
    ),
  ].join('\n');
}

function summary(what: string, rooms: readonly PartsQuality[]): string[] {
  const at = (key: 'caught' | 'touched' | 'takenAlong', share: number) =>
    percent(
      percentile(
        rooms.map((room) => room[key]),
        share,
      ),
    );
  return [
    what,
    `${at('caught', 0.5)} (${at('caught', 0.1)})`,
    `${at('touched', 0.5)} (${at('touched', 0.9)})`,
    `${at('takenAlong', 0.5)} (${at('takenAlong', 0.9)})`,
  ];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
