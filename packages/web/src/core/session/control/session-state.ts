import type { AuthUser } from '@home-design/contract';

/** Why sign-in failed: two sentences for people. */
export interface SessionProblem {
  title: string;
  detail: string;
}

/** The state of sign-in. Only `signed-in` and `signing-out` count as authenticated. */
export type SessionState =
  | { at: 'initialising' }
  | { at: 'signed-out'; problem: SessionProblem | null }
  | { at: 'signing-in' }
  | { at: 'signed-in'; user: AuthUser }
  | { at: 'signing-out'; user: AuthUser };

export type SessionEvent =
  /** The identity service reports that nobody is signed in, or the sign-out is done. */
  | { is: 'nobody' }
  /** A sign-in was requested, or the identity service reported a user. */
  | { is: 'sign-in-started' }
  /** The server knows the user and has started a session. */
  | { is: 'synced'; user: AuthUser }
  | { is: 'failed'; problem: SessionProblem }
  | { is: 'sign-out-started' }
  /** Sign-out failed, or the server asked to keep the identity. */
  | { is: 'stayed-signed-in' };

export const initialSession: SessionState = { at: 'initialising' };

/** The next state; an event that does not fit the state leaves it unchanged. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.is) {
    case 'nobody':
      return state.at === 'signed-out' ? state : { at: 'signed-out', problem: null };
    case 'sign-in-started':
      // The first answer of the identity service counts as processed only after the server's answer.
      return state.at === 'signed-out' ? { at: 'signing-in' } : state;
    case 'synced':
      return { at: 'signed-in', user: event.user };
    case 'failed':
      // A working session is kept if one renewal failed.
      return state.at === 'signed-in' ? state : { at: 'signed-out', problem: event.problem };
    case 'sign-out-started':
      return state.at === 'signed-in' ? { at: 'signing-out', user: state.user } : state;
    case 'stayed-signed-in':
      return state.at === 'signing-out' ? { at: 'signed-in', user: state.user } : state;
  }
}

/** The identity service's first answer has been processed. */
export const isReady = (state: SessionState): boolean => state.at !== 'initialising';

/** The user, while authenticated. */
export const userOf = (state: SessionState): AuthUser | null =>
  state.at === 'signed-in' || state.at === 'signing-out' ? state.user : null;
