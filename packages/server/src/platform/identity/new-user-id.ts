import { randomBytes } from 'node:crypto';
import { UserId } from '@home-design/contract';

/**
 * The id of a new account: 28 characters of base64url, the first a letter or a digit. The operator pastes ids into
 * command lines and spreadsheets, which take a leading dash for an option or a formula.
 */
export function newUserId(): UserId {
  for (;;) {
    const id = randomBytes(21).toString('base64url');
    if (/^[A-Za-z0-9]/.test(id)) return UserId.parse(id);
  }
}
