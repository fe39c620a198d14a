import { NEWSLETTER_LINK_DAYS } from '@home-design/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { MailLinks } from '../../platform/mail/mail-links.ts';
import { isWanted } from '../../platform/mail/preference-store.ts';
import type { Subscription } from '../../platform/mail/subscription.ts';
import { addressOfWish, confirmedAddresses, confirmWishes, type Lead, withdrawWishes } from './store.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * The link by which the owner of the address confirms the wish; undefined without a wish, or if no link can be made.
 */
export function newsletterUrlOf(lead: Lead, links: MailLinks): string | undefined {
  if (!lead.newsletter) return undefined;
  const endsAt = new Date(lead.createdAt.getTime() + NEWSLETTER_LINK_DAYS * DAY_MS);
  return links.newsletterUrl({ leadId: lead.id, endsAt });
}

/**
 * Subscribes the reader of the mail: the typed address alone proves nothing. A second call changes nothing.
 * @throws AppError `newsletter_link_invalid`; `newsletter_link_ended`, also if mails to the address were refused
 * since
 */
export async function confirmNewsletter(
  { db, clock, links }: { db: Database; clock: Clock; links: MailLinks },
  token: string,
): Promise<void> {
  const wish = links.readNewsletter(token);
  if (!wish) throw new AppError('newsletter_link_invalid');
  const now = clock.now();
  if (now >= wish.endsAt) throw new AppError('newsletter_link_ended');
  const address = await addressOfWish(db, wish.leadId);
  if (address === undefined) throw new AppError('newsletter_link_invalid');
  if (!(await isWanted(db, { topic: 'requests', addressKey: links.addressKey(address) })))
    throw new AppError(
      'newsletter_link_ended',
      'Emails to this address were stopped by the link in one of them, so it cannot get the newsletter.',
    );
  await confirmWishes(db, address, now);
}

/** Refusing mails to an address also ends its subscription. */
export async function withdrawNewsletter(
  db: Database,
  links: MailLinks,
  subscription: Subscription,
): Promise<void> {
  if (subscription.topic !== 'requests') return;
  const addresses = await confirmedAddresses(db);
  await withdrawWishes(
    db,
    addresses.filter((address) => links.addressKey(address) === subscription.addressKey),
  );
}
