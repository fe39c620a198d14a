import type { AuthUser } from '@home-design/contract';

/** Why nobody is signed in although somebody should be: two sentences for people. */
export interface SessionProblem {
  title: string;
  detail: string;
}

/** Where sign-in stands. Only `signed-in` and `signing-out` count as authenticated. */
export type SessionState =
  | { at: 'initialising' }
  | { at: 'signed-out'; problem: SessionProblem | null }
  | { at: 'signing-in' }
  | { at: 'signed-in'; user: AuthUser }
  | { at: 'signing-out'; user: AuthUser };

export type SessionEvent =
  /** The identity service says that nobody is signed in, or sign-out is done. */
  | { is: 'nobody' }
  /** Somebody asked to be signed in, or the identity service reported a user. */
  | { is: 'sign-in-started' }
  /** The server knows the user and has given a session. */
  | { is: 'synced'; user: AuthUser }
  | { is: 'failed'; problem: SessionProblem }
  | { is: 'sign-out-started' }
  /** Sign-out failed, or the server asked to keep the identity. */
  | { is: 'stayed-signed-in' };

export const initialSession: SessionState = { at: 'initialising' };

/** The next state; events that make no sense in a state leave it as it is. */
export function nextSession(state: SessionState, event: SessionEvent): SessionState {
  switch (event.is) {
    case 'nobody':
      return state.at === 'signed-out' ? state : { at: 'signed-out', problem: null };
    case 'sign-in-started':
      // The first answer of the identity service is not processed until the server has spoken as well.
      return state.at === 'signed-out' ? { at: 'signing-in' } : state;
    case 'synced':
      return { at: 'signed-in', user: event.user };
    case 'failed':
      // A session that works is not given up because renewing it failed once.
      return state.at === 'signed-in' ? state : { at: 'signed-out', problem: event.problem };
    case 'sign-out-started':
      return state.at === 'signed-in' ? { at: 'signing-out', user: state.user } : state;
    case 'stayed-signed-in':
      return state.at === 'signing-out' ? { at: 'signed-in', user: state.user } : state;
  }
}

/** The identity service's first answer has been processed, whatever it was. */
export const isReady = (state: SessionState): boolean => state.at !== 'initialising';

/** The user, while authenticated. */
export const userOf = (state: SessionState): AuthUser | null =>
  state.at === 'signed-in' || state.at === 'signing-out' ? state.user : null;
