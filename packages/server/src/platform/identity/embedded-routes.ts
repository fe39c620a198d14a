import type {} from '@fastify/cookie';
import { CHALLENGE_COOKIE } from '@home-design/contract';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { JSONWebKeySet } from 'jose';
import { z } from 'zod';
import { toAppError } from '../http/error-handler.ts';
import { SESSION_COOKIE } from '../http/guards/cookies.ts';
import { limitedBy } from '../http/guards/rate-limits.ts';
import { type Accounts, TOKEN_SECONDS, type Tokens } from './accounts.ts';
import type { BotCheck } from './bot-check-adapter.ts';
import { browserOf } from './google/sign-in-cookie.ts';
import { IdentityError, type IdentityErrorName } from './identity-error.ts';
import type { IdentityUser } from './store.ts';

const TOOLKIT = '/identitytoolkit.googleapis.com/v1';
const SECURE_TOKEN = '/securetoken.googleapis.com/v1';

/** The SDK's name of the only provider. */
const GOOGLE = 'google.com';

/** Google's account belongs to another user; the protocol reports that with a success status. */
const CONFLICT = 'FEDERATED_USER_ID_ALREADY_LINKED' satisfies IdentityErrorName;

const NO_DELETION = 'Accounts cannot be deleted here yet. Nothing was deleted.';

const absent = z.never().optional();
/** Guests only: no address, no password, no upgrade. */
const GuestSignUp = z.looseObject({ email: absent, password: absent, idToken: absent });
const WithToken = z.looseObject({ idToken: z.string().min(1).max(8192) });
/** The SDK's form of a provider's credential; with a guest's ID token it is linked. */
const WithProvider = z.looseObject({
  postBody: z.string().max(16_384),
  idToken: z.string().min(1).max(8192).optional(),
});
const Change = WithToken.extend({
  displayName: z.string().max(200).nullish(),
  photoUrl: z.string().max(2_000).nullish(),
  deleteAttribute: z.array(z.string()).default([]),
});
const Refresh = z.object({
  grant_type: z.literal('refresh_token'),
  refresh_token: z.string().min(1).max(1_000),
});

/** The calls the Firebase Auth SDK makes, at the addresses it uses after `connectAuthEmulator`. */
export function identityRoutes(deps: {
  accounts: Accounts;
  publicSet: JSONWebKeySet;
  projectId: string;
  botCheck: BotCheck | undefined;
}): FastifyPluginAsync {
  const { accounts, botCheck } = deps;
  return async (app) => {
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      async (_request: unknown, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    app.setErrorHandler<FastifyError>((error, request, reply) => {
      const failure = toIdentityError(error);
      // The SDK expects a conflict as an answer, not as a failed request.
      if (failure?.message === CONFLICT) return reply.code(200).send({ errorMessage: CONFLICT });
      const status = failure ? 400 : 500;
      if (!failure) request.log.error({ err: error }, 'the identity service failed');
      else request.log.info({ err: failure }, 'the identity service refused a call');
      reply.code(status).send((failure ?? new IdentityError('INVALID_REQUEST')).body(status));
    });

    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });

    app.get('/jwks', async () => deps.publicSet);

    app.post(`${TOOLKIT}/accounts::signUp`, { config: limitedBy('signIn') }, async (request, reply) => {
      if (!GuestSignUp.safeParse(request.body).success) throw new IdentityError('OPERATION_NOT_ALLOWED');
      if (botCheck) await requirePerson(botCheck, request, reply);
      const { uid, idToken, refreshToken } = await accounts.signUpAnonymously();
      return { localId: uid, idToken, refreshToken, expiresIn: String(TOKEN_SECONDS) };
    });

    app.post(`${TOOLKIT}/accounts::lookup`, async (request) => ({
      users: [userView(await accounts.find(parse(WithToken, request.body).idToken))],
    }));

    app.post(`${TOOLKIT}/accounts::update`, async (request) => {
      const { idToken, displayName, photoUrl, deleteAttribute } = parse(Change, request.body);
      const user = await accounts.change(idToken, {
        ...(displayName === undefined ? {} : { displayName }),
        ...(photoUrl === undefined ? {} : { photoUrl }),
        ...(deleteAttribute.includes('DISPLAY_NAME') ? { displayName: null } : {}),
        ...(deleteAttribute.includes('PHOTO_URL') ? { photoUrl: null } : {}),
      });
      return userView(user);
    });

    // Deleting only the sign-in would leave the user's photos behind, out of their reach.
    app.post(`${TOOLKIT}/accounts::delete`, async (request) => {
      await accounts.find(parse(WithToken, request.body).idToken);
      throw new IdentityError('OPERATION_NOT_ALLOWED', { detail: NO_DELETION });
    });

    app.post(`${TOOLKIT}/accounts::signInWithIdp`, { config: limitedBy('signIn') }, async (request) => {
      const { postBody, idToken: guestToken } = parse(WithProvider, request.body);
      const { id_token: ticket, providerId } = Object.fromEntries(new URLSearchParams(postBody));
      if (providerId !== GOOGLE) throw new IdentityError('OPERATION_NOT_ALLOWED');
      const browser = browserOf(request);
      if (!ticket || !browser) throw new IdentityError('INVALID_IDP_RESPONSE');
      const { user, isNew, ...tokens } = await accounts.signInWithTicket(ticket, browser, guestToken);
      return signedInView(user, tokens, isNew);
    });

    app.post(`${SECURE_TOKEN}/token`, async (request) => {
      const { refresh_token } = parse(Refresh, request.body);
      const session = request.cookies[SESSION_COOKIE];
      const { uid, idToken, refreshToken } = await accounts.refresh(refresh_token, session);
      return {
        access_token: idToken,
        id_token: idToken,
        refresh_token: refreshToken,
        expires_in: String(TOKEN_SECONDS),
        token_type: 'Bearer',
        user_id: uid,
        project_id: deps.projectId,
      };
    });
  };
}

/** Reads the solved challenge from its cookie and deletes it: it is valid for one guest. @throws IdentityError, AppError */
async function requirePerson(
  botCheck: BotCheck,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const challenge = request.cookies[CHALLENGE_COOKIE];
  reply.clearCookie(CHALLENGE_COOKIE, { path: '/' });
  const isPerson = challenge !== undefined && (await botCheck.isSolved(challenge, request.ip));
  if (!isPerson) throw new IdentityError('CHALLENGE_REQUIRED');
}

function parse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new IdentityError('INVALID_REQUEST', { cause: parsed.error });
  return parsed.data;
}

/** Undefined for failures of the server itself. */
function toIdentityError(error: FastifyError | Error): IdentityError | undefined {
  if (error instanceof IdentityError) return error;
  const { code, status } = toAppError(error);
  if (code === 'rate_limited') return new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER');
  return status < 500 ? new IdentityError('INVALID_REQUEST', { cause: error }) : undefined;
}

function userView(user: IdentityUser): object {
  return {
    localId: user.uid,
    ...(user.displayName === null ? {} : { displayName: user.displayName }),
    ...(user.photoUrl === null ? {} : { photoUrl: user.photoUrl }),
    ...(user.email === null ? {} : { email: user.email, emailVerified: true }),
    providerUserInfo: user.subject === null ? [] : [providerView(user)],
    createdAt: String(user.createdAt.getTime()),
    lastLoginAt: String(user.lastLoginAt.getTime()),
    lastRefreshAt: user.lastLoginAt.toISOString(),
  };
}

function providerView({ subject, displayName, photoUrl, email }: IdentityUser): object {
  return {
    providerId: GOOGLE,
    rawId: subject,
    federatedId: subject,
    ...(displayName === null ? {} : { displayName }),
    ...(photoUrl === null ? {} : { photoUrl }),
    ...(email === null ? {} : { email }),
  };
}

function signedInView(
  user: IdentityUser,
  { uid, idToken, refreshToken }: Tokens,
  isNewUser: boolean,
): object {
  return {
    ...providerView(user),
    localId: uid,
    idToken,
    refreshToken,
    expiresIn: String(TOKEN_SECONDS),
    isNewUser,
  };
}
