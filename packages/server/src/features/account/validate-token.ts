import { DEFAULT_QUOTA_LIMIT } from '@home-design/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type AccountDeps, describeUser, hasDiscoveryCall } from './current-user.ts';
import { userById } from './store.ts';
import { authUserView } from './view.ts';

/** Tells whether an ID token is valid, and whose it is; writes nothing. */
export async function validateToken(deps: AccountDeps, idToken: string) {
  try {
    const { uid, isAnonymous, email, displayName } = await deps.verifier.verify(idToken);
    const known = await userById(deps.db, uid);
    const user = known
      ? await describeUser(deps, known)
      : authUserView(
          { id: uid, isAnonymous, email, displayName, quotaLimit: DEFAULT_QUOTA_LIMIT },
          { used: 0, hasDiscoveryCall: await hasDiscoveryCall(deps.db, { email }) },
        );
    return { valid: true as const, user };
  } catch (error) {
    if (error instanceof AppError && error.code === 'id_token_invalid') return { valid: false as const };
    throw error;
  }
}
