import { transaction } from '../../../platform/database/database.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { ShareDeps } from '../share-deps.ts';
import { passwordCopy, waitInWords } from './copy.ts';
import { countedAt, type Guesses, type GuessRule, OF_ALL, OF_ONE, waitFor } from './guess-rules.ts';
import {
  countWrongPassword,
  EVERYBODY,
  forgetGuesses,
  type GuessKey,
  lockGuesses,
  setGuesses,
  takeBackGuess,
} from './guess-store.ts';
import { isPassword } from './password.ts';
import { type LockedLink, tellOwner } from './tell-owner.ts';

/** The source of password attempts. */
export interface Guesser {
  /** Pseudonym of the network, or of the browser if it has opened this link before. */
  source: string;
  /** Whether the browser has opened this link before, with the current password. */
  isKnown: boolean;
}

const everybody: [string, GuessRule][] = [[EVERYBODY, OF_ALL]];

/** An attempt that is counted as wrong before it is checked, so that simultaneous attempts cannot exceed the limit. */
interface Charge {
  key: GuessKey;
  before: Guesses;
  charged: Guesses;
}

/**
 * Checks a password. Wrong ones delay the next attempt of the same network, and of all together, except for browsers
 * that have opened the link before.
 * @throws AppError `share_password_wrong`, `share_password_locked`
 */
export async function tryPassword(
  deps: Pick<ShareDeps, 'db' | 'clock' | 'outbox'>,
  locked: LockedLink,
  password: string,
  { source, isKnown }: Guesser,
): Promise<void> {
  const { id: linkId, passwordHash } = locked.link;
  if (passwordHash === null) return;
  // Always locks the common row first, because two attempts with different orders would deadlock.
  const rules: [string, GuessRule][] = [...(isKnown ? [] : everybody), [source, OF_ONE]];
  const charges = await transaction(deps.db, async (tx) => {
    const made: Charge[] = [];
    for (const [name, rule] of rules) {
      made.push(await charge(tx, { linkId, source: name }, rule, deps.clock.now()));
    }
    return made;
  });

  const isRight = await isPassword(password, passwordHash);
  await transaction(deps.db, async (tx) => {
    if (!isRight) {
      await countWrongPassword(tx, linkId, deps.clock.now());
      return tellOwner(deps, tx, locked);
    }
    for (const made of charges) {
      if (made.key.source === EVERYBODY) await takeBackGuess(tx, made.key, made);
      else await forgetGuesses(tx, made.key);
    }
  });
  if (!isRight) throw new AppError('share_password_wrong');
}

async function charge(tx: ShareDeps['db'], key: GuessKey, rule: GuessRule, now: Date): Promise<Charge> {
  const kept = await lockGuesses(tx, key, now);
  const seconds = Math.ceil(waitFor(kept, rule, now) / 1_000);
  if (seconds > 0) {
    throw new AppError('share_password_locked', passwordCopy.locked(waitInWords(seconds)), {
      retryAfterSeconds: seconds,
    });
  }
  const before = countedAt(kept, now);
  const charged = { wrong: before.wrong + 1, lastWrongAt: now };
  await setGuesses(tx, key, charged);
  return { key, before, charged };
}
