import { API_BASE, MAX_UPLOAD_BYTES } from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectStatus, keptFolders, makeProject, somePhoto } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';

const IMAGES = `${API_BASE}/images/`;

let server: PictureServer;
beforeAll(async () => {
  server = await startPictureServer();
});
afterAll(() => server.close());

const file = (name = 'room.jpg', content = somePhoto()) => ({ field: 'file', name, content });
const files = (...names: string[]) => names.map((name) => ({ field: 'files', name, content: somePhoto() }));

async function rows(): Promise<number> {
  const counts = await Promise.all(
    (['images', 'versions', 'operations'] as const).map((table) =>
      server.db
        .selectFrom(table)
        .select((is) => is.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { count }) => sum + Number(count), 0);
}

describe('U-08 refused uploads leave nothing behind', () => {
  const refusals: [string, number, string, () => void, Uint8Array][] = [
    [
      'an unreadable photo',
      400,
      'photo_unreadable',
      () => {
        server.engine.refusal = new EngineError('photo_unreadable', 'Damaged.');
      },
      somePhoto(),
    ],
    [
      'an engine that is killed while it looks at the photo',
      503,
      'unavailable',
      () => {
        server.engine.refusal = new EngineError('killed', 'The engine was stopped.');
      },
      somePhoto(),
    ],
    [
      'a photo that crashes the engine',
      400,
      'photo_unreadable',
      () => {
        server.engine.refusal = new EngineError('crashed', 'The engine died.');
      },
      somePhoto(),
    ],
    [
      'a failure of ours',
      500,
      'internal',
      () => {
        server.engine.refusal = new Error('disk');
      },
      somePhoto(),
    ],
    ['UPLOAD-32 a file over 10 MB', 413, 'upload_too_large', () => {}, Buffer.alloc(MAX_UPLOAD_BYTES + 1)],
  ];

  it.each(refusals)('%s answers %i %s', async (_what, status, code, arrange, content) => {
    const guest = await server.guest();
    const before = { rows: await rows(), folders: await keptFolders(server.storage) };
    arrange();
    const error = expectStatus<{ code: string; detail: string }>(
      await guest.upload(IMAGES, [file('room.jpg', content)]),
      status,
    );
    expect(error.code).toBe(code);
    expect(error.detail).toMatch(/\S/);
    expect({ rows: await rows(), folders: await keptFolders(server.storage) }).toEqual(before);
  });

  it('an empty file and a damaged file have different errors', async () => {
    const guest = await server.guest();
    const answer = await guest.upload(IMAGES, [file('room.jpg', Buffer.alloc(0))]);
    expect(expectStatus(answer, 400)).toMatchObject({
      code: 'photo_unreadable',
      detail: 'This file is empty.',
    });
  });

  it('a form without a file answers 400', async () => {
    const guest = await server.guest();
    expect(expectStatus(await guest.upload(IMAGES, [], { name: 'x' }), 400)).toMatchObject({
      code: 'upload_missing',
    });
  });

  it('more files than a batch allows answer 400', async () => {
    const guest = await server.guest();
    const names = Array.from({ length: 11 }, (_, index) => `${index}.jpg`);
    const before = await keptFolders(server.storage);
    expect(expectStatus(await guest.upload(`${IMAGES}batch-upload/`, files(...names)), 400)).toMatchObject({
      code: 'upload_too_many_files',
      detail: 'Maximum 10 files allowed',
    });
    expect(await keptFolders(server.storage)).toEqual(before);
  });

  it('the project of another account answers 404 on every way in', async () => {
    const { id } = await makeProject(await server.guest());
    const stranger = await server.guest();
    const before = await rows();
    for (const [path, field] of [
      ['', 'file'],
      ['upload/', 'file'],
      ['batch-upload/', 'files'],
    ]) {
      const answer = await stranger.upload(`${IMAGES}${path}`, [{ ...file(), field: field as string }], {
        project: id,
      });
      expect(expectStatus(answer, 404)).toMatchObject({ code: 'project_not_found' });
    }
    expectStatus(await stranger.upload(`${API_BASE}/projects/${id}/upload_images/`, files('a.jpg')), 404);
    expect(await rows()).toBe(before);
  });
});
