import { expect, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createSessionControl } from '../src/core/session/control/session-control.ts';
import { initialSession, nextSession, type SessionState } from '../src/core/session/control/session-state.ts';
import type { IdentityProvider, IdentityUser } from '../src/core/session/identity/identity-provider.ts';
import { guest } from './users.ts';

/** A guest of the identity service. */
export const identity: IdentityUser = { uid: guest.uid, isAnonymous: true, idToken: async () => 'token' };
/** The same person after linking, and somebody whose account was here before. */
export const linked: IdentityUser = { ...identity, isAnonymous: false, idToken: async () => 'google-token' };
const other: IdentityUser = { ...linked, uid: 'mara-1' };

/** An identity service in memory; reports as the real one does, a moment after the fact. */
function fakeProvider(signedIn: IdentityUser | null) {
  let current = signedIn;
  let report: (user: IdentityUser | null) => void = () => undefined;
  const become = (user: IdentityUser | null) => {
    current = user;
    queueMicrotask(() => report(user));
  };
  const provider: IdentityProvider = {
    currentUser: () => current,
    onUser(listener) {
      report = listener;
      queueMicrotask(() => listener(current));
    },
    onToken: () => undefined,
    signInAsGuest: vi.fn(async () => {
      become(identity);
      return identity;
    }),
    enterWithGoogle: vi.fn(async (_credential, isLink) => {
      const user = isLink ? linked : other;
      become(user);
      return user;
    }),
    signOut: vi.fn(async () => become(null)),
  };
  return provider;
}

interface Start {
  signedIn?: IdentityUser | null;
  loads?: boolean;
  /** What this tab comes back from Google with. */
  returns?: 'signIn' | 'link';
}

/** Sign-in over an identity service and a server in memory, and everything it was made of. */
export function setUpSession({ signedIn = null, loads = true, returns }: Start = {}) {
  const calls: string[] = [];
  const provider = fakeProvider(signedIn);
  const store = createStore<SessionState>(() => initialSession);
  const api = {
    setUpCsrf: vi.fn(async () => void calls.push('csrf')),
    createSession: vi.fn(async (_idToken: string) => {
      calls.push('session');
      return guest;
    }),
    convertGuest: vi.fn(async (_idToken: string) => {
      calls.push('convert');
      return { ...guest, isAnonymous: false };
    }),
    keepGuest: vi.fn(async () => void calls.push('keep guest')),
    takeGuest: vi.fn(async () => void calls.push('take guest')),
    logout: vi.fn(async () => ({ clearLocalAuth: true })),
  };
  let isConversionExpected = false;
  const memory = {
    isIdentified: vi.fn(() => false),
    rememberUser: vi.fn(),
    rememberToken: vi.fn(),
    expectConversion: vi.fn(() => {
      isConversionExpected = true;
    }),
    isConversionExpected: () => isConversionExpected,
    conversionDone: vi.fn(() => {
      isConversionExpected = false;
    }),
    forget: vi.fn(),
  };
  const redirect = {
    isPending: () => returns !== undefined,
    leave: vi.fn(async () => undefined),
    outcome: vi.fn(async () => {
      calls.push('redirect');
      return { operation: returns ?? ('signIn' as const), credential: 'ticket' };
    }),
  };
  const wait = vi.fn(async (milliseconds: number) => void calls.push(`wait ${milliseconds}`));
  const tellProblem = vi.fn();
  const log = { error: vi.fn(), info: vi.fn() };
  const onRenewed = vi.fn();
  const control = createSessionControl({
    async loadProvider() {
      calls.push('identity');
      if (!loads) throw new Error('no configuration');
      return provider;
    },
    api,
    memory,
    log,
    onRenewed,
    redirect,
    wait,
    tellProblem,
    state: {
      get: store.getState,
      subscribe: store.subscribe,
      dispatch: (event) => store.setState((state) => nextSession(state, event), true),
    },
  });
  const settled = (at: SessionState['at']) => expect.poll(() => store.getState().at).toBe(at);
  return { control, provider, store, api, memory, log, calls, onRenewed, redirect, tellProblem, settled };
}
