import { UserId } from '@home-design/contract';
import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../clock.ts';
import { AppError } from '../http/app-error.ts';
import type { SignIns } from './sign-ins.ts';
import type { TokenVerifier } from './verified-identity.ts';

/** Tolerated difference between the clocks of two machines. */
const TOLERANCE_SECONDS = 30;

const Claims = z.object({
  sub: UserId,
  auth_time: z.number(),
  iat: z.number(),
  sid: z.string().max(128).optional(),
  email: z.string().max(320).nullish(),
  name: z.string().max(200).nullish(),
  firebase: z.object({ sign_in_provider: z.string() }),
});

/** @param keys finds the key of a token; embedded or fetched */
export function createTokenVerifier({
  projectId,
  keys,
  clock,
  signIns,
}: {
  projectId: string;
  keys: JWTVerifyGetKey;
  clock: Clock;
  /** Knows which sign-ins have ended, together with their tokens. */
  signIns: Pick<SignIns, 'find'>;
}): TokenVerifier {
  const refuse = (cause: unknown): never => {
    throw new AppError('id_token_invalid', undefined, { cause });
  };

  return {
    verify: async (idToken) => {
      const now = clock.now();
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: issuerOf(projectId),
        audience: projectId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'auth_time', 'iat', 'exp'],
        clockTolerance: TOLERANCE_SECONDS,
        currentDate: now,
      }).catch((error: unknown) => (isKeyOutage(error) ? keysUnavailable(error) : refuse(error)));

      const claims = Claims.safeParse(payload);
      if (!claims.success) return refuse(claims.error);
      const latest = now.getTime() / 1_000 + TOLERANCE_SECONDS;
      if (claims.data.auth_time > latest || claims.data.iat > latest) {
        return refuse(new Error('The token is from the future.'));
      }

      const { sub, auth_time: authTime, sid, email, name, firebase } = claims.data;
      const signIn = await signIns.find({ uid: sub, authTime, sid });
      if (!signIn) return refuse(new Error('The sign-in of this token has ended.'));
      return {
        uid: sub,
        signIn,
        isAnonymous: firebase.sign_in_provider === 'anonymous',
        email: email ?? null,
        displayName: name ?? null,
      };
    },
  };
}

export const issuerOf = (projectId: string) => `https://securetoken.google.com/${projectId}`;

/** True if the keys could not be fetched, which decides nothing about the token. */
export function isKeyOutage(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  if (error instanceof errors.JOSEError) return error.code === 'ERR_JOSE_GENERIC';
  return true;
}

function keysUnavailable(cause: unknown): never {
  throw new AppError('unavailable', 'Sign-in cannot be checked right now. Please try again in a moment.', {
    cause,
    retryAfterSeconds: 10,
  });
}
