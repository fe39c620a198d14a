import { tabText } from './browser-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** What forms on the screen hold now; undefined: nothing that would be missed. */
const live = new Map<string, () => unknown>();

/** Whose drafts are put by, because their session ended without their doing; as JSON. */
const heldFor = tabText(STORAGE_KEYS.draftsHeldFor);

const stored = (key: string) => tabText(`${STORAGE_KEYS.draft}${key}`);

/**
 * What this tab kept under the key when its page was last left, in the shape of the fallback: what does not fit, because
 * another release wrote it, is left out.
 */
export function readDraft<Value>(key: string, fallback: Value): Value {
  const text = heldFor.read() === null ? stored(key).read() : null;
  if (text === null) return fallback;
  try {
    return fitted(fallback, JSON.parse(text)) as Value;
  } catch {
    return fallback;
  }
}

/** Forgets what was kept under the key: it is on the screen again, or was sent. */
export const forgetDraft = (key: string): void => stored(key).clear();

/**
 * Has the value kept when the page goes while it is on the screen: by a reload, a new release, or another site.
 * @param read the value now; undefined while there is nothing that would be missed
 * @returns a function that ends it
 */
export function watchDraft(key: string, read: () => unknown): () => void {
  live.set(key, read);
  return () => {
    if (live.get(key) === read) live.delete(key);
  };
}

/**
 * Puts by what is on the screen: the session of whoever typed it has ended without their doing. Nobody reads it until
 * it is claimed.
 */
export function holdDrafts(owner: string): void {
  keepAll();
  try {
    heldFor.write(owner);
  } catch {
    forgetDrafts(); // without its owner's name it would be anybody's
  }
}

/** Somebody has signed in: what is put by is theirs, or it is forgotten. */
export function claimDrafts(isTheirs: (owner: string) => boolean): void {
  const owner = heldFor.read();
  if (owner === null) return;
  if (isTheirs(owner)) heldFor.clear();
  else forgetDrafts();
}

/** Forgets everything: somebody else may be here next. */
export function forgetDrafts(): void {
  heldFor.clear();
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(STORAGE_KEYS.draft)) sessionStorage.removeItem(key);
  }
}

/** Writes what is on the screen. */
function keepAll(): void {
  for (const [key, read] of live) {
    const value = read();
    if (value === undefined) continue;
    try {
      stored(key).write(JSON.stringify(value));
    } catch {
      // Storage is full or forbidden; what was typed is then lost with the page, as it always was.
    }
  }
}

window.addEventListener('pagehide', keepAll);

/** The value where it has the shape of the model, else the model. */
function fitted(model: unknown, value: unknown): unknown {
  if (model === null || value === null) return value;
  if (Array.isArray(model)) return Array.isArray(value) ? value : model;
  if (Array.isArray(value)) return model;
  // A field may hold a number, or the text that is none.
  const isPlain = (part: unknown) => typeof part === 'string' || typeof part === 'number';
  if (isPlain(model) && isPlain(value)) return value;
  if (typeof model !== typeof value) return model;
  if (typeof model !== 'object') return value;
  const parts = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(model).map(([name, part]) => [name, name in parts ? fitted(part, parts[name]) : part]),
  );
}
