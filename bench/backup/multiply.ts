import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openPglite } from '../../packages/server/src/platform/database/open-pglite.ts';
import { runSql } from '../../packages/server/src/platform/database/run-sql.ts';

/** Columns that are new in a copy; everything else is as in the first. */
const copyOf = (table: string, changed: Record<string, string>) =>
  `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(${table}) || jsonb_build_object(${Object.entries(
    changed,
  )
    .map(([column, value]) => `'${column}', ${value}`)
    .join(', ')}))).* from ${table}`;

/**
 * Makes many photos of the only one: rows of their own and files of their own, each with other bytes at its end.
 * @returns the size of all files
 */
export async function multiplyPhoto(dataFolder: string, photos: number): Promise<number> {
  const { db, close } = await openPglite(join(dataFolder, 'database'));
  const pictures = join(dataFolder, 'files', 'pictures');
  const [first] = (await runSql(
    db,
    `select id, image_id from versions where operation = 'upload' limit 1`,
  )) as {
    id: string;
    image_id: string;
  }[];
  if (!first) throw new Error('There is no photo to multiply.');
  const folder = join(pictures, first.id);
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })),
  );
  for (let count = 1; count < photos; count++) {
    const [image, version] = [randomUUID(), randomUUID()];
    await runSql(db, `${copyOf('images', { id: '$1::text' })} where id = $2`, [image, first.image_id]);
    const changed = { id: '$1::text', image_id: '$2::text' };
    await runSql(db, `${copyOf('versions', changed)} where id = $3`, [version, image, first.id]);
    await mkdir(join(pictures, version), { mode: 0o700 });
    for (const { name, bytes } of files) {
      await writeFile(join(pictures, version, name), Buffer.concat([bytes, Buffer.from(version)]));
    }
  }
  await close();
  return files.reduce((sum, { bytes }) => sum + bytes.length, 0) * photos;
}
