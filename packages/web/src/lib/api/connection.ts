import { create } from 'zustand';

/** The known state of the connection to the server. */
export interface ConnectionState {
  /** `back`: it was away, and has just answered again. */
  at: 'there' | 'away' | 'back';
  /** Pages whose code is missing although the server answers. */
  waiting: number;
}

/** For components. */
export const useConnection = create<ConnectionState>(() => ({ at: 'there', waiting: 0 }));

/** Whether the server answers. */
export type Reach = () => Promise<boolean>;

/** The first pause between two attempts; each one is twice as long as the one before … */
const FIRST_PAUSE_MS = 1_000;
/** … up to this. */
const MAX_PAUSE_MS = 15_000;
/** 'Back online' is shown for this long. */
const BACK_MS = 3_000;
/** An attempt without an answer ends after this long. */
const REACH_LIMIT_MS = 5_000;

/** Statuses of a proxy whose server is away. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];
export const meansAway = (status: number): boolean => AWAY_STATUSES.includes(status);

/** The pause before the given attempt, counted from 0. */
export const pauseBefore = (attempt: number): number => Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS);

type Listener = () => void;
const backListeners = new Set<Listener>();
const hurryListeners = new Set<Listener>();

/** Calls the listener whenever the server answers again; returns an unsubscribe function. */
export function onBack(listener: Listener): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

let reach: Reach = async () => {
  try {
    // A literal, because the contract's row would add its schemas to the first script.
    const answer = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(REACH_LIMIT_MS),
    });
    // An unread body would keep its connection for the whole limit.
    await answer.text();
    return !meansAway(answer.status);
  } catch {
    return false;
  }
};
let looking: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;

/** Asks the server whether it is there, once for all waiting calls. */
export function isReachable(): Promise<boolean> {
  looking ??= reach()
    .then((isThere) => {
      if (isThere) answered();
      else lost();
      return isThere;
    })
    .finally(() => {
      looking = null;
    });
  return looking;
}

/** A call got no answer: checks whether the server is away for all. */
export function reportLost(): void {
  if (useConnection.getState().at !== 'away') void isReachable(); // reports the state
}

/** A call got an answer. */
export function answered(): void {
  attempts = 0;
  clearTimeout(timer);
  if (useConnection.getState().at !== 'away') return;
  useConnection.setState({ at: 'back' });
  timer = setTimeout(() => useConnection.setState({ at: 'there' }), BACK_MS);
  for (const listener of [...backListeners]) listener();
}

/** Tries at once instead of after the pause: the button was pressed, or the browser is online again. */
export function tryNow(): void {
  attempts = 0;
  for (const listener of [...hurryListeners]) listener();
  void isReachable(); // reports the state
}

function lost(): void {
  clearTimeout(timer);
  useConnection.setState({ at: 'away' });
  timer = setTimeout(() => void isReachable(), pauseBefore(attempts)); // reports the state
  attempts += 1;
}

/** Resolves when the server answers. */
export function whenReachable(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stop();
      resolve();
    };
    // Before the question: the answer of an earlier call may arrive while it is open.
    const stop = onBack(done);
    void isReachable().then((isThere) => isThere && done());
  });
}

/** Resolves after the pause, or on an immediate attempt. */
export function pauseOrHurry(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(wait);
      hurryListeners.delete(done);
      resolve();
    };
    const wait = setTimeout(done, milliseconds);
    hurryListeners.add(done);
  });
}

/** The browser's own report starts an attempt. It does not decide: the server may be on this very machine. */
export function followBrowser(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('online', tryNow);
  target.addEventListener('offline', reportLost);
}

/** For tests: another way to ask, and a fresh state. */
export function resetConnection(how: Reach): void {
  clearTimeout(timer);
  attempts = 0;
  looking = null;
  reach = how;
  useConnection.setState({ at: 'there', waiting: 0 });
}
