import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { AUTH_BASE } from '../limits.ts';
import { ReturnAddress } from './return-address.ts';

/** `link` makes an account of the guest who asks; `signIn` is for all other users. */
export const SignInOperation = z.enum(['signIn', 'link']);
export type SignInOperation = z.infer<typeof SignInOperation>;

const Attempt = z.string().regex(/^[\w-]{43}$/, 'is not the name of a sign-in');

/** Sign-in with Google. Between the two calls the browser is at Google. */
export const signInRoutes = {
  start: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/google/start`,
    summary: 'Start signing in with Google: returns the address to open, which leads back to `returnTo`',
    tag: 'account',
    access: 'public',
    status: 200,
    body: z.strictObject({ operation: SignInOperation, returnTo: ReturnAddress }),
    response: z.object({
      /** Address of Google's page. */
      url: z.string(),
      /** Identifies this sign-in when it is finished. */
      attempt: Attempt,
    }),
    rateLimit: 'signIn',
    holdsSecret: true,
  }),
  finish: defineRoute({
    method: 'POST',
    path: `${AUTH_BASE}/google/finish`,
    summary: 'Fetch the result of signing in with Google, once: a credential for the identity service',
    tag: 'account',
    access: 'public',
    status: 200,
    body: z.strictObject({ attempt: Attempt }),
    response: z.object({ operation: SignInOperation, credential: z.string() }),
    rateLimit: 'signIn',
    holdsSecret: true,
  }),
};
