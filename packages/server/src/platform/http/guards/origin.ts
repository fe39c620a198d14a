import type { FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';

/**
 * Refuses calls from pages of other sites. Programs that send neither header are not browsers and
 * still need the anti-forgery token.
 * @throws AppError origin_refused
 */
export function refuseOtherOrigins(request: FastifyRequest, publicUrl: string | undefined): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new AppError('origin_refused');

  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const given = URL.canParse(origin) ? new URL(origin) : undefined;
  const own = given !== undefined && (given.host === host || given.origin === originOf(publicUrl));
  if (!own) throw new AppError('origin_refused');
}

function originOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address).origin;
}

/** The address of this server for users: the public address if one is set, else that of this call. */
export function publicOrigin(request: FastifyRequest, publicUrl: string | undefined): string {
  return originOf(publicUrl) ?? `${request.protocol}://${request.host}`;
}
