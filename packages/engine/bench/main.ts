import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { FAMILY_MODES, RaySpeed, runJob, ShadowError, StagingPhotos, StagingTiming, Timing } from './jobs.ts';
import { Photos } from './photos.ts';
import { memoryRow, type Row, rayRows, rowsTable, timingRow } from './report.ts';
import { cancelRow, shadowRows, stagingRows } from './staging-report.ts';

/** Measures the engine's speed and memory, prints one table and keeps it in results.md beside this file. */
async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'engine-bench-'));
  try {
    const { result: photos } = await runJob({ is: 'prepare-photos', folder }, Photos);
    const rows = await timings(photos);
    const rays = await runJob({ is: 'rays', triangles: 100_000 }, RaySpeed);
    rows.push(...rayRows(rays.result), ...(await stagings(folder)));
    const text = `${rowsTable(rows)}\n`;
    process.stdout.write(text);
    await writeFile(new URL('./results.md', import.meta.url), `${heading()}\n${text}`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function heading(): string {
  const load = loadavg()[0]?.toFixed(1);
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
  return [
    '# Engine benchmark, last run',
    '',
    `\`npm run bench -w packages/engine\`, ${when} UTC, ${cpus().length} cores, load ${load} at the end, Node ${process.version}.`,
    'Times are whole tasks as the product runs them: files in, files out. An edit has its analysis cached. Every line',
    'was measured in a process of its own; memory is that process at its peak. How good edits are is in',
    '`scenes/results.md` and `layout/results.md`.',
    '',
  ].join('\n');
}

async function timings(photos: Photos): Promise<Row[]> {
  const rows: Row[] = [];
  const ingest = await runJob({ is: 'ingest', photo: photos.megapixels12, runs: 5 }, Timing);
  rows.push(timingRow('taking in a 12-megapixel JPEG', ingest.result, { p: 95, seconds: 1.5 }));
  rows.push(memoryRow('  its peak memory', ingest.peakMegabytes));
  for (const [label, photo] of [
    ['1024 px', photos.px1024],
    ['2048 px', photos.px2048],
  ] as const) {
    const isLarge = photo === photos.px2048;
    const analysis = await runJob({ is: 'analyse', photo, runs: 3 }, Timing);
    rows.push(timingRow(`analysis, ${label}`, analysis.result, { p: 50, seconds: 2.5 }));
    rows.push(memoryRow('  its peak memory', analysis.peakMegabytes));
    for (const [mode, goal] of [
      ['wall-color', 1.5],
      ['lighting', 0.5],
    ] as const) {
      const edit = await runJob({ is: 'edit', photo, mode, runs: 5 }, Timing);
      rows.push(timingRow(`${mode}, ${label}`, edit.result, isLarge ? { p: 50, seconds: goal } : undefined));
      rows.push(memoryRow('  its peak memory, analysis included', edit.peakMegabytes));
    }
  }
  for (const [mode, photo, goal] of [
    ['sky', photos.house2048, 2],
    ['window-view', photos.window2048, 2],
    ['object-removal', photos.px2048, 6],
    ['empty-room', photos.bedroom2048, 12],
  ] as const) {
    const edit = await runJob({ is: 'edit', photo, mode, runs: 5 }, Timing);
    rows.push(timingRow(`${mode}, 2048 px`, edit.result, { p: 50, seconds: goal }));
    rows.push(memoryRow('  its peak memory, analysis included', edit.peakMegabytes));
  }
  return [...rows, ...(await family(photos)), ...(await watermarks(photos)), ...(await enlargements(photos))];
}

async function watermarks({ tiled2048, corner2048 }: Photos): Promise<Row[]> {
  const tiled = await runJob({ is: 'edit', photo: tiled2048, mode: 'watermark', runs: 3 }, Timing);
  const corner = await runJob({ is: 'edit', photo: corner2048, mode: 'watermark', runs: 3 }, Timing);
  return [
    timingRow('watermark all over the picture, 2048 px', tiled.result),
    memoryRow('  its peak memory', tiled.peakMegabytes, 1024),
    timingRow('watermark in a corner, 2048 px', corner.result),
    memoryRow('  its peak memory', corner.peakMegabytes, 1024),
  ];
}

/** The redesign family: what is composed takes what its edits take. */
async function family({ px2048 }: Photos): Promise<Row[]> {
  const rows: Row[] = [];
  for (const mode of FAMILY_MODES) {
    const edit = await runJob({ is: 'edit', photo: px2048, mode, runs: 2 }, Timing);
    rows.push(timingRow(`${mode}, 2048 px`, edit.result));
    rows.push(memoryRow('  its peak memory, analysis included', edit.peakMegabytes));
  }
  return rows;
}

async function enlargements(photos: Photos): Promise<Row[]> {
  const small = await runJob({ is: 'edit', photo: photos.px1024, mode: 'upscale', runs: 2 }, Timing);
  const large = await runJob({ is: 'edit', photo: photos.px2048, mode: 'upscale', runs: 1 }, Timing);
  return [
    timingRow('upscale twofold, 1024 px', small.result, { p: 50, seconds: 8 }),
    timingRow('upscale twofold to 11 megapixels', large.result),
    memoryRow('  its peak memory', large.peakMegabytes, 600),
  ];
}

/** Time, memory and truth of virtual staging. */
async function stagings(folder: string): Promise<Row[]> {
  const rows: Row[] = [];
  const { result: photos } = await runJob({ is: 'draw-staging-photos', folder }, StagingPhotos);
  for (const [label, photo, goal] of [
    ['1024 px', photos.px1024, 9],
    ['2048 px', photos.px2048, 15],
  ] as const) {
    const { result, peakMegabytes } = await runJob({ is: 'stage', photo, runs: 5 }, StagingTiming);
    rows.push(...stagingRows(label, result, peakMegabytes, goal));
  }
  const cancels = await runJob({ is: 'cancel-staging', photo: photos.px2048 }, z.array(z.number()));
  const shadows = await runJob({ is: 'staging-shadows' }, z.array(ShadowError));
  return [...rows, cancelRow(cancels.result), ...shadowRows(shadows.result)];
}

await main();
