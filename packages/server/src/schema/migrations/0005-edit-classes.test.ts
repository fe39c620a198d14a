import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEdit, makeImage, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';
import { up } from './0005-edit-classes.ts';

let server: PictureServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
});
afterAll(() => server.close());

it('tells the class of edits that were made before, and rewrites their corrections', async () => {
  const { id } = await makeImage(guest);
  const { result_version } = await makeEdit(guest, id);
  const old = `'{"color": "sage", "seed": 7, "add_regions": [4], "remove_regions": [2, 7]}'::jsonb`;
  await sql`update versions set parameters = ${sql.raw(old)} where id = ${result_version}`.execute(server.db);
  await sql`update edit_jobs set arguments = ${sql.raw(old)} where image_id = ${id}`.execute(server.db);
  await sql`alter table versions drop column edit_class, drop column detected_objects`.execute(server.db);

  await up(server.db.withoutPlugins() as unknown as Kysely<unknown>);

  const { versions } = await readImage(guest, id);
  expect(versions.map((version) => version.edit_class)).toEqual([null, 'surfaces']);
  const corrections = { add: { regions: [4], boxes: [] }, remove: { regions: [2, 7], boxes: [] } };
  const job = await server.db.selectFrom('editJobs').select('arguments').executeTakeFirstOrThrow();
  expect(job.arguments).toEqual({ color: 'sage', seed: 7, corrections });
  expect(versions[1]?.params).toMatchObject({ color: 'sage', corrections });
  expect(versions[1]?.params).not.toHaveProperty('add_regions');
});
