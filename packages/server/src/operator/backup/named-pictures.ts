import { join } from 'node:path';
import { z } from 'zod';
import { LISTING_PICTURE_FILE } from '../../features/listing-pictures/index.ts';
import type { DatabaseManifest } from '../../platform/database/dump/database-manifest.ts';
import { fileOfTable } from '../../platform/database/dump/database-manifest.ts';
import { linesOfFile } from '../../platform/database/dump/load-rows.ts';
import { PICTURES_PATH } from './backup-manifest.ts';

const Line = z.array(z.string().nullable());
const PublishedFiles = z.array(z.object({ name: z.string() }));

export interface NamedPictures {
  /**
   * Every version, every picture of a listing, and every published set; folders of unfinished work may also begin
   * with an id.
   */
  versions: ReadonlySet<string>;
  /** Paths of all files that rows name. */
  files: readonly string[];
}

/** The pictures that the rows of a dump name. */
export async function namedPictures(manifest: DatabaseManifest, folder: string): Promise<NamedPictures> {
  const versions = new Set<string>();
  const files: string[] = [];
  for await (const [version, named] of columnsOf(manifest, folder, 'versions', ['id', 'files'])) {
    if (!version) continue;
    versions.add(version);
    if (named)
      for (const name of textsIn(JSON.parse(named))) files.push(`${PICTURES_PATH}/${version}/${name}`);
  }
  for await (const [picture] of columnsOf(manifest, folder, 'listings', ['picture_id'])) {
    if (!picture) continue;
    versions.add(picture);
    files.push(`${PICTURES_PATH}/${picture}/${LISTING_PICTURE_FILE}`);
  }
  for await (const [set, named] of columnsOf(manifest, folder, 'listing_publications', ['id', 'files'])) {
    if (!set) continue;
    versions.add(set);
    const listed = named ? PublishedFiles.parse(JSON.parse(named)) : [];
    for (const { name } of listed) files.push(`${PICTURES_PATH}/${set}/${name}`);
  }
  return { versions, files };
}

/** Values of some columns, row by row; none if the dump has no such table. */
async function* columnsOf(
  manifest: DatabaseManifest,
  folder: string,
  name: string,
  columns: readonly string[],
): AsyncGenerator<(string | null | undefined)[]> {
  const table = manifest.tables.find((each) => each.schema === 'public' && each.name === name);
  if (!table) return;
  const places = columns.map((wanted) => table.columns.findIndex((column) => column.name === wanted));
  for await (const line of linesOfFile(join(folder, fileOfTable(table)))) {
    const values = Line.parse(JSON.parse(line));
    yield places.map((place) => values[place]);
  }
}

/** Every text in a JSON value, which includes the names of files in any structure. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** The version of a picture folder; undefined for unfinished or unreferenced folders. */
export function versionOfFolder(name: string): string | undefined {
  return /^([0-9a-f-]{36})(?!\.(?:partial|replaced|moving))(?:\.[a-z0-9-]+)?$/.exec(name)?.[1];
}
