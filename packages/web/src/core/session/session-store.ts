import { create } from 'zustand';
import {
  initialSession,
  nextSession,
  type SessionEvent,
  type SessionState,
} from './control/session-state.ts';

/** The one sign-in state of this page. */
export const sessionStore = create<SessionState>()(() => initialSession);

export function dispatchSession(event: SessionEvent): void {
  sessionStore.setState((state) => nextSession(state, event), true);
}
