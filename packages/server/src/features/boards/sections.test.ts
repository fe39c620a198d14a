import { API_BASE, type Board, type ProjectId, type SectionId, type VersionId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeImage, makeProject } from '../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../test/picture-server.ts';
import { makeBoard, openShare, shareBoard } from '../../test/share-makers.ts';
import type { TestClient } from '../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let project: ProjectId;
let board: Board;
let sofa: VersionId;
let table: VersionId;
let stove: VersionId;
let hall: VersionId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  project = (await makeProject(guest)).id;
  const picture = async () => (await makeImage(guest, { project })).versions[0]!.id;
  [sofa, table, stove, hall] = [await picture(), await picture(), await picture(), await picture()];
  board = await makeBoard(guest, project, [sofa, table, stove, hall]);
});
afterAll(() => server.close());

const change = (body: object, client = guest) => client.patch(`${API_BASE}/boards/${board.id}/`, body);
const changed = async (body: object) => expectStatus<Board>(await change(body), 200);
const names = ({ sections }: Board) => sections.map(({ name }) => name);
const ids = ({ versions }: Pick<Board, 'versions'>) => versions.map(({ id }) => id);
const twoRooms = () =>
  changed({
    sections: [
      { name: ' Kitchen ', version_ids: [stove] },
      { name: 'Living room', question: 'Which sofa?', version_ids: [table, sofa] },
    ],
  });

describe('sections of a board', () => {
  it('group pictures in their order; pictures without one come last', async () => {
    const laidOut = await twoRooms();
    expect(laidOut.sections).toMatchObject([
      { name: 'Kitchen', question: null, version_ids: [stove] },
      { name: 'Living room', question: 'Which sofa?', version_ids: [sofa, table] },
    ]);
    expect(ids(laidOut)).toEqual([stove, sofa, table, hall]);
    expect(ids(expectStatus<Board>(await guest.get(`${API_BASE}/boards/${board.id}/`), 200))).toEqual(
      ids(laidOut),
    );
  });

  it('follow the order of the board if both are sent at once', async () => {
    const version_ids = [hall, table, sofa, stove];
    const laidOut = await changed({
      version_ids,
      sections: [{ name: 'Living room', version_ids: [sofa, table] }],
    });
    expect(ids(laidOut)).toEqual([table, sofa, hall, stove]);
  });

  it('keep their id and pictures when they are renamed, reordered and get a new question; others go, and their pictures stay', async () => {
    const [kitchen, living] = (await twoRooms()).sections;
    const laidOut = await changed({
      sections: [{ id: living!.id, name: 'Lounge', question: null, version_ids: [sofa] }],
    });
    expect(laidOut.sections).toEqual([
      { id: living!.id, name: 'Lounge', question: null, version_ids: [sofa] },
    ]);
    expect(ids(laidOut)).toEqual([sofa, stove, table, hall]);
    expect(kitchen?.id).not.toBe(living?.id);
  });

  it('stay when only the order changes, and lose a picture that is taken off the board', async () => {
    await twoRooms();
    const laidOut = await changed({ version_ids: [hall, stove, table] });
    expect(names(laidOut)).toEqual(['Kitchen', 'Living room']);
    expect(ids(laidOut)).toEqual([stove, table, hall]);
    expect(ids(await changed({ version_ids: [hall, stove, table, sofa] }))).toEqual([
      stove,
      table,
      hall,
      sofa,
    ]);
  });

  it('are shown to visitors if they have pictures', async () => {
    await twoRooms();
    await changed({ version_ids: [sofa, table, hall] });
    const shared = await openShare(await server.visitor(), await shareBoard(guest, board.id));
    expect(shared.sections).toMatchObject([{ name: 'Living room', version_ids: [sofa, table] }]);
    expect(ids(shared as unknown as Board)).toEqual([sofa, table, hall]);
  });

  it('are refused from another board, and so are pictures that are not on the board', async () => {
    const [kitchen] = (await twoRooms()).sections;
    const other = await makeBoard(guest, project, [sofa]);
    const sections = [{ id: kitchen!.id, name: 'Mine', version_ids: [sofa] }];
    const taken = await guest.patch(`${API_BASE}/boards/${other.id}/`, { sections });
    expect([taken.statusCode, taken.json().code]).toEqual([404, 'section_not_found']);
    const foreign = crypto.randomUUID();
    for (const body of [
      { sections: [{ name: 'Attic', version_ids: [foreign] }] },
      { captions: { [foreign]: 'Nice' } },
      { cover: foreign },
    ]) {
      const refused = await change(body);
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'version_not_found']);
    }
    expect(names(expectStatus<Board>(await guest.get(`${API_BASE}/boards/${board.id}/`), 200))).toEqual([
      'Kitchen',
      'Living room',
    ]);
  });

  it('hold each picture once, and have a name', async () => {
    const twice = [
      { name: 'One', version_ids: [sofa] },
      { name: 'Two', version_ids: [sofa] },
    ];
    const same = { id: crypto.randomUUID() as SectionId, name: 'One', version_ids: [] };
    for (const sections of [twice, [same, same], [{ name: ' ', version_ids: [] }]]) {
      expect((await change({ sections })).statusCode).toBe(400);
    }
  });

  it('can be changed by the owner alone, and not on automatic boards', async () => {
    const stranger = await server.guest();
    expect((await change({ sections: [] }, stranger)).statusCode).toBe(404);
    const boards = expectStatus<{ results: Board[] }>(await guest.get(`${API_BASE}/boards/`), 200).results;
    const automatic = boards.find(({ is_auto_generated }) => is_auto_generated);
    const refused = await guest.patch(`${API_BASE}/boards/${automatic?.id}/`, { sections: [] });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'board_read_only']);
  });
});

describe('captions and cover of a board', () => {
  it('are kept with the board through a change of its pictures, and shown to visitors', async () => {
    await changed({ captions: { [sofa]: ' Evening light ', [hall]: 'Door moved' }, cover: hall });
    await changed({ version_ids: [hall, sofa] });
    const shared = await openShare(await server.visitor(), await shareBoard(guest, board.id));
    expect(shared.cover).toBe(hall);
    expect(shared.versions.map(({ caption }) => caption)).toEqual(['Door moved', 'Evening light']);

    const cleared = await changed({ captions: { [hall]: '' }, cover: null });
    expect(cleared.cover).toBeNull();
    expect(cleared.versions.map(({ caption }) => caption)).toEqual(['', 'Evening light']);
  });

  it('lose the cover when its picture is taken off the board', async () => {
    await changed({ cover: hall });
    expect((await changed({ version_ids: [sofa] })).cover).toBeNull();
    expect((await openShare(await server.visitor(), await shareBoard(guest, board.id))).cover).toBeNull();
  });
});
