type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener when a lost session was renewed; returns an unsubscribe function. */
export function onSessionRenewed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceRenewal(): void {
  for (const listener of listeners) listener();
}
