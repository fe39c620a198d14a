import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { isAlive } from '../lifetime.ts';
import type { SignIns } from './sign-ins.ts';
import { deleteOtherSignIns, deleteSignIns, signInOf } from './sign-ins-store.ts';

/** Sign-ins at the embedded identity service. An ended one is deleted together with its tokens. */
export function createEmbeddedSignIns({ db, clock }: { db: Database; clock: Clock }): SignIns {
  return {
    find: async (claims) => {
      const signIn = await signInOf(db, claims);
      if (!signIn || !isAlive(signIn, clock.now())) return undefined;
      return { name: signIn.id, startedAt: signIn.createdAt };
    },
    end: deleteSignIns,
    endOthers: deleteOtherSignIns,
  };
}
