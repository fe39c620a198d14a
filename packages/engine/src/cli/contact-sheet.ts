/**
 * `npm run contact-sheet`: photos beside their edits in one labelled picture, because numbers miss what the eye
 * sees at once.
 */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { Command, Option } from 'commander';
import { decodeRaster, encodeJpeg, encodePng, type Tile, tileSheet } from '../codec/index.ts';
import { editPhoto } from '../edits/edit-photo.ts';
import { EditRequest } from '../edits/edit-request.ts';
import { paintHex } from '../edits/paints.ts';
import { LIGHTING_TYPES } from '../edits/requests/lighting.ts';
import { EngineError } from '../engine-error.ts';
import { createRaster } from '../raster/raster.ts';
import { progressBar } from './progress-bar.ts';

const command = new Command('contact-sheet')
  .description('Edits every photo of a folder and lays photos and results side by side.')
  .argument('<folder>', 'JPEG, PNG or WebP photos')
  .addOption(
    new Option('-m, --mode <mode>', 'what to do').choices(['wall-color', 'lighting']).makeOptionMandatory(),
  )
  .option('-v, --variants <list>', 'paint names or hexes, or light moods, separated by commas')
  .option('-w, --width <pixels>', 'width of each picture', '320')
  .requiredOption('-o, --output <path>', 'the sheet, .jpg or .png')
  .parse();
const options = command.opts<{
  mode: EditRequest['mode'];
  variants?: string;
  width: string;
  output: string;
}>();

const variants =
  options.variants?.split(',') ??
  (options.mode === 'lighting' ? [...LIGHTING_TYPES] : ['sage', 'navy', 'terracotta', 'white']);
const folder = command.args[0]!;
const names = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort();

/** Photos are analysed once, however many colors they are painted in. */
const analyses = await mkdtemp(join(tmpdir(), 'contact-sheet-'));
const rows: Tile[][] = [];
for (const name of names) rows.push(await rowOf(join(folder, name)));
await rm(analyses, { recursive: true });
const sheet = await tileSheet(rows, Number(options.width));
await writeFile(
  options.output,
  extname(options.output) === '.png' ? await encodePng(sheet) : await encodeJpeg(sheet, 90),
);

async function rowOf(photo: string): Promise<Tile[]> {
  const bar = progressBar(photo);
  const picture = await decodeRaster(photo);
  const row: Tile[] = [{ picture, label: basename(photo) }];
  for (const [index, variant] of variants.entries()) {
    bar.update({ stage: variant, fraction: index / variants.length });
    row.push(await tileOf(photo, variant).catch((error: unknown) => refusedTile(error, variant, picture)));
  }
  bar.stop();
  return row;
}

async function tileOf(photo: string, variant: string): Promise<Tile> {
  const request = EditRequest.parse(
    options.mode === 'lighting'
      ? { mode: 'lighting', type: variant }
      : { mode: 'wall-color', color: paintHex(variant) },
  );
  const edited = await editPhoto(
    { photo, focalLength35: null, analysis: join(analyses, `${basename(photo)}.json`) },
    request,
  );
  return { picture: edited.raster, label: `${variant} (${edited.confidence.toFixed(2)})` };
}

/** A refusal is a result too: an empty tile that says why. */
function refusedTile(
  error: unknown,
  variant: string,
  { width, height }: { width: number; height: number },
): Tile {
  if (!(error instanceof EngineError)) throw error;
  return { picture: createRaster(width, height), label: `${variant}: ${error.message}` };
}
