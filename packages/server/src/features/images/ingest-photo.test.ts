import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createTurns } from '../../platform/turns.ts';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { keptFolders, makeProject, somePhoto } from '../../test/makers.ts';
import { ingestPhoto } from './ingest-photo.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The same database, but the answer to every commit is lost. */
function losingAnswers(db: Database): Database {
  const losing = {
    execute: async (work: (tx: Database) => Promise<unknown>) => {
      await db.transaction().execute(work);
      throw new Error('Connection terminated unexpectedly');
    },
  };
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return () => losing;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}

it('R1 a photo whose row was written keeps its files, even if the answer to the commit was lost', async () => {
  const guest = await server.guest();
  const { userId } = guest;
  const { id: projectId } = await makeProject(guest);
  const path = join(server.folder, 'received');
  await writeFile(path, somePhoto());
  const photo = { path, bytes: 1, sha256: 'hash' };
  const deps = {
    ...server,
    db: losingAnswers(server.db),
    program: 'test',
    ingests: createTurns(1),
    limits: { storageBytes: Number.POSITIVE_INFINITY },
    defaultProject: async () => projectId,
  };
  const who = { userId, isAnonymous: true, sessionId: 'session', sessionEndsAt: new Date() };
  await expect(ingestPhoto(deps, who, photo, { projectId, name: 'Room' })).rejects.toThrow('terminated');

  const versions = await server.db.selectFrom('versions').select('id').where('userId', '=', userId).execute();
  expect(versions).toHaveLength(1);
  expect(await keptFolders(server.storage)).toEqual(versions.map(({ id }) => id));
});
