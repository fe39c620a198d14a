import { createHash } from 'node:crypto';
import { LEAD_MONTHS_KEPT, type LeadForm } from '@home-design/contract';

/** Longest key that a sender may give. */
const MAX_KEY = 200;
/** Names consist of letters; web addresses do not match. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’ -]{0,39}$/u;

/**
 * Identifies a request, so that a repeated one is stored once: by the sender's key, else by content and day.
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
 * The greeting of a mail: the first name, unless it does not look like one. The form goes to any typed address, so
 * the typed text must not turn our mail into another person's message.
 */
export const greetingOf = (firstName: string): string =>
  NAME.test(firstName) ? `Hello ${firstName},` : 'Hello,';

/** Leads from before this time are deleted. */
export function keptSince(now: Date): Date {
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - LEAD_MONTHS_KEPT);
  return since;
}
