/**
 * `npm run piece-pictures`: photographs every shape of every kind of furniture, for the page on which pieces are
 * chosen. Minutes; the same kit gives the same files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { encodeWebp } from '../../src/base/codec/index.ts';
import { progressBar } from '../../src/cli/progress-bar.ts';
import { designOf } from '../../src/furniture/catalog.ts';
import { PIECE_KINDS, type PieceKind } from '../../src/furniture/kinds.ts';
import { styleOf } from '../../src/furniture/styles/index.ts';
import type { StyleName } from '../../src/furniture/styles/style.ts';
import { photographPiece } from './furniture/studio.ts';

/** Cards show them at half this size, screens have up to two pixels for one. */
const [WIDTH, HEIGHT] = [200, 160];
const SAMPLES = 16;
/** The camera stands a little to the left of the piece, degrees. */
const YAW = 28;
const FARTHER = 1.12;
/** One style for all, so that shapes differ and colors do not. */
const STYLE: StyleName = 'scandinavian';

const command = new Command('piece-pictures')
  .description('Photographs every shape of every kind of furniture.')
  .option(
    '-o, --output <folder>',
    'where they go',
    resolve(import.meta.dirname, '../../../web/public/furniture'),
  )
  .parse();
const { output } = command.opts<{ output: string }>();
await mkdir(output, { recursive: true });
const shapes = PIECE_KINDS.flatMap((kind) =>
  designOf(kind).silhouettes.map((silhouette) => ({ kind, silhouette })),
);
const bar = progressBar('piece-pictures');
for (const [number, { kind, silhouette }] of shapes.entries()) {
  bar.update({ stage: `${kind} ${silhouette}`, fraction: number / shapes.length });
  await writeFile(join(output, `${kind}-${silhouette}.webp`), await photograph(kind, silhouette));
}
bar.stop();

async function photograph(kind: PieceKind, silhouette: string): Promise<Buffer> {
  const piece = designOf(kind).make({ style: styleOf(STYLE), silhouette, seed: 1, detail: 2 });
  const threads = availableParallelism();
  const shot = { width: WIDTH, height: HEIGHT, samples: SAMPLES, threads, yaw: YAW, farther: FARTHER };
  return encodeWebp(await photographPiece(piece, shot), 82);
}
