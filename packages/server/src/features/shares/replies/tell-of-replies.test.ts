import {
  API_BASE,
  type Operation,
  type SectionId,
  type ShareLink,
  type UserId,
  type VersionId,
} from '@home-design/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startHousekeeping } from '../../../housekeeping.ts';
import { startTestServer, type TestServer } from '../../../test/harness.ts';
import { expectStatus, makeImage, makeProject } from '../../../test/makers.ts';
import { askAbout, makeBoard, shareBoard } from '../../../test/share-makers.ts';
import type { TestClient } from '../../../test/test-client.ts';
import { until } from '../../../test/until.ts';

const MINUTE_MS = 60_000;

let now = new Date('2026-11-22T10:00:00Z');
let server: TestServer;
let owner: TestClient & { userId: string };
let visitor: TestClient;
let link: ShareLink;
let section: SectionId;
let navy: VersionId;
let sage: VersionId;
let stop: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer({
    clock: { now: () => now },
    settings: {
      SMTP_URL: 'smtp://127.0.0.1:2525',
      MAIL_FROM: 'rooms@example.com',
      PUBLIC_URL: 'https://rooms.example',
    },
  });
});
beforeEach(async () => {
  // The test runs the timers of housekeeping only; those of the database stay real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  stop = startHousekeeping(server);
  owner = await server.guest();
  visitor = await server.visitor();
  const project = (await makeProject(owner, { title: 'Harbor flat' })).id;
  navy = (await makeImage(owner, { project, name: 'Navy.jpg' })).versions[0]!.id;
  sage = (await makeImage(owner, { project, name: 'Sage.jpg' })).versions[0]!.id;
  const board = await makeBoard(owner, project, [navy, sage], 'Client choice');
  section = await askAbout(owner, board, navy, sage);
  link = await shareBoard(owner, board.id);
});
afterEach(async () => {
  await stop();
  vi.useRealTimers();
});
afterAll(() => server.close());

const at = (rest: string) => `${API_BASE}/share/${link.token}/${rest}`;
const choose = async (version_id: VersionId | null, name = 'Kim', reason = '') =>
  expectStatus(await visitor.post(at('choices/'), { section_id: section, version_id, name, reason }), 200);
const comment = async (text: string) =>
  expectStatus(await visitor.post(at('comments/'), { version_id: sage, text, name: '' }), 201);
const told = async () => {
  const answer = await owner.get(`${API_BASE}/operations/`);
  const { results } = expectStatus<{ results: Operation[] }>(answer, 200);
  return results.map(({ description }) => description).filter((text) => text.includes('Client choice'));
};
/** Advances the time and runs housekeeping; resolves when that run has ended. */
const pass = async (ms: number) => {
  now = new Date(now.getTime() + ms);
  await stop();
  stop = startHousekeeping(server);
  vi.advanceTimersByTime(MINUTE_MS);
};
const untold = async () =>
  (await server.db.selectFrom('shareChoices').select('toldAt').where('toldAt', 'is', null).execute()).length +
  (await server.db.selectFrom('shareComments').select('toldAt').where('toldAt', 'is', null).execute()).length;
const mailed = () =>
  server.db
    .selectFrom('mails')
    .selectAll()
    .where('kind', '=', 'share-replies')
    .where('topicId', '=', link.id)
    .execute();

describe('the owner of a link', () => {
  it("sees a visitor's choice in the activity, once the visitor has decided", async () => {
    await choose(navy);
    await pass(MINUTE_MS - 1_000);
    await choose(sage, 'Kim', 'Calmer');
    await pass(MINUTE_MS - 1_000);
    expect(await told()).toEqual([]);
    await pass(MINUTE_MS);
    await until(async () => (await untold()) === 0);
    expect(await told()).toEqual(["Kim chose 'Sage' on 'Client choice'"]);
  });

  it('is notified of a later change of a choice, and not of a withdrawn one', async () => {
    await choose(navy, '');
    await pass(2 * MINUTE_MS);
    await until(async () => (await told()).length === 1);
    await choose(sage, '');
    await pass(2 * MINUTE_MS);
    await until(async () => (await told()).length === 2);
    expect(await told()).toEqual([
      "A visitor chose 'Sage' on 'Client choice'",
      "A visitor chose 'Navy' on 'Client choice'",
    ]);
    await choose(navy);
    await choose(null);
    await pass(2 * MINUTE_MS);
    expect(await told()).toHaveLength(2);
  });

  it('gets one mail with all new feedback, if they have an address', async () => {
    await server.db
      .updateTable('users')
      .set({ isAnonymous: false, email: 'ana@maple.example' })
      .where('id', '=', owner.userId as UserId)
      .execute();
    await choose(sage, 'Kim', 'Calmer');
    await comment('Lighter, please');
    await pass(2 * MINUTE_MS);
    await until(async () => (await mailed()).length > 0);
    const [mail, ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'ana@maple.example', subject: "New replies on 'Client choice'" });
    expect(mail?.textBody).toContain('Kim, Living room: Sage\n  Calmer');
    expect(mail?.textBody).toContain('A visitor, Sage: Lighter, please');
    expect(mail?.textBody).toContain('https://rooms.example/app/boards/');
    expect(`${mail?.textBody}${mail?.htmlBody}`).not.toContain(link.token);
    expect(await told()).toEqual(["2 replies of visitors on 'Client choice'"]);
    await pass(2 * MINUTE_MS);
    expect(await mailed()).toHaveLength(1);
  });

  it('gets no mail as a guest, who has no address', async () => {
    await comment('Lighter, please');
    await pass(2 * MINUTE_MS);
    await until(async () => (await told()).length === 1);
    expect(await told()).toEqual(["A visitor wrote about 'Sage' on 'Client choice'"]);
    expect(await mailed()).toEqual([]);
  });
});
