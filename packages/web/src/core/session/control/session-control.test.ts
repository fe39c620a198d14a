import { describe, expect, it, vi } from 'vitest';
import { identity, setUpSession } from '../../../../test/session-parts.ts';
import { guest } from '../../../../test/users.ts';
import { ChallengeFailed } from '../challenge/challenge-failed.ts';
import { SyncFailed } from './session-api.ts';

describe('start-up', () => {
  it('ACCESS-64 ACCESS-65 sets up the CSRF cookie before it listens to the identity service', async () => {
    const { control, calls, settled } = setUpSession({ signedIn: identity });
    await control.start();
    await settled('signed-in');
    expect(calls).toEqual(['csrf', 'identity', 'session']);
  });

  it('ACCESS-35 counts a visitor as identified if a saved user exists at start-up', async () => {
    const { control, memory, log } = setUpSession();
    memory.isIdentified.mockReturnValueOnce(true);
    await control.start();
    expect(log.info).toHaveBeenCalledWith('Visitor: identified');
  });

  it('ACCESS-68 STORE-59 only logs a failure to read the current user', async () => {
    const { control, api, log, settled } = setUpSession();
    api.setUpCsrf.mockRejectedValueOnce(new Error('down'));
    await control.start();
    await settled('signed-out');
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('ACCESS-33 ACCESS-58 only logs a failure to start the session of a user that the identity service reports', async () => {
    const { control, api, memory, log, settled } = setUpSession({ signedIn: identity });
    await control.start();
    await settled('signed-in');
    expect(api.createSession).toHaveBeenCalledExactlyOnceWith('token');
    expect(memory.rememberUser).toHaveBeenCalledWith(guest);
    expect(log.info).toHaveBeenCalled();
  });

  it("ACCESS-15 ERRORS-20 says 'Authentication failed' without an identity configuration", async () => {
    const { control, store, log } = setUpSession({ loads: false });
    await control.start();
    expect(store.getState()).toEqual({
      at: 'signed-out',
      problem: { title: 'Authentication failed', detail: 'no configuration' },
    });
    expect(log.error).toHaveBeenCalled();
  });

  it("ERRORS-16 says 'Sign in failed' with the reason if the server starts no session", async () => {
    const { control, api, store, provider, settled } = setUpSession({ signedIn: identity });
    api.createSession.mockRejectedValueOnce(new SyncFailed('Server responded with 503', 503, null));
    await control.start();
    await settled('signed-out');
    expect(store.getState()).toMatchObject({
      problem: { title: 'Sign in failed', detail: 'Server responded with 503' },
    });
    expect(provider.signOut).not.toHaveBeenCalled();
  });

  it('forgets an identity that the server rejects for good', async () => {
    const { control, api, provider, settled } = setUpSession({ signedIn: identity });
    api.createSession.mockRejectedValueOnce(new SyncFailed('Server responded with 401', 401, null));
    await control.start();
    await settled('signed-out');
    await expect.poll(() => provider.signOut).toHaveBeenCalledOnce();
  });
});

describe('guests', () => {
  it('ACCESS-01 signs a guest in without questions', async () => {
    const { control, provider, api, store } = setUpSession();
    await control.start();
    await control.startGuest();
    expect(provider.signInAsGuest).toHaveBeenCalledOnce();
    expect(api.createSession).toHaveBeenCalledOnce();
    expect(store.getState()).toEqual({ at: 'signed-in', user: guest });
  });

  it('ACCESS-44 ignores a second request while one is in progress', async () => {
    const { control, provider } = setUpSession();
    await control.start();
    await Promise.all([control.startGuest(), control.startGuest(), control.startGuest()]);
    expect(provider.signInAsGuest).toHaveBeenCalledOnce();
  });

  it('ACCESS-45 does nothing if a user already exists', async () => {
    const { control, provider, settled } = setUpSession({ signedIn: identity });
    await control.start();
    await settled('signed-in');
    await control.startGuest();
    expect(provider.signInAsGuest).not.toHaveBeenCalled();
  });

  it('ACCESS-45 keeps a user whom the server rejected at first', async () => {
    const { control, api, provider, store, settled } = setUpSession({ signedIn: identity });
    api.createSession.mockRejectedValueOnce(new SyncFailed('Server responded with 503', 503, null));
    await control.start();
    await settled('signed-out');
    await control.startGuest();
    expect(provider.signInAsGuest).not.toHaveBeenCalled();
    expect(store.getState().at).toBe('signed-in');
  });

  it('waits for start-up if called before', async () => {
    const { control, store } = setUpSession();
    const asked = control.startGuest();
    await control.start();
    await asked;
    expect(store.getState().at).toBe('signed-in');
  });

  it("ERRORS-17 says 'Anonymous sign in failed'", async () => {
    const { control, provider, store } = setUpSession();
    vi.mocked(provider.signInAsGuest).mockRejectedValueOnce(
      new Error('Firebase: Error (auth/internal-error).'),
    );
    await control.start();
    await expect(control.startGuest()).rejects.toThrow('Anonymous sign in failed');
    expect(store.getState()).toMatchObject({
      problem: {
        title: 'Anonymous sign in failed',
        detail: 'The identity service did not start a guest session. Please try again.',
      },
    });
  });

  it('ACCESS-17 gives the reason if the challenge fails', async () => {
    const { control, provider, store } = setUpSession();
    vi.mocked(provider.signInAsGuest).mockRejectedValueOnce(new ChallengeFailed('The check did not work.'));
    await control.start();
    await expect(control.startGuest()).rejects.toThrow('Anonymous sign in failed');
    expect(store.getState()).toMatchObject({ problem: { detail: 'The check did not work.' } });
  });
});

describe('signing out', () => {
  async function signedIn() {
    const parts = setUpSession({ signedIn: identity });
    await parts.control.start();
    await parts.settled('signed-in');
    return parts;
  }

  it('ACCESS-40 ACCESS-41 ACCESS-42 signs out of the server, then of the identity service, and forgets', async () => {
    const { control, api, provider, memory, store } = await signedIn();
    await control.signOut();
    expect(api.logout).toHaveBeenCalledOnce();
    expect(provider.signOut).toHaveBeenCalledOnce();
    expect(memory.forget).toHaveBeenCalled();
    expect(store.getState()).toEqual({ at: 'signed-out', problem: null });
  });

  it('ACCESS-43 keeps the local sign-in if the server says so', async () => {
    const { control, api, provider, memory, store } = await signedIn();
    api.logout.mockResolvedValueOnce({ clearLocalAuth: false });
    await control.signOut();
    expect(provider.signOut).not.toHaveBeenCalled();
    expect(memory.forget).not.toHaveBeenCalled();
    expect(store.getState().at).toBe('signed-in');
  });

  it('keeps the user signed in, and throws the reason, if it fails', async () => {
    const { control, api, store } = await signedIn();
    api.logout.mockRejectedValueOnce(new Error('Logout failed'));
    await expect(control.signOut()).rejects.toThrow('Logout failed');
    expect(store.getState().at).toBe('signed-in');
  });
});

describe('a session that the server has lost', () => {
  it('is renewed for the same user, a few times at most', async () => {
    const { control, api, onRenewed, settled } = setUpSession({ signedIn: identity });
    await control.start();
    await settled('signed-in');
    for (let time = 0; time < 6; time += 1) await control.renew();
    expect(onRenewed).toHaveBeenCalledTimes(3);
    expect(api.createSession).toHaveBeenCalledTimes(4);
  });

  it('is renewed once for all calls that find it lost, and answers each', async () => {
    const { control, api, settled } = setUpSession({ signedIn: identity });
    await control.start();
    await settled('signed-in');
    expect(await Promise.all([control.renew(), control.renew()])).toEqual([true, true]);
    expect(api.createSession).toHaveBeenCalledTimes(2);
    api.createSession.mockRejectedValueOnce(new Error('Network error'));
    expect(await control.renew()).toBe(false);
  });

  it('is not renewed if nobody is signed in', async () => {
    const { control, api, settled } = setUpSession();
    await control.start();
    await settled('signed-out');
    await control.renew();
    expect(api.createSession).not.toHaveBeenCalled();
  });
});

describe('a returning guest', () => {
  it("issue 13: gets the earlier guest's things before any page learns of the session", async () => {
    const { control, calls, api, store } = setUpSession();
    await control.start();
    api.takeGuest.mockImplementationOnce(async () => {
      calls.push('take guest');
      expect(store.getState().at).toBe('signing-in');
    });
    await control.continueGuest();
    expect(calls).toEqual(['csrf', 'identity', 'session', 'take guest']);
    expect(store.getState().at).toBe('signed-in');
  });

  it('is a guest even if that fails, gets the reason, and may try again later', async () => {
    const { control, api, store, tellProblem } = setUpSession();
    await control.start();
    api.takeGuest.mockRejectedValueOnce(new Error('Network error'));
    await control.continueGuest();
    expect(store.getState().at).toBe('signed-in');
    expect(tellProblem).toHaveBeenCalledWith('Your guest session could not be continued', 'Network error');
  });

  it('is another user than a guest who starts new', async () => {
    const { control, api } = setUpSession();
    await control.start();
    await control.startGuest();
    expect(api.takeGuest).not.toHaveBeenCalled();
  });

  it('is kept before the session ends; a failure to keep them stops the sign-out', async () => {
    const { control, api, calls, store, settled } = setUpSession({ signedIn: identity });
    await control.start();
    await settled('signed-in');
    api.keepGuest.mockRejectedValueOnce(new Error('Network error'));
    await expect(control.signOut({ keepsGuest: true })).rejects.toThrow('Network error');
    expect(store.getState().at).toBe('signed-in');
    expect(api.logout).not.toHaveBeenCalled();
    await control.signOut({ keepsGuest: true });
    expect(calls.at(-1)).toBe('keep guest');
    expect(api.logout).toHaveBeenCalledOnce();
  });
});
