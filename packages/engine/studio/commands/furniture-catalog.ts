/**
 * `npm run furniture`: catalog pictures of the furniture kit, one tile for each silhouette of a kind and style, so
 * that every piece can be judged by eye.
 */
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname } from 'node:path';
import { Command, Option } from 'commander';
import { encodeJpeg, encodePng, type Tile, tileSheet } from '../../src/base/codec/index.ts';
import { progressBar } from '../../src/cli/progress-bar.ts';
import { designOf, silhouettesOf } from '../../src/furniture/catalog.ts';
import { PIECE_KINDS, type PieceKind } from '../../src/furniture/kinds.ts';
import type { PieceDesign } from '../../src/furniture/piece.ts';
import { styleOf } from '../../src/furniture/styles/index.ts';
import { SAMPLE_STYLES, type StyleName } from '../../src/furniture/styles/style.ts';
import { photographPiece } from './furniture/studio.ts';

const command = new Command('furniture')
  .description('Renders pieces of furniture in their styles into one labelled picture.')
  .addOption(new Option('-s, --style <style>', 'one style; all when left out').choices([...SAMPLE_STYLES]))
  .addOption(
    new Option('-k, --kind <kind>', 'one kind of piece; all when left out').choices([...PIECE_KINDS]),
  )
  .option('-a, --all', 'every silhouette of the kind, not only those that suit the style')
  .option('-f, --first', 'only the silhouette that suits the style best')
  .option('-c, --columns <count>', 'tiles side by side', '4')
  .option('-w, --width <pixels>', 'width of each tile', '420')
  .option('--samples <count>', 'light paths a pixel', '24')
  .option('--seed <number>', 'seed of the pieces', '1')
  .option('--yaw <degrees>', 'where the camera stands: 0 = before the piece', '32')
  .requiredOption('-o, --output <path>', 'the sheet, .jpg or .png')
  .parse();
const options = command.opts<{
  style?: StyleName;
  kind?: PieceKind;
  all?: true;
  first?: true;
  columns: string;
  width: string;
  samples: string;
  seed: string;
  yaw: string;
  output: string;
}>();

interface Wanted {
  readonly kind: PieceKind;
  readonly style: StyleName;
  readonly silhouette: string;
  readonly design: PieceDesign;
}

const wanted = (options.kind ? [options.kind] : PIECE_KINDS).flatMap((kind) =>
  (options.style ? [options.style] : SAMPLE_STYLES).flatMap((style) => piecesOf(kind, style)),
);
const bar = progressBar('furniture');
const tiles: Tile[] = [];
for (const piece of wanted) {
  bar.update({ stage: `${piece.kind} ${piece.silhouette}`, fraction: tiles.length / wanted.length });
  tiles.push(await tileOf(piece));
}
bar.stop();
const columns = Number(options.columns);
const rows = Array.from({ length: Math.ceil(tiles.length / columns) }, (_, i) =>
  tiles.slice(i * columns, (i + 1) * columns),
);
const picture = await tileSheet(rows, Number(options.width));
await writeFile(
  options.output,
  extname(options.output) === '.png' ? await encodePng(picture) : await encodeJpeg(picture, 90),
);

function piecesOf(kind: PieceKind, style: StyleName): Wanted[] {
  const design = designOf(kind);
  if (design === undefined) return [];
  const suiting = options.all ? design.silhouettes : silhouettesOf(kind, style);
  const silhouettes = options.first ? suiting.slice(0, 1) : suiting;
  return silhouettes.map((silhouette) => ({ kind, style, silhouette, design }));
}

async function tileOf({ kind, style, silhouette, design }: Wanted): Promise<Tile> {
  const piece = design.make({ style: styleOf(style), silhouette, seed: Number(options.seed), detail: 2 });
  const triangles = piece.parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  const width = Number(options.width);
  const picture = await photographPiece(piece, {
    width,
    height: Math.round(width * 0.78),
    samples: Number(options.samples),
    threads: availableParallelism(),
    yaw: Number(options.yaw),
  });
  return { picture, label: `${style} ${kind} ${silhouette} ${triangles}` };
}
