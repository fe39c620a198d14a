import type { SessionId } from '@home-design/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Csrf } from '../../platform/http/guards/csrf.ts';
import type { Who } from '../../platform/http/who.ts';
import { latestUse } from '../../platform/lifetime.ts';
import type { AccountDeps } from './current-user.ts';
import { endSession } from './end-session.ts';
import { type Place, placesOf } from './places.ts';
import { deleteSessions, sessionsOf } from './store.ts';

/** The browsers in which a person is signed in. */
export async function listPlaces({ db, clock }: AccountDeps, who: Who): Promise<Place[]> {
  const now = clock.now();
  const rows = await sessionsOf(db, who.userId, { now, latest: latestUse(now) });
  return placesOf(rows, who.sessionId);
}

/**
 * Signs a person out in one browser; for their own browser, this is the same as signing out.
 * @throws AppError `session_not_found`
 */
export async function endPlace(
  deps: AccountDeps,
  csrf: Csrf,
  { who, id }: { who: Who; id: SessionId },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const place = (await listPlaces(deps, who)).find(({ rows }) => rows.some((row) => row.id === id));
  if (!place) throw new AppError('session_not_found');
  if (place.isCurrent) {
    await endSession(deps, csrf, request, reply);
    return;
  }
  const { ids, signIns } = namesOf([place]);
  await transaction(deps.db, async (tx) => {
    await deleteSessions(tx, ids);
    await deps.signIns.end(tx, signIns, deps.clock.now());
  });
  deps.sessions.forget(ids);
}

/** Signs a person out everywhere except in this browser. @returns the number of browsers */
export async function endOtherPlaces(deps: AccountDeps, who: Who): Promise<number> {
  const places = await listPlaces(deps, who);
  const others = places.filter(({ isCurrent }) => !isCurrent);
  const kept = places.find(({ isCurrent }) => isCurrent)?.rows[0]?.signIn ?? undefined;
  const { ids, signIns } = namesOf(others);
  const now = deps.clock.now();
  await transaction(deps.db, async (tx) => {
    await deleteSessions(tx, ids);
    if (kept === undefined) await deps.signIns.end(tx, signIns, now);
    else await deps.signIns.endOthers(tx, { uid: who.userId, kept, known: signIns }, now);
  });
  deps.sessions.forget(ids);
  return others.length;
}

function namesOf(places: readonly Place[]): { ids: string[]; signIns: string[] } {
  const rows = places.flatMap((place) => place.rows);
  return {
    ids: rows.map(({ id }) => id),
    signIns: rows.flatMap(({ signIn }) => signIn ?? []),
  };
}
