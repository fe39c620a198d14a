import type { SignInOperation } from '@home-design/contract';
import type { Log } from '../../../lib/log.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import type { SessionMemory } from '../memory/saved-user.ts';
import type { SessionApi } from './session-api.ts';
import type { SessionEvent, SessionState } from './session-state.ts';

/** What sign-in is built from; tests replace each part. */
export interface SessionDeps {
  /** Loads the identity SDK; rejects if it is not configured or cannot be loaded. */
  loadProvider: () => Promise<IdentityProvider>;
  api: SessionApi;
  memory: SessionMemory;
  log: Log;
  state: {
    get: () => SessionState;
    subscribe: (listener: (state: SessionState) => void) => () => void;
    dispatch: (event: SessionEvent) => void;
  };
  /** Google's page and the return from it. */
  redirect: {
    /** Whether this tab comes back from Google. */
    isPending: () => boolean;
    /** @throws with a sentence for people */
    leave: (operation: SignInOperation) => Promise<void>;
    /** @throws with a sentence for people */
    outcome: () => Promise<{ operation: SignInOperation; credential: string }>;
  };
  wait: (milliseconds: number) => Promise<void>;
  /** Shows a message on any page. */
  tellProblem: (title: string, detail: string) => void;
  /** A lost session was renewed: calls that failed without it may be repeated. */
  onRenewed: () => void;
}
