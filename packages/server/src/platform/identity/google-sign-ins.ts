import { createHash } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { SignIns } from './sign-ins.ts';
import { addEndedSignIns, hasEnded } from './sign-ins-store.ts';

/**
 * Sign-ins at Google's identity service. It renews tokens without a limit, so sign-ins that were ended here are
 * remembered, by user and time of the sign-in.
 */
export function createGoogleSignIns(db: Database): SignIns {
  return {
    find: async ({ uid, authTime }) => {
      const name = createHash('sha256').update(`${uid} ${authTime}`).digest('hex');
      return (await hasEnded(db, name)) ? undefined : { name };
    },
    end: addEndedSignIns,
    endOthers: (tx, { kept, known }, now) =>
      addEndedSignIns(
        tx,
        known.filter((name) => name !== kept),
        now,
      ),
  };
}
