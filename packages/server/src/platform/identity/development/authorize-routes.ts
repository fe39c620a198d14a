import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../http/app-error.ts';
import { refuseOtherOrigins } from '../../http/guards/origin.ts';
import { limitedBy } from '../../http/guards/rate-limits.ts';
import { CALLBACK_PATH } from '../google/google-sign-in.ts';
import type { AuthorizationCodes } from './authorization-codes.ts';
import { BASE, CLIENT_ID, originOf } from './development-issuer.ts';
import { signInPage } from './sign-in-page.ts';
import type { StartCode } from './start-code.ts';

/** The parameters of our own client; other requests are refused. */
const Question = z.object({
  client_id: z.literal(CLIENT_ID),
  response_type: z.literal('code'),
  redirect_uri: z.url(),
  state: z.string().min(1).max(200),
  nonce: z.string().min(1).max(200),
  code_challenge: z.string().min(43).max(128),
  code_challenge_method: z.literal('S256'),
});
type Question = z.infer<typeof Question>;

/** The fields of the page. */
const Typed = z.object({ name: z.string(), email: z.string(), code: z.string().max(100) });
const Somebody = z.object({
  name: z.string().trim().min(1, 'Please type a name.').max(100, 'This name is too long.'),
  email: z.email('Please type an email address.').max(200, 'This email address is too long.'),
});

interface AuthorizeDeps {
  isOpen: () => boolean;
  startCode: StartCode;
  codes: AuthorizationCodes;
}

/** Binds the page on which a user types name, email address and code, and what its form does. */
export function bindAuthorize(app: FastifyInstance, { isOpen, startCode, codes }: AuthorizeDeps): void {
  app.get(`${BASE}/authorize`, async (request, reply) => {
    const question = readQuestion(request, request.query);
    return sendPage(reply, question, {});
  });
  app.post(`${BASE}/authorize`, { config: limitedBy('signIn') }, async (request, reply) => {
    refuseOtherOrigins(request, undefined);
    const question = readQuestion(request, request.body);
    const typed = Typed.safeParse(request.body).data;
    // Checked first: a user without the code learns nothing else.
    if (!startCode.isRight(typed?.code ?? '')) {
      if (!isOpen()) throw new AppError('not_found');
      return sendPage(reply, question, { typed, problem: 'This is not the code of this start.' });
    }
    const somebody = Somebody.safeParse(request.body);
    if (!somebody.success) {
      return sendPage(reply, question, { typed, problem: somebody.error.issues[0]?.message });
    }
    const { nonce, redirect_uri: redirectUri, code_challenge: codeChallenge, state } = question;
    const code = codes.issue({ ...somebody.data, nonce, redirectUri, codeChallenge });
    return reply.redirect(addressOf(redirectUri, { code, state }), 303);
  });
}

async function sendPage(
  reply: FastifyReply,
  question: Question,
  form: { typed?: z.infer<typeof Typed> | undefined; problem?: string | undefined },
) {
  const styleNonce = randomBytes(16).toString('base64');
  const { redirect_uri, state } = question;
  const cancelUrl = addressOf(redirect_uri, { error: 'access_denied', state });
  return (
    reply
      .code(form.problem === undefined ? 200 : 400)
      .header('content-security-policy', policyWith(styleNonce))
      .header('cache-control', 'no-store')
      // The address holds state and nonce; the form needs its origin named.
      .header('referrer-policy', 'strict-origin')
      .type('text/html; charset=utf-8')
      .send(
        signInPage({
          styleNonce,
          action: `${BASE}/authorize`,
          hidden: question,
          cancelUrl,
          ...form,
        }),
      )
  );
}

/** @throws AppError invalid_request, above all for an address other than our own client's callback */
function readQuestion(request: FastifyRequest, given: unknown): Question {
  const question = Question.safeParse(given).data;
  if (question?.redirect_uri !== `${originOf(request)}${CALLBACK_PATH}`)
    throw new AppError('invalid_request');
  return question;
}

const policyWith = (styleNonce: string) =>
  `default-src 'none'; style-src 'nonce-${styleNonce}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

function addressOf(base: string, parameters: Record<string, string>): string {
  const address = new URL(base);
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
