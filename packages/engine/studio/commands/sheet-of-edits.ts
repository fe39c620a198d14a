import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { decodeRaster, encodePng, type Tile, tileSheet } from '../../src/base/codec/index.ts';
import { EngineError } from '../../src/base/engine-error.ts';
import { createRaster, type Raster } from '../../src/base/raster/raster.ts';
import { editPhoto } from '../../src/edits/edit-photo.ts';
import type { EditRequest } from '../../src/edits/edit-request.ts';

/** One column of a contact sheet. */
export interface SheetColumn {
  readonly label: string;
  readonly request: EditRequest;
}

/** The options of a contact sheet. */
export interface SheetOptions {
  /** Width of each picture on the sheet, pixels. */
  readonly tileWidth: number;
  /** Photos are edited at most this large, which is quicker; pixels. */
  readonly longestSide: number;
  /** Folder for shrunk photos and their analyses: read when there, so that the next sheet is quicker. */
  readonly cache: string;
  /** Called after every edit with its result, in lines for people. */
  readonly onEdit: (note: string) => void;
}

/** Photos of a folder that a sheet shows, by name. */
async function photosIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name)).sort();
}

/** Edits every photo of a folder in every way, and lays photos and results side by side, a row for each photo. */
export async function sheetOfEdits(
  folder: string,
  columns: readonly SheetColumn[],
  options: SheetOptions,
): Promise<Raster> {
  await mkdir(options.cache, { recursive: true });
  const rows: Tile[][] = [];
  for (const name of await photosIn(folder)) rows.push(await rowOf(join(folder, name), columns, options));
  return tileSheet(rows, options.tileWidth);
}

async function rowOf(
  photo: string,
  columns: readonly SheetColumn[],
  { cache, longestSide, onEdit }: SheetOptions,
): Promise<Tile[]> {
  const name = basename(photo);
  const picture = await decodeRaster(photo, { maxSide: longestSide });
  const shrunk = join(cache, `${name}-${longestSide}.png`);
  await writeFile(shrunk, await encodePng(picture));
  const source = { photo: shrunk, focalLength35: null, analysis: `${shrunk}.json` };
  const row: Tile[] = [{ picture, label: name }];
  for (const { label, request } of columns) {
    try {
      const edited = await editPhoto(source, request);
      row.push({ picture: edited.raster, label: `${label} (${edited.confidence.toFixed(2)})` });
      const parts = (edited.steps ?? []).map(
        ({ edits, outcome }) => `  ${edits.length > 0 ? '+' : '-'} ${outcome}`,
      );
      const notes = edited.warnings.map((warning) => `  note: ${warning}`);
      onEdit(
        [`${name}, ${label}: done, confidence ${edited.confidence.toFixed(2)}`, ...parts, ...notes].join(
          '\n',
        ),
      );
    } catch (error) {
      // A refusal is a result as well: an empty tile with the reason.
      if (!(error instanceof EngineError)) throw error;
      row.push({ picture: createRaster(picture.width, picture.height), label: `${label}: ${error.message}` });
      onEdit(`${name}, ${label}: refused (${error.code}): ${error.message}`);
    }
  }
  return row;
}
