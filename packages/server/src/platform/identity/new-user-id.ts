import { randomBytes } from 'node:crypto';
import { UserId } from '@home-design/contract';

/**
 * The id of a new account: 28 characters of base64url, a letter or a digit in front. The operator pastes ids into
 * command lines and spreadsheets, where a dash in front is taken for an option or a formula.
 */
export function newUserId(): UserId {
  for (;;) {
    const id = randomBytes(21).toString('base64url');
    if (/^[A-Za-z0-9]/.test(id)) return UserId.parse(id);
  }
}
