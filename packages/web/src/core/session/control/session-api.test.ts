import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guest } from '../../../../test/users.ts';
import { solveChallenge } from '../challenge/solve-challenge.ts';
import { sessionApi } from './session-api.ts';

vi.mock('../challenge/solve-challenge.ts', () => ({ solveChallenge: vi.fn() }));

const fetchMock = vi.fn<typeof fetch>();
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock.mockReset());
});

describe('starting a session', () => {
  it('sends the ID token and returns the user', async () => {
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

describe('converting a guest', () => {
  const account = { ...guest, isAnonymous: false };

  it('ACCESS-37 sends the ID token and returns the user', async () => {
    fetchMock.mockResolvedValueOnce(json(200, { success: true, user: account }));
    await expect(sessionApi.convertGuest('token')).resolves.toEqual(account);
    expect(fetchMock.mock.calls[0]).toMatchObject(['/api/v1/auth/convert', { body: '{"idToken":"token"}' }]);
  });

  it.each(['not_anonymous', 'unauthenticated'])(
    'starts a session where there is no guest: %s',
    async (code) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const status = code === 'unauthenticated' ? 401 : 400;
      fetchMock.mockResolvedValueOnce(json(status, { detail: 'No guest.', code }));
      fetchMock.mockResolvedValueOnce(json(200, { success: true, user: account }));
      await expect(sessionApi.convertGuest('token')).resolves.toEqual(account);
      expect(fetchMock.mock.calls[1]?.[0]).toBe('/api/v1/auth/session');
    },
  );

  it("ERRORS-18 passes on the server's sentence if it fails", async () => {
    fetchMock.mockResolvedValueOnce(json(503, { detail: 'Not ready', code: 'unavailable' }));
    await expect(sessionApi.convertGuest('token')).rejects.toThrow('Not ready');
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(sessionApi.convertGuest('token')).rejects.toThrow('Network error during sync.');
  });
});

describe('ACCESS-17 a server that asks for a challenge', () => {
  const asks = () => json(403, { detail: 'Please confirm.', code: 'challenge_required' });
  const solve = vi.mocked(solveChallenge);
  const configured =
    '<script type="application/json" id="home-design-config">{"identity":null,"botProtectionKey":"key"}</script>';

  beforeEach(() => {
    document.body.innerHTML = configured;
    solve.mockReset();
  });
  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('gets the solved challenge, once', async () => {
    solve.mockResolvedValueOnce('solved');
    fetchMock.mockResolvedValueOnce(asks()).mockResolvedValueOnce(json(200, { success: true, user: guest }));
    await expect(sessionApi.createSession('token')).resolves.toEqual(guest);
    expect(solve).toHaveBeenCalledExactlyOnceWith('key');
    expect(fetchMock.mock.calls[1]?.[1]?.body).toBe('{"idToken":"token","challenge":"solved"}');
  });

  it('sends the challenge once, and fails when the server rejects it', async () => {
    solve.mockResolvedValue('solved');
    fetchMock.mockImplementation(async () => asks());
    await expect(sessionApi.createSession('token')).rejects.toThrow('Server responded with 403');
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('fails with the reason if the challenge cannot be solved', async () => {
    solve.mockRejectedValueOnce(new Error('The check did not work.'));
    fetchMock.mockResolvedValueOnce(asks());
    await expect(sessionApi.createSession('token')).rejects.toThrow('The check did not work.');
  });

  it('gets nothing if the page has no key for the challenge', async () => {
    document.body.innerHTML = '';
    fetchMock.mockResolvedValueOnce(asks());
    await expect(sessionApi.createSession('token')).rejects.toThrow('Server responded with 403');
    expect(solve).not.toHaveBeenCalled();
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

  it("ACCESS-60 throws the server's error text", async () => {
    fetchMock.mockResolvedValueOnce(json(200, { success: false, error: 'Busy', clearLocalAuth: false }));
    await expect(sessionApi.logout()).rejects.toThrow('Busy');
    fetchMock.mockResolvedValueOnce(json(503, { detail: 'Not ready', code: 'unavailable' }));
    await expect(sessionApi.logout()).rejects.toThrow('Not ready');
  });

  it("ACCESS-60 ERRORS-23 throws 'Logout failed' if the server gives no text", async () => {
    fetchMock.mockResolvedValueOnce(json(200, { success: false, error: null, clearLocalAuth: false }));
    await expect(sessionApi.logout()).rejects.toThrow('Logout failed');
    fetchMock.mockResolvedValueOnce(new Response('', { status: 500 }));
    await expect(sessionApi.logout()).rejects.toThrow('Logout failed');
  });
});
