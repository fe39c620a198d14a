import {
  API_BASE,
  type Board,
  type Feedback,
  type OwnFeedback,
  type ProjectId,
  type SectionId,
  type ShareLink,
  type VersionId,
} from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectStatus, makeImage, makeProject } from '../../../test/makers.ts';
import { type PictureServer, startPictureServer } from '../../../test/picture-server.ts';
import { askAbout, makeBoard, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';

let server: PictureServer;
let guest: TestClient;
let visitor: TestClient;
let project: ProjectId;
let board: Board;
let link: ShareLink;
let section: SectionId;
let navy: VersionId;
let sage: VersionId;
let hall: VersionId;
beforeAll(async () => {
  server = await startPictureServer();
});
beforeEach(async () => {
  guest = await server.guest();
  visitor = await server.visitor();
  project = (await makeProject(guest)).id;
  const picture = async () => (await makeImage(guest, { project })).versions[0]!.id;
  [navy, sage, hall] = [await picture(), await picture(), await picture()];
  board = await makeBoard(guest, project, [navy, sage, hall]);
  section = await askAbout(guest, board, navy, sage);
  link = await shareBoard(guest, board.id);
});
afterAll(() => server.close());

const choose = (version_id: VersionId | null, more: object = {}, client = visitor) =>
  client.post(`${API_BASE}/share/${link.token}/choices/`, { section_id: section, version_id, ...more });
const chosen = async (...given: Parameters<typeof choose>) =>
  expectStatus<OwnFeedback>(await choose(...given), 200).choices;
const ownChoices = async (client = visitor) =>
  expectStatus<OwnFeedback>(await client.get(`${API_BASE}/share/${link.token}/feedback/`), 200).choices;
const allChoices = async () =>
  expectStatus<Feedback>(await guest.get(`${API_BASE}/boards/${board.id}/feedback/`), 200).choices;

describe('the question of a section', () => {
  it("keeps a visitor's choice and reason, and shows it to that visitor and the owner", async () => {
    const own = await chosen(sage, { reason: ' Calmer ', name: 'Kim' });
    expect(own).toMatchObject([{ section, version: sage, reason: 'Calmer' }]);
    expect(await ownChoices()).toEqual(own);
    expect(await allChoices()).toMatchObject([
      { section, version: sage, reason: 'Calmer', name: 'Kim', link: link.id },
    ]);
  });

  it('lets a visitor change the choice and withdraw it', async () => {
    await chosen(sage, { reason: 'Calmer' });
    expect(await chosen(navy)).toMatchObject([{ version: navy, reason: '' }]);
    expect(await allChoices()).toHaveLength(1);
    expect(await chosen(null)).toEqual([]);
    expect(await allChoices()).toEqual([]);
  });

  it('has a separate choice for each visitor, hidden from the others', async () => {
    const other = await server.visitor();
    await chosen(sage, { name: 'Kim' });
    await chosen(navy, { name: 'Lee' }, other);
    expect(await ownChoices()).toMatchObject([{ version: sage }]);
    expect(await ownChoices(other)).toMatchObject([{ version: navy }]);
    expect((await allChoices()).map(({ name }) => name).sort()).toEqual(['Kim', 'Lee']);
    expect(JSON.stringify(await ownChoices())).not.toContain('Lee');
  });

  it('accepts only pictures of the section, and only if it has a question', async () => {
    const outside = await choose(hall);
    expect([outside.statusCode, outside.json().code]).toEqual([404, 'version_not_found']);
    const sections = [{ id: section, name: 'Living room', question: null, version_ids: [navy, sage] }];
    expectStatus(await guest.patch(`${API_BASE}/boards/${board.id}/`, { sections }), 200);
    const unasked = await choose(navy);
    expect([unasked.statusCode, unasked.json().code]).toEqual([404, 'section_not_found']);
  });

  it('accepts none if the owner accepts no replies', async () => {
    expectStatus(await guest.patch(`${API_BASE}/share-links/${link.id}/`, { takes_comments: false }), 200);
    const refused = await choose(navy);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'share_comments_refused']);
  });

  it('drops a choice whose picture leaves the section, and keeps it when the section is renamed', async () => {
    await chosen(sage);
    const rename = (version_ids: VersionId[]) =>
      guest.patch(`${API_BASE}/boards/${board.id}/`, {
        sections: [{ id: section, name: 'Lounge', question: 'Which?', version_ids }],
      });
    expectStatus(await rename([navy, sage]), 200);
    expect(await allChoices()).toMatchObject([{ version: sage }]);
    expectStatus(await rename([navy]), 200);
    expect([await allChoices(), await ownChoices()]).toEqual([[], []]);
  });
});
