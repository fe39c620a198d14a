import {
  API_BASE,
  type Board,
  type Image,
  type ProjectId,
  type ShareUpload,
  type VersionId,
} from '@home-design/contract';
import { EngineError } from '@home-design/engine';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { expectStatus, makeImage, makeProject, somePhoto } from '../../../test/makers.ts';
import { boardsOf, makeBoard, openShare, sendPhotos, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';

let server: TestServer;
let guest: TestClient;
let visitor: TestClient;
let project: ProjectId;
let board: Board;
let own: VersionId;
let now: Date;
beforeAll(async () => {
  now = new Date();
  // Each read is later than the one before, so that lists have an order.
  server = await startTestServer({ clock: { now: () => (now = new Date(now.getTime() + 1)) } });
});
beforeEach(async () => {
  guest = await server.guest();
  visitor = await server.visitor();
  project = (await makeProject(guest)).id;
  own = (await makeImage(guest, { project })).versions[0]!.id;
  board = await makeBoard(guest, project, [own]);
});
afterAll(() => server.close());

const photo = (name = 'hall.jpg') => ({ name, content: somePhoto() });
const uploads = async (query = '') =>
  expectStatus<{ results: ShareUpload[] }>(await guest.get(`${API_BASE}/share-uploads/?${query}`), 200)
    .results;
const images = async () =>
  expectStatus<{ results: Image[] }>(await guest.get(`${API_BASE}/images/?project=${project}`), 200).results;
const read = async () => expectStatus<Board>(await guest.get(`${API_BASE}/boards/${board.id}/`), 200);

describe('sending photos by a link', () => {
  it("API-102 SHARE-51 SHARE-52 SHARE-54 adds them to the owner's project and to the board, with their origin", async () => {
    const link = await shareBoard(guest, board.id, { permission: 'upload' });
    const photos = [photo('hall.jpg'), photo('bath.png')];
    const answer = await sendPhotos(visitor, link, photos, { name: ' Ana ' });
    expect(expectStatus(answer, 201)).toEqual({ success: true, uploaded: 2, waiting: false, errors: [] });

    const { versions } = await openShare(visitor, link);
    expect(versions.map(({ is_sent }) => is_sent)).toEqual([false, true, true]);
    expect((await images()).map(({ name }) => name)).toEqual(['bath.png', 'hall.jpg', 'Living room.jpg']);
    expect((await read()).versions.map(({ image_name, sent_by }) => [image_name, sent_by?.name])).toEqual([
      ['Living room.jpg', undefined],
      ['hall.jpg', 'Ana'],
      ['bath.png', 'Ana'],
    ]);
    expect((await read()).versions[1]?.sent_by).toMatchObject({ link: link.id });
    expect(await uploads(`board=${board.id}`)).toMatchObject([
      { image_name: 'bath.png', status: 'shown', name: 'Ana', link: link.id },
      { image_name: 'hall.jpg', status: 'shown', name: 'Ana' },
    ]);
  });

  it('SHARE-50 is refused by a link for viewing only, before a byte is read', async () => {
    const link = await shareBoard(guest, board.id);
    const answer = await sendPhotos(visitor, link, [photo()]);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'share_upload_refused']);
    expect(await images()).toHaveLength(1);
  });

  it('waits for the owner if they want that: a photo is hidden until they accept it, and stays hidden if they do not', async () => {
    const link = await shareBoard(guest, board.id, { permission: 'upload', approves_uploads: true });
    const whole = await guest.post(`${API_BASE}/projects/${project}/share_links/`, { permission: 'view' });
    const toProject = expectStatus<{ token: string }>(whole, 201);
    const sent = expectStatus<object>(await sendPhotos(visitor, link, [photo(), photo()]), 201);
    expect(sent).toMatchObject({ uploaded: 2, waiting: true });

    const seen = async () => [
      (await openShare(visitor, link)).versions.length,
      (await openShare(visitor, toProject)).versions.length,
      (await boardsOf(guest)).find((each) => each.is_auto_generated)?.image_count,
    ];
    expect(await seen()).toEqual([1, 1, 1]);
    const [second, first] = await uploads('status=waiting');
    const hidden = `${API_BASE}/share/${link.token}/versions/${first!.version}/thumbnail/`;
    expect((await visitor.get(hidden)).statusCode).toBe(404);
    expect(await images()).toHaveLength(3);

    const judge = (upload: ShareUpload, status: string) =>
      guest.patch(`${API_BASE}/share-uploads/${upload.id}/`, { status });
    expect(expectStatus<ShareUpload>(await judge(first!, 'shown'), 200).status).toBe('shown');
    expect(await seen()).toEqual([2, 2, 2]);
    expect((await visitor.get(hidden)).statusCode).toBe(200);
    expectStatus(await judge(second!, 'hidden'), 200);
    expectStatus(await judge(first!, 'hidden'), 200);
    expect(await seen()).toEqual([1, 1, 1]);
    expectStatus(await judge(first!, 'waiting'), 400);
    expect(await images()).toHaveLength(3);
  });

  it('C-18 SHARE-59 UPLOAD accepts what every upload accepts: a file that is not a photo is refused, the others are taken', async () => {
    const link = await shareBoard(guest, board.id, { permission: 'upload' });
    server.engine.refusal = new EngineError('photo_animated', 'Animated pictures cannot be edited.');
    const mixed = await sendPhotos(visitor, link, [photo('film.gif'), photo('hall.jpg')]);
    expect(expectStatus(mixed, 201)).toMatchObject({
      success: false,
      uploaded: 1,
      errors: [{ name: 'film.gif', code: 'photo_animated' }],
    });
    server.engine.refusal = new EngineError('photo_animated', 'Animated pictures cannot be edited.');
    const alone = await sendPhotos(visitor, link, [photo('film.gif')]);
    expect([alone.statusCode, alone.json().detail]).toEqual([400, 'Animated pictures cannot be edited.']);
    const many = Array.from({ length: 11 }, () => photo());
    expect((await sendPhotos(visitor, link, many)).json().code).toBe('upload_too_many_files');
    expect((await sendPhotos(visitor, link, [])).json().code).toBe('upload_missing');
    expectStatus(await sendPhotos(visitor, link, [photo()], { user_id: 'me' }), 400);
  });

  it('lets the owner delete photos from the board and the project, and their files once out of the bin', async () => {
    const link = await shareBoard(guest, board.id, { permission: 'upload' });
    await sendPhotos(visitor, link, [photo('hall.jpg')]);
    const [sent] = await uploads();
    const file = `pictures/${sent!.version}/original.png`;
    expect(await server.storage.has(file)).toBe(true);
    expectStatus(await guest.delete(`${API_BASE}/share-uploads/${sent!.id}/`), 204);
    expect([await uploads(), (await openShare(visitor, link)).versions.map(({ id }) => id)]).toEqual([
      [],
      [own],
    ]);
    expect((await images()).map(({ name }) => name)).toEqual(['Living room.jpg']);
    expectStatus(await guest.delete(`${API_BASE}/share-uploads/${sent!.id}/`), 404);
    expectStatus(await guest.delete(`${API_BASE}/bin/photo/${sent!.image}/`), 204);
    expect(await server.storage.has(file)).toBe(false);
  });

  it('accepts twenty photos of one link in a day, even for simultaneous requests', async () => {
    const link = await shareBoard(guest, board.id, { permission: 'upload' });
    const ten = () => Array.from({ length: 10 }, () => photo());
    const answers = await Promise.all(
      [ten(), ten(), ten()].map((photos) => sendPhotos(visitor, link, photos)),
    );
    const taken = answers.map((answer) => (answer.json() as { uploaded?: number }).uploaded ?? 0);
    expect(taken.reduce((sum, uploaded) => sum + uploaded, 0)).toBe(20);
    const full = await sendPhotos(visitor, link, [photo()]);
    expect([full.statusCode, full.json().code]).toEqual([429, 'share_uploads_full']);
    now = new Date(now.getTime() + 86_400_001);
    expectStatus(await sendPhotos(visitor, link, [photo()]), 201);
  });

  it('ends with the link, also for running uploads', async () => {
    const link = await shareBoard(guest, board.id, { permission: 'upload' });
    const found = await server.db
      .updateTable('shareLinks')
      .set({ revokedAt: now })
      .where('id', '=', link.id)
      .executeTakeFirst();
    expect(found.numUpdatedRows).toBe(1n);
    const answer = await sendPhotos(visitor, link, [photo()]);
    expect(answer.json().code).toBe('share_not_found');
    expect(await images()).toHaveLength(1);
  });
});

describe('the feedback of visitors', () => {
  interface Left {
    picks: unknown[];
    comments: { id: string; text: string; name: string; answer: string | null; answered_at: string | null }[];
  }
  const share = (token: string, rest: string) => `${API_BASE}/share/${token}/${rest}`;

  it('consists of marks and comments, visible to their author and the owner only', async () => {
    const link = await shareBoard(guest, board.id);
    const other = await server.visitor();
    const mark = { version_id: own, picked: true, name: 'Ana' };
    await visitor.post(share(link.token, 'picks/'), mark);
    expectStatus(await visitor.post(share(link.token, 'picks/'), mark), 200);
    const text = ' <b>Lighter</b>, please ';
    const written = await visitor.post(share(link.token, 'comments/'), { version_id: own, text });
    expect(expectStatus<Left>(written, 201)).toMatchObject({
      picks: [own],
      comments: [{ version: own, text: '<b>Lighter</b>, please', name: '' }],
    });
    expect((await visitor.get(share(link.token, 'feedback/'))).json()).toEqual(written.json());
    expect((await other.get(share(link.token, 'feedback/'))).json()).toEqual({
      picks: [],
      comments: [],
      choices: [],
    });

    const owners = [`share-links/${link.id}`, `boards/${board.id}`];
    for (const of of owners) {
      const left = expectStatus<Left>(await guest.get(`${API_BASE}/${of}/feedback/`), 200);
      expect(left).toMatchObject({
        picks: [{ version: own, link: link.id, name: 'Ana' }],
        comments: [{ version: own, link: link.id, text: '<b>Lighter</b>, please' }],
      });
    }
    await visitor.post(share(link.token, 'picks/'), { ...mark, picked: false });
    const [comment] = (written.json() as Left).comments;
    expectStatus(await guest.delete(`${API_BASE}/share-comments/${comment!.id}/`), 204);
    expect((await visitor.get(share(link.token, 'feedback/'))).json()).toEqual({
      picks: [],
      comments: [],
      choices: [],
    });
  });

  it('is answered by the owner; only its author can read the answer', async () => {
    const link = await shareBoard(guest, board.id);
    const other = await server.visitor();
    const write = (client: TestClient, text: string) =>
      client.post(share(link.token, 'comments/'), { version_id: own, text });
    const mine = expectStatus<Left>(await write(visitor, 'Lighter, please'), 201).comments[0]!;
    expectStatus(await write(other, 'Darker, please'), 201);
    expect(mine).toMatchObject({ answer: null, answered_at: null });

    const path = `${API_BASE}/share-comments/${mine.id}/`;
    const answered = await guest.patch(path, { answer: ' It is being painted. ' });
    expect(expectStatus(answered, 200)).toMatchObject({ id: mine.id, answer: 'It is being painted.' });
    const read = async (client: TestClient) =>
      expectStatus<Left>(await client.get(share(link.token, 'feedback/')), 200).comments;
    expect(await read(visitor)).toMatchObject([{ answer: 'It is being painted.' }]);
    expect((await read(visitor))[0]?.answered_at).toMatch(/Z$/);
    expect(await read(other)).toMatchObject([{ answer: null }]);
    const all = expectStatus<Left>(await guest.get(`${API_BASE}/boards/${board.id}/feedback/`), 200);
    expect(new Set(all.comments.map(({ answer }) => answer))).toEqual(
      new Set(['It is being painted.', null]),
    );

    expect(expectStatus(await guest.patch(path, { answer: null }), 200)).toMatchObject({ answered_at: null });
    expect(await read(visitor)).toMatchObject([{ answer: null }]);
    expectStatus(await (await server.guest()).patch(path, { answer: 'Mine' }), 404);
    expectStatus(await guest.patch(path, { answer: ' ' }), 400);
  });

  it('concerns pictures of the board, needs text, and can be switched off', async () => {
    const link = await shareBoard(guest, board.id, { takes_comments: false });
    const say = (body: object) =>
      visitor.post(share(link.token, 'comments/'), { version_id: own, text: 'Yes', ...body });
    expect((await say({})).json().code).toBe('share_comments_refused');
    await guest.patch(`${API_BASE}/share-links/${link.id}/`, { takes_comments: true });
    expect((await say({ version_id: crypto.randomUUID() })).json().code).toBe('version_not_found');
    for (const body of [{ text: ' ' }, { text: 'x'.repeat(2_001) }, { name: 'x'.repeat(81) }]) {
      expectStatus(await say(body), 400);
    }
    expectStatus(await say({}), 201);
  });
});
