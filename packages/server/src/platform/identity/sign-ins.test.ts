import { API_BASE, AUTH_BASE } from '@home-design/contract';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';
import { expectStatus } from '../../test/makers.ts';
import type { TestClient } from '../../test/test-client.ts';
import { SESSION_COOKIE } from '../http/guards/cookies.ts';
import { oldestUse } from '../lifetime.ts';
import { deleteOldSignIns } from './sign-ins-store.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const TOKEN = '/securetoken.googleapis.com/v1/token?key=embedded';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let now: Date;
let server: TestServer;
beforeAll(async () => {
  now = new Date();
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.close());
beforeEach(() => {
  now = new Date();
});
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
};

interface Tokens {
  idToken: string;
  refreshToken: string;
}

async function signUp(): Promise<Tokens> {
  const payload = { returnSecureToken: true };
  const answer = await server.app.inject({
    method: 'POST',
    url: `${TOOLKIT}/accounts:signUp?key=k`,
    payload,
  });
  return expectStatus<Tokens>(answer, 200);
}

/** The SDK's request, from a browser with its cookies, or from another client. */
async function refresh(refreshToken: string, from?: TestClient) {
  const payload = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: refreshToken,
  }).toString();
  const cookies = from ? Object.fromEntries(from.cookies) : {};
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await server.app.inject({ method: 'POST', url: TOKEN, payload, headers, cookies });
  const { id_token: idToken, refresh_token: next, error } = answer.json();
  return { idToken, refreshToken: next, error: error?.message } as Tokens & { error?: string };
}

const isValid = async ({ idToken }: { idToken: string }) => {
  const answer = await (await server.visitor()).post(`${AUTH_BASE}/validate`, { idToken });
  return expectStatus<{ valid: boolean }>(answer, 200).valid;
};

/** A signed-in browser. */
async function browser() {
  const client = await server.visitor();
  const tokens = await signUp();
  expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken: tokens.idToken }), 200);
  return { client, tokens };
}

describe('a refresh token', () => {
  it('S6 is replaced at every use, and the sign-in continues', async () => {
    const first = await signUp();
    const second = await refresh(first.refreshToken);
    const third = await refresh(second.refreshToken);
    expect(new Set([first, second, third].map(({ refreshToken }) => refreshToken)).size).toBe(3);
    const { sid, sub, auth_time } = decodeJwt(first.idToken);
    expect(decodeJwt(third.idToken)).toMatchObject({ sid, sub, auth_time });
    expect(await isValid(third)).toBe(true);
  });

  it('S6 ends the whole sign-in if it is used a second time: it is a copy', async () => {
    const { client, tokens } = await browser();
    const second = await refresh(tokens.refreshToken, client);
    const third = await refresh(second.refreshToken, client);
    expect((await refresh(tokens.refreshToken)).error).toBe('TOKEN_EXPIRED');

    expect((await refresh(third.refreshToken, client)).error).toBe('TOKEN_EXPIRED');
    for (const token of [tokens, second, third]) expect(await isValid(token)).toBe(false);
    const rows = await server.db
      .selectFrom('sessions')
      .select('id')
      .where('signIn', '=', String(decodeJwt(tokens.idToken).sid))
      .execute();
    expect(rows).toEqual([]);
  });

  it('S6 ends the whole sign-in also if the thief uses a copy first', async () => {
    const { client, tokens } = await browser();
    const stolen = await refresh(tokens.refreshToken);
    await refresh(stolen.refreshToken);
    later(2 * MINUTE);
    expect((await refresh(tokens.refreshToken, client)).error).toBe('TOKEN_EXPIRED');
    expect(await isValid(stolen)).toBe(false);
  });

  it('S6 may be used by two tabs at the same time: both get the same successor', async () => {
    const { client, tokens } = await browser();
    const tabs = await Promise.all([1, 2, 3].map(() => refresh(tokens.refreshToken, client)));
    expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    const next = await refresh(tabs[0]!.refreshToken, client);
    expect(await isValid(next)).toBe(true);
  });

  it('S6 is accepted again after a lost answer, days later, from the browser with the session', async () => {
    const { client, tokens } = await browser();
    const lost = await refresh(tokens.refreshToken, client);
    later(3 * DAY);
    expect((await refresh(tokens.refreshToken, client)).refreshToken).toBe(lost.refreshToken);
    expect((await refresh(lost.refreshToken, client)).error).toBeUndefined();
  });

  it.each([
    ['without cookies', undefined],
    ['with the session of somebody else', 'else'],
    ['with a made-up session', 'made-up'],
  ])('S6 is not accepted again after a minute %s', async (_name, kind) => {
    const { tokens } = await browser();
    const lost = await refresh(tokens.refreshToken);
    later(MINUTE + 1_000);
    const other = kind === undefined ? undefined : (await browser()).client;
    if (kind === 'made-up') other?.cookies.set(SESSION_COOKIE, 'x'.repeat(43));
    expect((await refresh(tokens.refreshToken, other)).error).toBe('TOKEN_EXPIRED');
    expect((await refresh(lost.refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  it('S6 ends nothing if it is made up', async () => {
    const tokens = await signUp();
    for (const guess of [
      'x',
      tokens.refreshToken.slice(1),
      `${tokens.refreshToken}x`,
      String(decodeJwt(tokens.idToken).sid),
    ]) {
      expect((await refresh(guess)).error).toBe('TOKEN_EXPIRED');
    }
    expect(await isValid(await refresh(tokens.refreshToken))).toBe(true);
  });
});

describe('a sign-in', () => {
  it('S6 ends 30 days after its last use', async () => {
    let tokens = await signUp();
    later(29 * DAY);
    tokens = await refresh(tokens.refreshToken);
    later(30 * DAY);
    expect((await refresh(tokens.refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  it('S6 ends 90 days after it began, with any use', async () => {
    let tokens: Tokens & { error?: string } = await signUp();
    for (let day = 10; day < 90; day += 10) {
      later(10 * DAY);
      tokens = await refresh(tokens.refreshToken);
      expect(tokens.error).toBeUndefined();
    }
    later(10 * DAY);
    expect((await refresh(tokens.refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  it('S6 does not live longer if the clock is moved back', async () => {
    const tokens = await signUp();
    later(-2 * DAY);
    expect((await refresh(tokens.refreshToken)).error).toBe('TOKEN_EXPIRED');
    later(2 * DAY);
    expect((await refresh(tokens.refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  it('S6 stays ended after a clock that ran ahead is corrected', async () => {
    const tokens = await signUp();
    later(31 * DAY);
    expect((await refresh(tokens.refreshToken)).error).toBe('TOKEN_EXPIRED');
    later(-31 * DAY);
    expect((await refresh(tokens.refreshToken)).error).toBe('TOKEN_EXPIRED');
    expect(await isValid(tokens)).toBe(false);
  });

  it('is deleted when it has expired', async () => {
    const tokens = await signUp();
    await deleteOldSignIns(server.db, oldestUse(new Date(now.getTime() + 30 * DAY)));
    const rows = await server.db
      .selectFrom('identitySignIns')
      .select('id')
      .where('id', '=', String(decodeJwt(tokens.idToken).sid))
      .execute();
    expect(rows).toEqual([]);
  });

  it('of a token from before sign-ins had names is found by its time', async () => {
    const tokens = await signUp();
    const { sid, ...claims } = decodeJwt(tokens.idToken);
    const authTime = Number(claims.auth_time);
    const uid = claims.sub as never;
    const { signIns } = server.identity;
    await expect(signIns.find({ uid, authTime })).resolves.toMatchObject({ name: sid });
    await expect(signIns.find({ uid, authTime: authTime - 1 })).resolves.toBeUndefined();
    await expect(
      signIns.find({ uid: 'somebody-else' as never, authTime, sid: String(sid) }),
    ).resolves.toBeUndefined();
  });
});

describe('signing out', () => {
  it('S6 ends the ID and refresh tokens of that browser on all servers', async () => {
    const { client, tokens } = await browser();
    const second = await refresh(tokens.refreshToken, client);
    expectStatus(await client.post(`${AUTH_BASE}/logout`), 200);

    for (const { idToken } of [tokens, second]) {
      const thief = await server.visitor();
      const session = await thief.post(`${AUTH_BASE}/session`, { idToken });
      expect([session.statusCode, session.json().code]).toEqual([401, 'id_token_invalid']);
      expect((await thief.post(`${AUTH_BASE}/validate`, { idToken })).json()).toEqual({ valid: false });
      const convert = await (await server.guest()).post(`${AUTH_BASE}/convert`, { idToken });
      expect(convert.statusCode).toBe(401);
      for (const call of ['lookup', 'update', 'delete']) {
        const url = `${TOOLKIT}/accounts:${call}?key=k`;
        const answer = await server.app.inject({
          method: 'POST',
          url,
          payload: { idToken, displayName: 'x' },
        });
        expect(answer.json().error.message).toBe('INVALID_ID_TOKEN');
      }
    }
    for (const { refreshToken } of [tokens, second]) {
      expect((await refresh(refreshToken, client)).error).toBe('TOKEN_EXPIRED');
    }
  });

  it('S6 leaves other browsers of the same user signed in', async () => {
    const { client, tokens } = await browser();
    const other = await browser();
    expectStatus(await client.post(`${AUTH_BASE}/logout`), 200);
    expect(await isValid(tokens)).toBe(false);
    expect(await isValid(other.tokens)).toBe(true);
  });

  it('S6 ends the earlier sign-in of a browser that signs in as another user', async () => {
    const { client, tokens } = await browser();
    const other = await signUp();
    expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken: other.idToken }), 200);
    expect(await isValid(tokens)).toBe(false);
    expect((await refresh(tokens.refreshToken)).error).toBe('TOKEN_EXPIRED');
  });

  it('S6 does not follow from another session of the same sign-in, which lasts no longer', async () => {
    const { client, tokens } = await browser();
    later(20 * DAY);
    const second = await refresh(tokens.refreshToken, client);
    expectStatus(await client.post(`${AUTH_BASE}/session`, { idToken: second.idToken }), 200);
    expect(await isValid(second)).toBe(true);
    const sid = String(decodeJwt(second.idToken).sid);
    const rows = await server.db.selectFrom('sessions').selectAll().where('signIn', '=', sid).execute();
    expect(rows.map(({ createdAt }) => Math.round((now.getTime() - createdAt.getTime()) / DAY))).toEqual([
      20,
    ]);
  });

  it('S6 makes a session fixed before the sign-in invalid', async () => {
    const attacker = await browser();
    const victim = await server.visitor();
    const planted = attacker.client.cookies.get(SESSION_COOKIE) ?? '';
    victim.cookies.set(SESSION_COOKIE, planted);
    await victim.get(`${AUTH_BASE}/me`);
    expectStatus(await victim.post(`${AUTH_BASE}/session`, { idToken: (await signUp()).idToken }), 200);
    expect(victim.cookies.get(SESSION_COOKIE)).not.toBe(planted);
    expect((await attacker.client.get(`${API_BASE}/projects/`)).statusCode).toBe(401);
    expect(await isValid(attacker.tokens)).toBe(false);
  });
});
