import { API_BASE, type OwnPlan, type UserId } from '@home-design/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestServer } from '../test/harness.ts';
import { expectStatus } from '../test/makers.ts';
import { startOperatorServer } from '../test/operator-server.ts';
import { runCommand } from './run-command.ts';
import type { RunningServer } from './server-adapter.ts';

let server: TestServer;
let running: RunningServer;
beforeAll(async () => {
  ({ server, running } = await startOperatorServer());
});
afterAll(() => server.close());

const run = (...args: string[]) => runCommand(args, running);
type Guest = Awaited<ReturnType<TestServer['guest']>>;
const own = async (guest: Guest): Promise<OwnPlan> =>
  expectStatus(await guest.get(`${API_BASE}/plans/`), 200);
const audit = async (guest: Guest) =>
  expectStatus<{ results: { action: string; actor: string; detail: string }[] }>(
    await guest.get(`${API_BASE}/audit/`),
    200,
  )
    .results.map(({ actor, detail }) => `${actor}: ${detail}`)
    // The clock stands still, so two acts have no defined order.
    .toSorted();

it('PLANS-08 C-26 lists requests for larger plans, grants one, and records it in the audit trail', async () => {
  expect((await run('upgrades')).output).toBe('There is nothing here.\n');
  const guest = await server.guest();
  expectStatus(await guest.post(`${API_BASE}/plans/upgrade-request/`, { plan: 'pro' }), 201);
  expect((await run('upgrades', '--csv')).output).toBe(
    `time,wants,has,name,email,account\r\n2026-11-22T10:00:00.000Z,Pro,Free,Guest,,${guest.userId}\r\n`,
  );

  expect(await run('upgrades', guest.userId, '--grant')).toEqual({
    output: `${guest.userId} has the Pro plan now.\n`,
    exitCode: 0,
  });
  expect(await own(guest)).toMatchObject({ plan: 'pro', request: null });
  expect((await run('upgrades', '--csv')).output).toBe('');
  expect(await audit(guest)).toEqual(['Guest: Larger plan asked for', 'Operator: Plan changed to Pro']);
});

it('grants and removes a plan by email address, without a request', async () => {
  const guest = await server.guest();
  await server.db
    .updateTable('users')
    .set({ email: 'Mara@example.com', isAnonymous: false })
    .where('id', '=', guest.userId)
    .execute();
  for (const plan of ['business', 'free'] as const) {
    expect((await run('plan', 'mara@EXAMPLE.com', plan)).exitCode).toBe(0);
    expect((await own(guest)).plan).toBe(plan);
  }
  expect(await audit(guest)).toHaveLength(2);
});

it.each(['-KdZhZcr9dAzbnvBeScNotAZW9xZ', '--dZhZcr9dAzbnvBeScNotAZW9xZ'])(
  'accepts an account whose id begins with dashes: %s',
  async (id) => {
    const account = { id: id as UserId, isAnonymous: true };
    await server.db.insertInto('users').values(account).execute();
    expect(await run('plan', id, 'pro')).toEqual({ output: `${id} has the Pro plan now.\n`, exitCode: 0 });
  },
);

it('names the error, and changes nothing', async () => {
  const guest = await server.guest();
  await expect(run('plan', 'nobody@example.com', 'pro')).rejects.toThrow('There is no account');
  await expect(run('upgrades', guest.userId, '--grant')).rejects.toThrow('has asked for nothing');
  const wrong = [
    ['upgrades', '--grant'],
    ['upgrades', guest.userId],
    ['plan', guest.userId],
    ['plan', guest.userId, 'gold'],
    ['plan', guest.userId, 'pro', 'more'],
    ['leads', '--grant', 'x', 'pro'],
  ];
  for (const args of wrong) expect((await run(...args)).exitCode, args.join(' ')).toBe(2);
  expect(await own(guest)).toMatchObject({ plan: 'free' });
});
