import { AUTH_BASE } from '@home-design/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('GET /auth/me', () => {
  it('ACCESS-61 answers 200 and isAuthenticated false for visitors', async () => {
    const visitor = await server.visitor();
    const response = await visitor.get(`${AUTH_BASE}/me`);
    expect([response.statusCode, response.json()]).toEqual([200, { isAuthenticated: false, user: null }]);
  });

  it('ACCESS-48 calls an anonymous guest Guest', async () => {
    const guest = await server.guest();
    const response = await guest.get(`${AUTH_BASE}/me`);
    expect(response.json()).toMatchObject({
      isAuthenticated: true,
      user: { uid: guest.userId, displayName: 'Guest', name: 'Guest', isAnonymous: true },
    });
  });
});
