import { tabText } from './browser-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

/** The current values of the mounted forms; undefined: nothing worth keeping. */
const live = new Map<string, () => unknown>();

/** The owner of the stored drafts of a session that ended by itself; as JSON. */
const heldFor = tabText(STORAGE_KEYS.draftsHeldFor);

const stored = (key: string) => tabText(`${STORAGE_KEYS.draft}${key}`);

/**
 * The stored value of this tab under the key, in the shape of the fallback. Parts that another
 * release wrote and that do not fit are left out.
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

/** Deletes the stored value of the key: it is shown again, or was sent. */
export const forgetDraft = (key: string): void => stored(key).clear();

/**
 * Stores the value if the page goes away while the form is mounted: by a reload, a new release, or another site.
 * @param read the current value; undefined if there is nothing worth keeping
 * @returns a function that stops it
 */
export function watchDraft(key: string, read: () => unknown): () => void {
  live.set(key, read);
  return () => {
    if (live.get(key) === read) live.delete(key);
  };
}

/**
 * Stores the mounted forms of a user whose session ended by itself. The drafts are not readable until
 * that user claims them.
 */
export function holdDrafts(owner: string): void {
  keepAll();
  try {
    heldFor.write(owner);
  } catch {
    forgetDrafts(); // without its owner's name any user could read it
  }
}

/** A user has signed in. They get the stored drafts if they are the owner; otherwise the drafts are deleted. */
export function claimDrafts(isTheirs: (owner: string) => boolean): void {
  const owner = heldFor.read();
  if (owner === null) return;
  if (isTheirs(owner)) heldFor.clear();
  else forgetDrafts();
}

/** Deletes all drafts, because another user may come next. */
export function forgetDrafts(): void {
  heldFor.clear();
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(STORAGE_KEYS.draft)) sessionStorage.removeItem(key);
  }
}

/** Stores the mounted forms. */
function keepAll(): void {
  for (const [key, read] of live) {
    const value = read();
    if (value === undefined) continue;
    try {
      stored(key).write(JSON.stringify(value));
    } catch {
      // Storage is full or forbidden; the input is then lost with the page.
    }
  }
}

window.addEventListener('pagehide', keepAll);

/** The value if it has the shape of the model, else the model. */
function fitted(model: unknown, value: unknown): unknown {
  if (model === null || value === null) return value;
  if (Array.isArray(model)) return Array.isArray(value) ? value : model;
  if (Array.isArray(value)) return model;
  // A field may hold a number, or a text that is not a number.
  const isPlain = (part: unknown) => typeof part === 'string' || typeof part === 'number';
  if (isPlain(model) && isPlain(value)) return value;
  if (typeof model !== typeof value) return model;
  if (typeof model !== 'object') return value;
  const parts = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(model).map(([name, part]) => [name, name in parts ? fitted(part, parts[name]) : part]),
  );
}
