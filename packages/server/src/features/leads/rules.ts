import { createHash } from 'node:crypto';
import { LEAD_MONTHS_KEPT, type LeadForm } from '@home-design/contract';

/** A key of the sender's own, when they brought one, must not be endless. */
const MAX_KEY = 200;
/** Names are words of letters; addresses of web pages are not. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/**
 * Names a request, so that one that is sent twice is kept once: by the key the sender gave it, else by the day.
 * @param key value of the header Idempotency-Key
 */
export function repeatKeyOf(
  form: LeadForm,
  { key, now, listing }: { key: unknown; now: Date; listing?: string | undefined },
): string {
  const { challenge: _solvedAnew, ...content } = form;
  const own = typeof key === 'string' ? key.slice(0, MAX_KEY) : now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify(listing === undefined ? [own, content] : [own, content, listing]))
    .digest('hex');
}

/**
 * How a mail greets: by the first name, unless that is no name. The form goes to whatever address was typed, so what
 * was typed must not make our mail somebody else's message.
 */
export const greetingOf = (firstName: string): string =>
  NAME.test(firstName) ? `Hello ${firstName},` : 'Hello,';

/** Leads from before are to be forgotten. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - LEAD_MONTHS_KEPT);
  return since;
}
