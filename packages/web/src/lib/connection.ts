import { create } from 'zustand';

/** What is known about the way to the server. */
export interface ConnectionState {
  /** `back`: it was away, and has just answered again. */
  at: 'there' | 'away' | 'back';
  /** Pages whose code is awaited although the server answers. */
  waiting: number;
}

/** For components. */
export const useConnection = create<ConnectionState>(() => ({ at: 'there', waiting: 0 }));

/** Whether the server answers at all. */
export type Reach = () => Promise<boolean>;

/** The first pause between two attempts; each is twice as long as the one before it … */
const FIRST_PAUSE_MS = 1_000;
/** … up to this. */
const MAX_PAUSE_MS = 15_000;
/** 'Back online' is shown for so long. */
const BACK_MS = 3_000;
/** An attempt without an answer ends after this long. */
const REACH_LIMIT_MS = 5_000;

/** Statuses that a proxy gives in the place of a server that is away. */
const AWAY_STATUSES: readonly number[] = [502, 503, 504];
export const meansAway = (status: number): boolean => AWAY_STATUSES.includes(status);

/** The pause before the given attempt, counted from 0. */
export const pauseBefore = (attempt: number): number => Math.min(FIRST_PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS);

type Listener = () => void;
const backListeners = new Set<Listener>();
const hurryListeners = new Set<Listener>();

/** Tells whenever the server answers again; returns a function that stops it. */
export function onBack(listener: Listener): () => void {
  backListeners.add(listener);
  return () => backListeners.delete(listener);
}

let reach: Reach = async () => {
  try {
    // A literal: the contract's row would bring its schemas into the first script.
    const answer = await fetch('/api/health', {
      cache: 'no-store',
      signal: AbortSignal.timeout(REACH_LIMIT_MS),
    });
    // What nobody reads would keep its connection for the whole limit.
    await answer.text();
    return !meansAway(answer.status);
  } catch {
    return false;
  }
};
let looking: Promise<boolean> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let attempts = 0;

/** Asks the server whether it is there, once for all who want to know. */
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

/** A call got no answer: looks whether that is so for all. */
export function reportLost(): void {
  if (useConnection.getState().at !== 'away') void isReachable(); // tells the state
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

/** Tries at once instead of at the next turn: somebody pressed the button, or the browser says it is online. */
export function tryNow(): void {
  attempts = 0;
  for (const listener of [...hurryListeners]) listener();
  void isReachable(); // tells the state
}

function lost(): void {
  clearTimeout(timer);
  useConnection.setState({ at: 'away' });
  timer = setTimeout(() => void isReachable(), pauseBefore(attempts)); // tells the state
  attempts += 1;
}

/** Resolves when the server is known to answer. */
export function whenReachable(): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      stop();
      resolve();
    };
    // Before the question: an answer that was still on its way may bring the word while it is asked.
    const stop = onBack(done);
    void isReachable().then((isThere) => isThere && done());
  });
}

/** Resolves after the pause, or when somebody wants an attempt at once. */
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

/** Lets the browser's own word start an attempt; the server may be on this very machine, so it is not the last word. */
export function followBrowser(target: Pick<Window, 'addEventListener'>): void {
  target.addEventListener('online', tryNow);
  target.addEventListener('offline', reportLost);
}

/** For tests: another way to ask, and nothing known. */
export function resetConnection(how: Reach): void {
  clearTimeout(timer);
  attempts = 0;
  looking = null;
  reach = how;
  useConnection.setState({ at: 'there', waiting: 0 });
}
