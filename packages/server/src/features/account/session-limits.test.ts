import { AUTH_BASE, RATE_LIMITS, UserId } from '@home-design/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { newUserId, type TestClient } from '../../test/test-client.ts';

let server: TestServer;
let asked = 0;
beforeAll(async () => {
  server = await startTestServer();
  // A token names its person and its sign-in. These tests need many, and the service limits how many it issues.
  vi.spyOn(server.identity.verifier, 'verify').mockImplementation(async (token) => {
    asked += 1;
    const [id = ''] = token.split(':');
    const signIn = { name: token };
    return { uid: UserId.parse(id), signIn, isAnonymous: true, email: null, displayName: null };
  });
});
afterAll(() => server.close());
beforeEach(() => {
  asked = 0;
});

const { max } = RATE_LIMITS.signIn;
/** Limits are counted by address; each test has its own. */
let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};
const start = (client: TestClient, idToken: string, remoteAddress: string) =>
  client.post(`${AUTH_BASE}/session`, { idToken }, { remoteAddress });
const newToken = () => `${newUserId()}:${crypto.randomUUID()}`;

describe('the limit on sign-ins of an address', () => {
  it('S11 holds for browsers without a session', async () => {
    const office = newAddress();
    const statuses: number[] = [];
    for (let turn = 0; turn <= max; turn++) {
      statuses.push((await start(await server.visitor(), newToken(), office)).statusCode);
    }
    expect(statuses).toEqual([...Array(max).fill(200), 429]);
  });

  it('does not count page loads of signed-in people, so that an office behind one address can work', async () => {
    const office = newAddress();
    const tokens = [newToken(), newToken(), newToken()];
    const people = await Promise.all(
      tokens.map(async (token) => {
        const browser = await server.visitor();
        expect((await start(browser, token, office)).statusCode).toBe(200);
        return { browser, token };
      }),
    );
    for (const { browser, token } of people) {
      for (let page = 0; page < max; page++) {
        expect((await start(browser, token, office)).statusCode).toBe(200);
      }
    }
    // A new person can still sign in there.
    expect((await start(await server.visitor(), newToken(), office)).statusCode).toBe(200);
  });

  it('S11 holds for other sign-ins of a browser that has a session, and says when to retry', async () => {
    const office = newAddress();
    const browser = await server.visitor();
    await start(browser, newToken(), office);
    const statuses: number[] = [];
    for (let turn = 0; turn < max; turn++) {
      statuses.push((await start(browser, newToken(), office)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await start(browser, newToken(), office);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('S11 verifies no more tokens of one session than its pages need', async () => {
    const browser = await server.visitor();
    const token = newToken();
    const office = newAddress();
    await start(browser, token, office);
    asked = 0;
    let last = 0;
    for (let turn = 0; turn <= RATE_LIMITS.pageStart.max; turn++) {
      last = (await start(browser, token, office)).statusCode;
    }
    expect([last, asked]).toEqual([429, RATE_LIMITS.pageStart.max]);
  });
});
