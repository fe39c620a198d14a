import type { Log } from '../../lib/log.ts';
import { browserText } from '../../lib/storage/browser-text.ts';
import { STORAGE_KEYS } from '../../lib/storage/storage-keys.ts';

/** Tells who the visitor is. */
type Identify = (uid: string, person: Record<string, unknown>) => void;

/**
 * Names the visitor by the user record saved in this browser. They stay anonymous without a record, or without an id in
 * it. A record that cannot be read is only logged.
 */
export function identifySavedUser(identify: Identify, log: Pick<Log, 'error'>): void {
  try {
    const text = browserText(STORAGE_KEYS.user).read();
    if (text === null) return;
    const record = JSON.parse(text) as Record<string, unknown> | null;
    const { uid, email, displayName, isAnonymous } = record ?? {};
    if (typeof uid === 'string' && uid !== '') identify(uid, { email, displayName, isAnonymous });
  } catch (error) {
    log.error('Identify error', error);
  }
}
