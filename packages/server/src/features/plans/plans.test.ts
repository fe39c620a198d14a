import { API_BASE, AUTH_BASE, type OwnPlan, type Project, type ProjectDetail } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus, makeImage, makeProject } from '../../test/makers.ts';

const PROJECTS = `${API_BASE}/projects/`;
const UPGRADE = `${API_BASE}/plans/upgrade-request/`;

type Guest = Awaited<ReturnType<TestServer['guest']>>;
let server: TestServer;
let guest: Guest;
beforeAll(async () => {
  server = await startTestServer({
    settings: { FREE_PROJECTS: '5' },
    clock: { now: () => new Date('2026-11-22T10:00:00Z') },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  guest = await server.guest();
});

const own = async (who: Guest = guest): Promise<OwnPlan> =>
  expectStatus(await who.get(`${API_BASE}/plans/`), 200);
const setPlan = (who: Guest, plan: 'free' | 'pro' | 'business') =>
  server.db.updateTable('users').set({ plan, grantedPlan: plan }).where('id', '=', who.userId).execute();
const makeProjects = async (count: number) => {
  const made: ProjectDetail[] = [];
  for (let number = 0; number < count; number++) made.push(await makeProject(guest));
  return made;
};
const sixth = () => guest.post(PROJECTS, { title: 'Sixth' });
const listed = async (): Promise<Project[]> =>
  (expectStatus(await guest.get(PROJECTS), 200) as { results: Project[] }).results;

describe('PLANS-36 projects on Free', () => {
  it('refuses a sixth project, and says how many there are and how to get more', async () => {
    await makeProjects(5);
    const body = expectStatus(await sixth(), 403);
    expect(body).toEqual({
      code: 'project_limit_reached',
      detail: 'The Free plan allows 5 projects, and you have 5. For more, see /plans.',
    });
    expect(await listed()).toHaveLength(5);
    expect((await own()).projects).toEqual({ used: 5, limit: 5 });
  });

  it('counts neither the sample project nor the default project', async () => {
    expectStatus(await guest.post(`${PROJECTS}create_sample_project/`), 200);
    await makeImage(guest);
    await makeProjects(5);
    expect((await own()).projects.used).toBe(5);
    await makeImage(await server.guest());
    expectStatus(await sixth(), 403);
    expect(await listed()).toHaveLength(7);
  });

  it('gives the last free place once, even for simultaneous requests', async () => {
    await makeProjects(4);
    const answers = await Promise.all([sixth(), sixth(), sixth()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      201, 403, 403,
    ]);
  });

  it('frees a place when a project is deleted, and restoring from the bin does not bypass the limit', async () => {
    const [first] = await makeProjects(5);
    expectStatus(await guest.delete(`${PROJECTS}${first?.id}/`), 204);
    expectStatus(await sixth(), 201);
    expectStatus(await guest.post(`${PROJECTS}${first?.id}/restore/`), 403);
    const [second] = await listed();
    expectStatus(await guest.delete(`${PROJECTS}${second?.id}/`), 204);
    expectStatus(await guest.post(`${PROJECTS}${first?.id}/restore/`), 200);
  });

  it('PLANS-24 does not limit Pro; back on Free nothing is deleted and nothing is added', async () => {
    await setPlan(guest, 'pro');
    await makeProjects(8);
    expect((await own()).projects).toEqual({ used: 8, limit: null });
    await setPlan(guest, 'free');
    expect(expectStatus(await sixth(), 403)).toMatchObject({
      detail: 'The Free plan allows 5 projects, and you have 8. For more, see /plans.',
    });
    expect(await listed()).toHaveLength(8);
    const [kept] = await listed();
    expectStatus(await guest.patch(`${PROJECTS}${kept?.id}/`, { title: 'Still mine' }), 200);
  });
});

describe('C-26 requesting a larger plan', () => {
  it('PLANS-08 keeps one request, replaced by the next; the plan stays unchanged', async () => {
    expect((await own()).request).toBeNull();
    expectStatus(await guest.post(UPGRADE, { plan: 'pro' }), 201);
    expectStatus(await guest.post(UPGRADE, { plan: 'business' }), 201);
    expect(await own()).toMatchObject({
      plan: 'free',
      request: { plan: 'business', created_at: '2026-11-22T10:00:00.000Z' },
    });
    expect((await own(await server.guest())).request).toBeNull();
  });

  it('refuses the plan that the account has', async () => {
    await setPlan(guest, 'business');
    for (const plan of ['pro', 'business']) {
      expect(expectStatus(await guest.post(UPGRADE, { plan }), 409)).toMatchObject({
        code: 'plan_not_higher',
      });
    }
    expectStatus(await guest.post(UPGRADE, { plan: 'free' }), 400);
  });
});

it('C-01 PLANS-15 ACCESS-29 gives a Business account 5,000 designs, and a ceiling that allows them', async () => {
  await setPlan(guest, 'business');
  expect(expectStatus(await guest.get(`${AUTH_BASE}/credits`), 200)).toMatchObject({
    credits: { total: 5_000, remaining: 5_000 },
    plan: 'Business',
  });
  expect(expectStatus(await guest.get(`${AUTH_BASE}/me`), 200)).toMatchObject({
    user: { quota: { used: 0, limit: 5_000 } },
  });
});

it('tells pages the limits of the plans on this server', async () => {
  expect((await own()).numbers).toEqual({
    designs: { guest: 10, free: 100, pro: 1_000, business: 5_000 },
    free_projects: 5,
  });
});

it('C-26 offers and accepts no payment without a key of Stripe', async () => {
  expect((await own()).payment).toEqual({ is_offered: false, is_customer: false, subscription: null });
  expect(expectStatus(await guest.post(`${API_BASE}/plans/checkout/`, { plan: 'pro' }), 404)).toMatchObject({
    code: 'payment_not_offered',
    detail: 'Plans cannot be paid for on this server.',
  });
  expect(expectStatus(await guest.post(`${API_BASE}/plans/portal/`), 404)).toMatchObject({
    code: 'payment_not_offered',
  });
  const webhook = { method: 'POST', url: '/api/v1/payments/webhook', payload: { id: 'evt_1' } } as const;
  expect((await server.app.inject(webhook)).statusCode).toBe(404);
});
