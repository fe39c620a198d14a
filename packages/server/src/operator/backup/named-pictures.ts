import { join } from 'node:path';
import { z } from 'zod';
import type { DatabaseManifest } from '../../platform/database/dump/database-manifest.ts';
import { fileOfTable } from '../../platform/database/dump/database-manifest.ts';
import { linesOfFile } from '../../platform/database/dump/load-rows.ts';
import { PICTURES_PATH } from './backup-manifest.ts';

const Line = z.array(z.string().nullable());

export interface NamedPictures {
  /** Every version; other folders than its own may begin with its id. */
  versions: ReadonlySet<string>;
  /** Paths of all files that rows name. */
  files: readonly string[];
}

/** The pictures that the rows of a dump name. */
export async function namedPictures(manifest: DatabaseManifest, folder: string): Promise<NamedPictures> {
  const versions = new Set<string>();
  const files: string[] = [];
  const table = manifest.tables.find(({ schema, name }) => schema === 'public' && name === 'versions');
  if (!table) return { versions, files };
  const at = (name: string) => table.columns.findIndex((column) => column.name === name);
  const [id, names] = [at('id'), at('files')];
  for await (const line of linesOfFile(join(folder, fileOfTable(table)))) {
    const values = Line.parse(JSON.parse(line));
    const version = values[id];
    if (!version) continue;
    versions.add(version);
    const named = values[names];
    if (named)
      for (const name of textsIn(JSON.parse(named))) files.push(`${PICTURES_PATH}/${version}/${name}`);
  }
  return { versions, files };
}

/** Every text in a value of JSON: the names of files, however they are arranged. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** The version that a folder of pictures belongs to; undefined for what is on its way or nobody's. */
export function versionOfFolder(name: string): string | undefined {
  return /^([0-9a-f-]{36})(?!\.(?:partial|replaced|moving))(?:\.[a-z0-9-]+)?$/.exec(name)?.[1];
}
