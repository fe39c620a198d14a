type Listener = () => void;
const listeners = new Set<Listener>();

/** Calls the listener when a lost session was renewed; returns a function that stops it. */
export function onSessionRenewed(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function announceRenewal(): void {
  for (const listener of listeners) listener();
}
