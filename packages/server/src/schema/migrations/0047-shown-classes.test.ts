import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeEdit, makeImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import type { TestClient } from '../../test/test-client.ts';
import { up } from './0047-shown-classes.ts';

let server: PictureServer;
let guest: TestClient;
beforeAll(async () => {
  server = await startPictureServer();
  guest = await server.guest();
});
afterAll(() => server.close());

it('U-06 knows of light on top of another color of the walls that the walls are another color', async () => {
  const { id } = await makeImage(guest);
  const walls = (await makeEdit(guest, id)).result_version;
  const light = (await makeEdit(guest, id)).result_version;
  await sql`update versions set edit_class = 'light only', made_from_id = ${walls} where id = ${light}`.execute(
    server.db,
  );
  await sql`alter table versions drop column shown_class`.execute(server.db);

  await up(server.db.withoutPlugins() as unknown as Kysely<unknown>);

  const versions = await server.db
    .selectFrom('versions')
    .select(['id', 'shownClass'])
    .where('imageId', '=', id)
    .execute();
  const classes = new Map(versions.map((version) => [version.id, version.shownClass]));
  expect([...classes.values()].filter((shown) => shown === null)).toHaveLength(1);
  expect([classes.get(walls!), classes.get(light!)]).toEqual(['surfaces', 'surfaces']);
});
