import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** Without characters that look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const GROUPS = 2;
const GROUP_LENGTH = 4;
/** Most wrong codes in all: guessing succeeds once in 50 billion starts. */
const MAX_WRONG = 20;

/** The code printed when the server starts. Its reader sits at this machine. */
export interface StartCode {
  readonly text: string;
  /** False for a wrong code, and for every code after too many wrong ones. */
  isRight(typed: string): boolean;
  /** Whether there were too many wrong codes: only a restart helps. */
  isSpent(): boolean;
}

export function createStartCode(): StartCode {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  const text = Array.from({ length: GROUPS }, group).join('-');
  const right = digest(text);
  let wrong = 0;
  const isSpent = () => wrong >= MAX_WRONG;
  return {
    text,
    isSpent,
    isRight: (typed) => {
      const isRight = timingSafeEqual(digest(typed), right);
      if (!isRight) wrong += 1;
      return isRight && !isSpent();
    },
  };
}

/** Letter case and separators do not matter. */
const digest = (code: string) =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^0-9A-Z]/g, ''))
    .digest();
