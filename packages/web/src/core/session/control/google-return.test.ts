import { describe, expect, it, vi } from 'vitest';
import { identity, linked, setUpSession } from '../../../../test/session-parts.ts';
import { guest } from '../../../../test/users.ts';
import { SyncFailed } from './session-api.ts';

describe('coming back from Google', () => {
  it('ACCESS-36 ACCESS-37 ACCESS-39 ACCESS-66 CONST-10 converts the guest who linked, a second after the listener', async () => {
    const { control, provider, calls, memory, store } = setUpSession({ signedIn: identity, returns: 'link' });
    await control.start();
    expect(calls).toEqual(['csrf', 'identity', 'session', 'redirect', 'wait 1000', 'convert']);
    expect(provider.enterWithGoogle).toHaveBeenCalledExactlyOnceWith('ticket', true);
    expect(memory.rememberToken).toHaveBeenLastCalledWith('google-token');
    expect(store.getState()).toMatchObject({ at: 'signed-in', user: { uid: guest.uid, isAnonymous: false } });
    expect(memory.isConversionExpected()).toBe(false);
  });

  it('ACCESS-38 ACCESS-39 starts a session for a user who only signed in, once', async () => {
    const { control, provider, calls, store } = setUpSession({ returns: 'signIn' });
    await control.start();
    expect(calls).toEqual(['csrf', 'identity', 'redirect', 'wait 1000', 'session']);
    expect(provider.enterWithGoogle).toHaveBeenCalledExactlyOnceWith('ticket', false);
    expect(store.getState().at).toBe('signed-in');
  });

  it('PROJECTS-04 shows a visitor that they are being signed in, until it is done', async () => {
    const { control, store, redirect } = setUpSession({ returns: 'signIn' });
    redirect.outcome.mockImplementationOnce(async () => {
      expect(store.getState().at).toBe('signing-in');
      return { operation: 'signIn', credential: 'ticket' };
    });
    await control.start();
    expect.assertions(1);
  });

  it("ERRORS-18 says 'Account conversion failed' with the reason, and keeps the guest", async () => {
    const { control, api, store, tellProblem, memory } = setUpSession({
      signedIn: identity,
      returns: 'link',
    });
    api.convertGuest.mockRejectedValueOnce(new SyncFailed('The service is not ready.', 503, null));
    await control.start();
    expect(tellProblem).toHaveBeenCalledExactlyOnceWith(
      'Account conversion failed',
      'The service is not ready.',
    );
    expect(store.getState()).toMatchObject({ at: 'signed-in', user: { isAnonymous: true } });
    expect(memory.isConversionExpected()).toBe(true);
  });

  it('ACCESS-04 converts in the next visit a guest who could not be converted in this one', async () => {
    const { control, api, calls, memory, settled } = setUpSession({ signedIn: linked });
    memory.expectConversion();
    await control.start();
    await settled('signed-in');
    expect(calls).toEqual(['csrf', 'identity', 'convert']);
    expect(api.createSession).not.toHaveBeenCalled();
  });

  it("ERRORS-16 says 'Sign in failed' with the reason after leaving Google without signing in", async () => {
    const { control, redirect, store, tellProblem, provider } = setUpSession({ returns: 'signIn' });
    redirect.outcome.mockRejectedValueOnce(new Error('You did not finish signing in with Google.'));
    await control.start();
    const problem = { title: 'Sign in failed', detail: 'You did not finish signing in with Google.' };
    expect(tellProblem).toHaveBeenCalledExactlyOnceWith(problem.title, problem.detail);
    expect(store.getState()).toEqual({ at: 'signed-out', problem });
    expect(provider.enterWithGoogle).not.toHaveBeenCalled();
  });

  it("does not show the SDK's own sentences", async () => {
    const { control, provider, tellProblem } = setUpSession({ returns: 'signIn' });
    vi.mocked(provider.enterWithGoogle).mockRejectedValueOnce(new Error('Firebase: Error (auth/x).'));
    await control.start();
    expect(tellProblem).toHaveBeenCalledWith(
      'Sign in failed',
      'Signing in with Google did not work here. Please try again.',
    );
  });
});

describe('leaving for Google', () => {
  it('ACCESS-36 links a guest and signs in a visitor', async () => {
    const asGuest = setUpSession({ signedIn: identity });
    await asGuest.control.start();
    await asGuest.settled('signed-in');
    await asGuest.control.signInWithGoogle();
    expect(asGuest.redirect.leave).toHaveBeenCalledExactlyOnceWith('link');

    const asVisitor = setUpSession();
    await asVisitor.control.start();
    await asVisitor.control.signInWithGoogle();
    expect(asVisitor.redirect.leave).toHaveBeenCalledExactlyOnceWith('signIn');
  });

  it('ACCESS-44 ignores a second request while one is in progress', async () => {
    const { control, redirect } = setUpSession();
    await control.start();
    await Promise.all([control.signInWithGoogle(), control.signInWithGoogle()]);
    expect(redirect.leave).toHaveBeenCalledOnce();
  });
});
