import { createHash, randomBytes } from 'node:crypto';
import { type Belongings, GUEST_RETURN_DAYS, type GuestReturn } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  type CookieOptions,
  clearCookie,
  RETURN_COOKIE,
  setCookie,
} from '../../platform/http/guards/cookies.ts';
import type { Who } from '../../platform/http/who.ts';
import { mergeGuestInto } from '../account/index.ts';
import { addReturn, belongingsOf, deleteReturns, liveReturns, moveReturns, takeReturns } from './store.ts';

const DAY_SECONDS = 24 * 3_600;
const LASTS_SECONDS = GUEST_RETURN_DAYS * DAY_SECONDS;
const GUESTS_ONLY = 'Only guests leave something on a browser.';

export interface GuestReturnDeps {
  db: Database;
  clock: Clock;
  cookies: CookieOptions;
}

/** The data that the current guest would leave behind, and the data that earlier guests of this browser have left. */
export async function readReturn(
  { db, clock }: GuestReturnDeps,
  who: Who | null,
  request: FastifyRequest,
): Promise<{ present: Belongings | null; offer: GuestReturn | null }> {
  const ticket = ticketOf(request);
  const waiting = ticket === undefined ? [] : await liveReturns(db, ticket, clock.now());
  const ends = waiting.map(({ expiresAt }) => expiresAt.getTime());
  return {
    present: who?.isAnonymous ? await belongingsOf(db, [who.userId]) : null,
    offer:
      waiting.length === 0
        ? null
        : {
            ...(await belongingsOf(
              db,
              waiting.map(({ userId }) => userId),
            )),
            ends_at: new Date(Math.max(...ends)).toISOString(),
          },
  };
}

/**
 * Gives the browser a ticket for the guest's data, valid once and for a week. The same ticket also covers earlier
 * guests of this browser.
 * @throws AppError `not_anonymous`
 */
export async function keepReturn(
  { db, clock, cookies }: GuestReturnDeps,
  who: Who,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<GuestReturn> {
  if (!who.isAnonymous) throw new AppError('not_anonymous', GUESTS_ONLY);
  const secret = randomBytes(32).toString('base64url');
  const ticket = hashOf(secret);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LASTS_SECONDS * 1_000);
  const previous = ticketOf(request);
  await transaction(db, async (tx) => {
    if (previous !== undefined) await moveReturns(tx, { from: previous, to: ticket });
    await addReturn(tx, { userId: who.userId, ticket, expiresAt });
  });
  setCookie(reply, RETURN_COOKIE, secret, {
    readable: false,
    secure: cookies.secure(request),
    seconds: LASTS_SECONDS,
  });
  return { ...(await belongingsOf(db, [who.userId])), ends_at: expiresAt.toISOString() };
}

/**
 * Gives the data of this browser's earlier guests to its new guest and ends the ticket, in one transaction. It needs
 * nothing of the identity service: any guest may use the ticket of their browser.
 * @throws AppError `not_anonymous`, `guest_return_not_found`
 */
export async function takeReturn(
  { db, clock }: GuestReturnDeps,
  who: Who,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Belongings> {
  if (!who.isAnonymous) throw new AppError('not_anonymous', GUESTS_ONLY);
  const ticket = ticketOf(request);
  const isFound = await transaction(db, async (tx) => {
    const guests = ticket === undefined ? [] : await takeReturns(tx, ticket, clock.now());
    for (const { userId } of guests) if (userId !== who.userId) await mergeGuestInto(tx, userId, who.userId);
    return guests.length > 0;
  });
  clearCookie(reply, RETURN_COOKIE);
  if (!isFound) throw new AppError('guest_return_not_found');
  return belongingsOf(db, [who.userId]);
}

/** Ends the ticket of this browser: its guests cannot be reached any more. */
export async function forgetReturn(
  { db }: GuestReturnDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ success: true }> {
  const ticket = ticketOf(request);
  if (ticket !== undefined) await deleteReturns(db, ticket);
  clearCookie(reply, RETURN_COOKIE);
  return { success: true };
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

function ticketOf(request: FastifyRequest): string | undefined {
  const secret = request.cookies[RETURN_COOKIE];
  return secret ? hashOf(secret) : undefined;
}
