import {
  API_BASE,
  type Board,
  type Image,
  type ProjectId,
  type ShareLink,
  type VersionId,
} from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeEdit, makeImage, makeProject, readImage } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { boardsOf, makeBoard, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { purgeBin } from '../bin/index.ts';

const BOARDS = `${API_BASE}/boards/`;

let server: PictureServer;
let guest: TestClient;
let project: ProjectId;
let kitchen: Image;
let original: VersionId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  project = (await makeProject(guest, { title: 'Harbor flat' })).id;
  kitchen = await makeImage(guest, { project, name: 'Kitchen' });
  original = kitchen.versions[0]!.id;
});
afterAll(() => server.close());

const editOf = async (image: Image): Promise<VersionId> =>
  (await makeEdit(guest, image.id)).result_version ?? expect.fail('The edit failed');
const read = async (id: string) => expectStatus<Board>(await guest.get(`${BOARDS}${id}/`), 200);
const shown = (board: Board) => board.versions.map(({ id }) => id);

describe('a board', () => {
  it('API-032 API-034 BOARDS-41 BOARDS-42 BOARDS-43 BOARDS-44 BOARDS-45 BOARDS-46 BOARDS-47 BOARDS-48 BOARDS-49 BOARDS-50 BOARDS-51 BOARDS-52 BOARDS-54 WIZARD-06 is created with everything C-36 asks for, its name trimmed', async () => {
    const edit = await editOf(kitchen);
    const version_ids = [edit, original];
    const body = { project, name: '  Ideas  ', description: 'For the client', version_ids };
    const before = Date.now();
    const board = expectStatus<Board>(await guest.post(BOARDS, body), 201);
    expect(board).toMatchObject({
      name: 'Ideas',
      description: 'For the client',
      project,
      project_title: 'Harbor flat',
      image_count: 2,
      is_auto_generated: false,
      is_public: false,
      share_token: null,
      share_links: [],
      versions: [
        { id: edit, kind: 'edited', image_name: 'Kitchen', sent_by: null },
        { id: original, kind: 'original', image_name: 'Kitchen', sent_by: null },
      ],
    });
    expect(board.versions[0]?.thumbnail_url).toContain(`/versions/${edit}/files/thumbnail/`);
    expect(board.thumbnail_url).toBe(board.versions[0]?.thumbnail_url);
    expect(Date.parse(board.created_at)).toBeGreaterThanOrEqual(before);
    expect(Date.parse(board.created_at)).toBeLessThanOrEqual(Date.now());
    expect(board.updated_at).toBe(board.created_at);
    expect(await read(board.id)).toEqual(board);
  });

  it('API-032 C-31 takes project_id for project', async () => {
    const body = { project_id: project, name: 'Ideas', version_ids: [original] };
    expect(expectStatus<Board>(await guest.post(BOARDS, body), 201).project).toBe(project);
  });

  it.each([
    ['ERRORS-30 a blank name', { name: '  ' }, 'Please enter a board name'],
    ['no name', { name: undefined }, ''],
    ['no versions', { version_ids: [] }, 'Please select at least one image version to create a board'],
    ['no project', { project: undefined }, 'Please say which project the board is of'],
    ['what it does not know', { is_public: true }, ''],
  ])('BOARDS-34 is refused with %s', async (_name, change, sentence) => {
    const body = { project, name: 'Ideas', version_ids: [original], ...change };
    const refusal = expectStatus<{ detail: string }>(await guest.post(BOARDS, body), 400);
    expect(refusal.detail).toContain(sentence);
  });

  it('U-10 is created once for repeated requests with the same key', async () => {
    const ask = () => {
      const headers = { 'idempotency-key': 'one board' };
      return guest.post(BOARDS, { project, name: 'Ideas', version_ids: [original] }, { headers });
    };
    const answers = await Promise.all([ask(), ask()]);
    const ids = answers.map((answer) => expectStatus<Board>(answer, 201).id);
    expect(new Set(ids).size).toBe(1);
    expect(await boardsOf(guest, `project=${project}`)).toHaveLength(2);
  });

  it('shows finished versions of its own project only', async () => {
    const ask = async (id: string, code: string) => {
      const answer = await guest.post(BOARDS, { project, name: 'Ideas', version_ids: [original, id] });
      expect(answer.json().code).toBe(code);
    };
    const elsewhere = await makeImage(guest);
    await ask(elsewhere.versions[0]!.id, 'version_elsewhere');
    const foreign = await makeImage(await server.guest());
    await ask(foreign.versions[0]!.id, 'version_not_found');
    await ask(crypto.randomUUID(), 'version_not_found');
  });

  it('API-035 C-15 changes its name, description, order and choice of versions', async () => {
    const edit = await editOf(kitchen);
    const board = await makeBoard(guest, project, [original, edit]);
    const at = `${BOARDS}${board.id}/`;
    expect(expectStatus<Board>(await guest.patch(at, { name: ' Final ' }), 200).name).toBe('Final');
    expect(
      expectStatus<Board>(
        await guest.patch(at, { description: 'Agreed', version_ids: [edit, original] }),
        200,
      ),
    ).toMatchObject({ name: 'Final', description: 'Agreed', versions: [{ id: edit }, { id: original }] });
    expect(shown(expectStatus(await guest.patch(at, { version_ids: [edit] }), 200))).toEqual([edit]);
    expect(expectStatus<Board>(await guest.patch(at, { version_ids: [] }), 200).image_count).toBe(0);
    expectStatus(await guest.patch(at, { name: ' ' }), 400);
    expectStatus(await guest.patch(at, {}), 400);
  });

  it('takes versions one by one, each once, and releases them', async () => {
    const board = await makeBoard(guest, project, [original]);
    const edit = await editOf(kitchen);
    const at = `${BOARDS}${board.id}/versions/`;
    const more = { version_ids: [edit, original] };
    expect(shown(expectStatus(await guest.post(at, more), 200))).toEqual([original, edit]);
    expectStatus(await guest.delete(`${at}${original}/`), 204);
    expect(shown(await read(board.id))).toEqual([edit]);
    expect((await guest.delete(`${at}${original}/`)).json().code).toBe('version_not_found');
    expect(shown(expectStatus(await guest.post(at, { version_ids: [original] }), 200))).toEqual([
      edit,
      original,
    ]);
  });

  it('loses the removed versions, and nothing else', async () => {
    const edit = await editOf(kitchen);
    const board = await makeBoard(guest, project, [original, edit]);
    expectStatus(await guest.delete(`${API_BASE}/versions/${edit}/`), 204);
    expect(shown(await read(board.id))).toEqual([original]);
  });

  it('API-036 BOARD-48 is deleted by its owner, a guest like any other, and its pictures stay', async () => {
    const board = await makeBoard(guest, project, [original]);
    expectStatus(await guest.delete(`${BOARDS}${board.id}/`), 204);
    expectStatus(await guest.get(`${BOARDS}${board.id}/`), 404);
    expect((await readImage(guest, kitchen.id)).versions).toHaveLength(1);
  });

  it('U-03 comes back from the bin with its links, for its owner', async () => {
    const board = await makeBoard(guest, project, [original]);
    const link = await shareBoard(guest, board.id);
    const ended = await shareBoard(guest, board.id);
    await guest.post(`${API_BASE}/share-links/${ended.id}/revoke/`);
    const statusOf = async ({ token }: ShareLink) =>
      (await guest.get(`${API_BASE}/share/${token}/`)).statusCode;
    expectStatus(await guest.delete(`${BOARDS}${board.id}/`), 204);
    expect(await statusOf(link)).toBe(404);
    expectStatus(await guest.get(`${API_BASE}/share-links/${link.id}/`), 404);
    expect((await guest.get(`${API_BASE}/share-links/`)).json()).toMatchObject({ results: [] });

    const stranger = await server.guest();
    expectStatus(await stranger.post(`${BOARDS}${board.id}/restore/`), 404);
    const restored = expectStatus<Board>(await guest.post(`${BOARDS}${board.id}/restore/`), 200);
    expect(restored).toMatchObject({ id: board.id, name: 'Ideas', share_links: [{ id: link.id }] });
    expect([await statusOf(link), await statusOf(ended)]).toEqual([200, 404]);
    expectStatus(await guest.post(`${BOARDS}${board.id}/restore/`), 404);
  });

  it('U-03 stays in the bin for thirty days, and is gone then', async () => {
    const board = await makeBoard(guest, project, [original]);
    expectStatus(await guest.delete(`${BOARDS}${board.id}/`), 204);
    const afterDays = (days: number) =>
      purgeBin({ ...server, clock: { now: () => new Date(Date.now() + days * 86_400_000) } });
    await afterDays(29.9);
    expectStatus(await guest.post(`${BOARDS}${board.id}/restore/`), 200);
    expectStatus(await guest.delete(`${BOARDS}${board.id}/`), 204);
    await afterDays(30.1);
    expectStatus(await guest.post(`${BOARDS}${board.id}/restore/`), 404);
    expect(await boardsOf(guest)).toHaveLength(1);
  });

  it('is not found while its project is in the bin', async () => {
    const board = await makeBoard(guest, project, [original]);
    expectStatus(await guest.delete(`${API_BASE}/projects/${project}/`), 204);
    expectStatus(await guest.get(`${BOARDS}${board.id}/`), 404);
    expectStatus(await guest.patch(`${BOARDS}${board.id}/`, { name: 'Mine' }), 404);
    expectStatus(await guest.delete(`${BOARDS}${board.id}/`), 404);
    expect(await boardsOf(guest)).toEqual([]);
  });
});

describe('the list', () => {
  it('API-033 CONST-36 BOARDS-01 BOARDS-02 BOARDS-03 newest first, with four versions each and how many there are', async () => {
    const images = [kitchen];
    for (let count = 0; count < 5; count++) images.push(await makeImage(guest, { project }));
    const ids = images.map(({ versions }) => versions[0]!.id);
    await makeBoard(guest, project, ids, 'Six');
    await makeBoard(guest, project, [original], 'One');
    const boards = await boardsOf(guest);
    expect(boards.map(({ name, image_count }) => [name, image_count])).toEqual([
      ['One', 1],
      ['Six', 6],
      ['Harbor flat', 6],
    ]);
    expect(shown(boards[1]!)).toEqual(ids.slice(0, 4));
  });

  it('API-033 of one project, page by page', async () => {
    const other = (await makeProject(guest, { title: 'Attic' })).id;
    await makeBoard(guest, project, [original], 'Ideas');
    expect((await boardsOf(guest, `project=${other}`)).map(({ name }) => name)).toEqual(['Attic']);
    const answer = await guest.get(`${BOARDS}?page_size=2&page=2`);
    expect(expectStatus<object>(answer, 200)).toMatchObject({ count: 3, num_pages: 2, has_next: false });
  });

  it('API-011 hides boards from other accounts', async () => {
    await makeBoard(guest, project, [original]);
    expect(await boardsOf(await server.guest())).toEqual([]);
  });
});

describe('C-10 the automatic board', () => {
  const auto = async (of = project) =>
    (await boardsOf(guest, `project=${of}`)).find((board) => board.is_auto_generated);

  it('BOARDS-57 BOARDS-58 shows every photo of its project by the version that stands for it, also later ones', async () => {
    expect(shown((await auto())!)).toEqual([original]);
    const hall = await makeImage(guest, { project });
    expect(shown((await auto())!)).toEqual([original, hall.versions[0]!.id]);
    const edit = await editOf(kitchen);
    expect(shown((await auto())!)).toEqual([edit, hall.versions[0]!.id]);
    await guest.post(`${API_BASE}/images/${kitchen.id}/set-primary/`, { version_id: original });
    expect(shown((await auto())!)).toEqual([original, hall.versions[0]!.id]);
    expectStatus(await guest.delete(`${API_BASE}/images/${hall.id}/`), 204);
    expect(shown((await auto())!)).toEqual([original]);
    await guest.patch(`${API_BASE}/projects/${project}/`, { title: 'Quay flat' });
    expect((await auto())?.name).toBe('Quay flat');
  });

  it('BOARDS-56 BOARDS-60 cannot be changed', async () => {
    const at = `${BOARDS}${(await auto())!.id}/`;
    const refused = [
      await guest.patch(at, { name: 'Mine' }),
      await guest.patch(at, { version_ids: [] }),
      await guest.post(`${at}versions/`, { version_ids: [original] }),
      await guest.delete(`${at}versions/${original}/`),
    ];
    for (const answer of refused) {
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'board_read_only']);
    }
  });

  it('BOARDS-59 BOARDS-61 BOARDS-62 can be deleted, and comes back without its links with the next project', async () => {
    const before = (await auto())!;
    const link = await guest.post(`${BOARDS}${before.id}/share_links/`, { permission: 'view' });
    const { token } = expectStatus<{ token: string }>(link, 201);
    expectStatus(await guest.delete(`${BOARDS}${before.id}/`), 204);
    expect(await auto()).toBeUndefined();
    await makeImage(guest, { project });
    expect(await auto()).toBeUndefined();

    const next = await makeProject(guest, { title: 'Attic' });
    expect((await auto(next.id))?.image_count).toBe(0);
    const after = (await auto())!;
    expect(after.id).not.toBe(before.id);
    expect(after).toMatchObject({ share_links: [], is_public: false, share_token: null, image_count: 2 });
    expect((await guest.get(`${API_BASE}/share/${token}/`)).statusCode).toBe(404);
    // The new board has taken its place.
    expectStatus(await guest.post(`${BOARDS}${before.id}/restore/`), 404);
  });
});
