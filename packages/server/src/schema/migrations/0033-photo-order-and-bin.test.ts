import type { Image, ProjectId } from '@home-design/contract';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { makeImage, makeProject } from '../../test/makers.ts';
import { up } from './0033-photo-order-and-bin.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Takes back what the migration does. */
const BEFORE = [
  sql`drop view board_items`,
  sql`drop view project_items`,
  sql`alter table images drop column position, drop column upload_batch, drop column batch_index,
    drop column deleted_with`,
  sql`alter table versions drop column deleted_with, drop column made_from_id, drop column was_primary`,
  sql`drop index boards_in_bin`,
  sql`alter table projects drop column is_default`,
];

it('puts photos without a project into one, and numbers the photos of all projects, the oldest first', async () => {
  const guest = await server.guest();
  const { id } = await makeProject(guest);
  const inside = [await makeImage(guest, { project: id }), await makeImage(guest, { project: id })];
  const loose: Image[] = [await makeImage(guest), await makeImage(guest)];
  const former = loose[0]?.project as ProjectId;
  await sql`update images set project_id = null where project_id = ${former}`.execute(server.db);
  await sql`update operations set project_id = null where project_id = ${former}`.execute(server.db);
  await sql`delete from projects where id = ${former}`.execute(server.db);
  for (const statement of BEFORE) await statement.execute(server.db);

  await up(server.db.withoutPlugins() as unknown as Kysely<unknown>);

  // Asked anew: statements of before were planned for the tables of before.
  const { rows } = await sql<{ id: string; project_id: string; title: string; position: number }>`
    select images.id, images.project_id, projects.title, images.position
    from images join projects on projects.id = images.project_id
    order by projects.title, images.position`.execute(server.db.withoutPlugins());
  const [project] = rows.filter(({ title }) => title === 'My photos').map((row) => row.project_id);
  expect(rows).toEqual([
    ...inside.map((image, index) => ({
      id: image.id,
      project_id: id,
      title: 'Harbor flat',
      position: index + 1,
    })),
    ...loose.map((image, index) => ({
      id: image.id,
      project_id: project,
      title: 'My photos',
      position: index + 1,
    })),
  ]);
  const boards = await sql`select id from boards where project_id = ${project} and is_auto_generated`.execute(
    server.db,
  );
  expect(boards.rows).toHaveLength(1);
  const items =
    await sql`select position from board_items where board_id = ${(boards.rows[0] as { id: string }).id}
    order by position`.execute(server.db);
  expect(items.rows).toEqual([{ position: 1 }, { position: 2 }]);
  const operations = await sql`select id from operations where project_id = ${project}`.execute(server.db);
  expect(operations.rows).toHaveLength(2);
});
