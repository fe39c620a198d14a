import { beforeEach, describe, expect, it, vi } from 'vitest';
import { guest } from '../../../test/users.ts';
import { sessionApi } from './session-api.ts';

const fetchMock = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

describe('telling the server', () => {
  it('sends the ID token and answers the user', async () => {
    fetchMock.mockResolvedValueOnce(json(200, { success: true, user: guest }));
    await expect(sessionApi.createSession('token')).resolves.toEqual(guest);
    expect(fetchMock.mock.calls[0]).toMatchObject(['/api/v1/auth/session', { body: '{"idToken":"token"}' }]);
  });

  it("ERRORS-21 says 'Network error during sync. Please check your connection.' without an answer", async () => {
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(sessionApi.createSession('token')).rejects.toThrow(
      'Network error during sync. Please check your connection.',
    );
  });

  it("ERRORS-22 says 'Server responded with {status}' to any other answer", async () => {
    fetchMock.mockResolvedValueOnce(json(503, { detail: 'Not ready', code: 'unavailable' }));
    await expect(sessionApi.createSession('token')).rejects.toThrow('Server responded with 503');
  });
});

describe('signing out', () => {
  it.each([
    [{ success: true, error: null }, true],
    [{ success: true, error: null, clearLocalAuth: true }, true],
    [{ success: true, error: null, clearLocalAuth: false }, false],
  ])('ACCESS-41 ACCESS-43 reads %j as clearing %s', async (answer, clearLocalAuth) => {
    fetchMock.mockResolvedValueOnce(json(200, answer));
    await expect(sessionApi.logout()).resolves.toEqual({ clearLocalAuth });
  });

  it("ACCESS-60 raises the server's error text", async () => {
    fetchMock.mockResolvedValueOnce(json(200, { success: false, error: 'Busy', clearLocalAuth: false }));
    await expect(sessionApi.logout()).rejects.toThrow('Busy');
    fetchMock.mockResolvedValueOnce(json(503, { detail: 'Not ready', code: 'unavailable' }));
    await expect(sessionApi.logout()).rejects.toThrow('Not ready');
  });

  it("ACCESS-60 ERRORS-23 raises 'Logout failed' when the server gives no text", async () => {
    fetchMock.mockResolvedValueOnce(json(200, { success: false, error: null, clearLocalAuth: false }));
    await expect(sessionApi.logout()).rejects.toThrow('Logout failed');
    fetchMock.mockResolvedValueOnce(new Response('', { status: 500 }));
    await expect(sessionApi.logout()).rejects.toThrow('Logout failed');
  });
});
