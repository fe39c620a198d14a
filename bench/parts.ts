import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Photos } from '../packages/engine/bench/photos.ts';
import { inUnits, type Row } from '../packages/engine/bench/report.ts';
import { signInGuest } from './guest.ts';
import { edits, idleMemory, listRate, starts, uploads } from './measures.ts';
import { milliseconds } from './report.ts';
import { type MeasuredServer, startServer } from './server.ts';

/**
 * Goals in units. They were set in seconds on a machine whose unit is 0.15 s: 5 s for a first start, 1.5 s for the
 * next and for an upload, 2,000 lists a second.
 */
const GOALS = { emptyStart: 33, nextStart: 10, upload: 10, listsInUnit: 300 };

/** What the parts measure. */
export interface Material {
  readonly photos: Photos;
  /** For the server's data. */
  readonly folder: string;
}

/** The parts of the server's benchmark, by name. */
export const PARTS: Readonly<Record<string, (material: Material, unit: number) => Promise<Row[]>>> = {
  start: startRows,
  calls: callRows,
  'edit-jobs': editRows,
};

async function startRows(_material: Material, unit: number): Promise<Row[]> {
  const { empty, again } = await starts();
  return [
    timeRow('start to healthy, empty data folder (median of 5)', empty, unit, GOALS.emptyStart),
    timeRow('start to healthy, reopening it (median of 5)', again, unit, GOALS.nextStart),
  ];
}

async function callRows({ photos, folder }: Material, unit: number): Promise<Row[]> {
  const large = { name: 'room.jpg', type: 'image/jpeg', content: await readFile(photos.megapixels12) };
  return withServer(join(folder, 'calls'), async (server) => {
    const memory = await idleMemory(server);
    const guest = await signInGuest(server.origin);
    const list = await listRate(guest);
    const upload = await uploads(guest, large);
    const inUnit = list.perSecond * unit;
    return [
      { what: 'idle memory after 10 s', measured: `${memory.toFixed(0)} MB`, goal: '', met: undefined },
      {
        what: 'list of 20 projects, 20 connections',
        measured: `${list.perSecond.toFixed(0)}/s, p99 ${milliseconds(list.p99)}`,
        units: `${inUnit.toFixed(0)} in a unit, ${inUnits(list.p99 / 1000, unit)}`,
        goal: `>= ${GOALS.listsInUnit} in a unit`,
        met: inUnit >= GOALS.listsInUnit,
      },
      timeRow('12-megapixel JPEG until its thumbnail is there, p50 of 20', upload.p50, unit),
      timeRow('the same, p95', upload.p95, unit, GOALS.upload),
    ];
  });
}

async function editRows({ photos, folder }: Material, unit: number): Promise<Row[]> {
  const medium = { name: 'room.png', type: 'image/png', content: await readFile(photos.px2048) };
  return withServer(join(folder, 'edit-jobs'), async (server) => {
    const guest = await signInGuest(server.origin);
    const rows: Row[] = [];
    for (const mode of ['wall-color', 'lighting'] as const) {
      const { first, p50, p95 } = await edits(guest, medium, mode);
      rows.push(
        timeRow(`${mode} at 2048 px, asked for until there: first edit of a photo`, first, unit),
        timeRow(`${mode} at 2048 px, further edits, p50`, p50, unit),
        timeRow(`${mode} at 2048 px, further edits, p95`, p95, unit),
      );
    }
    return rows;
  });
}

async function withServer(data: string, measure: (server: MeasuredServer) => Promise<Row[]>): Promise<Row[]> {
  const server = await startServer(data);
  try {
    return await measure(server);
  } finally {
    await server.stop();
  }
}

function timeRow(what: string, measured: number, unit: number, goal?: number): Row {
  const units = measured / 1000 / unit;
  return {
    what,
    measured: milliseconds(measured),
    units: units.toFixed(1),
    goal: goal === undefined ? '' : `<= ${goal} units`,
    met: goal === undefined ? undefined : units <= goal,
  };
}
