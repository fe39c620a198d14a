import { describe, expect, it } from 'vitest';
import { guest } from '../../../../test/users.ts';
import {
  initialSession,
  isReady,
  nextSession,
  type SessionEvent,
  type SessionState,
  userOf,
} from './session-state.ts';

const after = (...events: SessionEvent[]): SessionState => events.reduce(nextSession, initialSession);
const problem = { title: 'Sign in failed', detail: 'Server responded with 500' };
const synced: SessionEvent = { is: 'synced', user: guest };

describe('sign-in, step by step', () => {
  it('ACCESS-31 ACCESS-32 starts initialising and not authenticated', () => {
    expect(initialSession).toEqual({ at: 'initialising' });
    expect(isReady(initialSession)).toBe(false);
    expect(userOf(initialSession)).toBeNull();
  });

  it('ACCESS-34 is ready once the identity service reports that nobody is signed in', () => {
    expect(after({ is: 'nobody' })).toEqual({ at: 'signed-out', problem: null });
  });

  it('ACCESS-34 is not ready until the server has answered about a reported user', () => {
    expect(isReady(after({ is: 'sign-in-started' }))).toBe(false);
    expect(after({ is: 'sign-in-started' }, synced)).toEqual({ at: 'signed-in', user: guest });
  });

  it('shows a sign-in in progress', () => {
    expect(after({ is: 'nobody' }, { is: 'sign-in-started' })).toEqual({ at: 'signing-in' });
  });

  it('keeps the reason of a failed sign-in; nobody is signed in after it', () => {
    const failed = after({ is: 'nobody' }, { is: 'sign-in-started' }, { is: 'failed', problem });
    expect(failed).toEqual({ at: 'signed-out', problem });
    expect(nextSession(failed, { is: 'nobody' })).toEqual({ at: 'signed-out', problem });
  });

  it('keeps a session whose renewal failed', () => {
    expect(after(synced, { is: 'failed', problem })).toEqual({ at: 'signed-in', user: guest });
  });

  it('counts as authenticated until the sign-out is done', () => {
    const leaving = after(synced, { is: 'sign-out-started' });
    expect(userOf(leaving)).toBe(guest);
    expect(nextSession(leaving, { is: 'stayed-signed-in' })).toEqual({ at: 'signed-in', user: guest });
    expect(nextSession(leaving, { is: 'nobody' })).toEqual({ at: 'signed-out', problem: null });
  });

  it('ignores a sign-out if nobody is signed in', () => {
    const nobody = after({ is: 'nobody' });
    expect(nextSession(nobody, { is: 'sign-out-started' })).toBe(nobody);
    expect(nextSession(nobody, { is: 'stayed-signed-in' })).toBe(nobody);
  });
});
