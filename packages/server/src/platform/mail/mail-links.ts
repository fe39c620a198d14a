import { createHmac, timingSafeEqual } from 'node:crypto';
import { LeadId } from '@home-design/contract';
import { readSubscription, type Subscription, subscriptionText } from './subscription.ts';

/** Where a link in a mail leads; a browser is shown a page there, a mail program sends its one click there. */
export const UNSUBSCRIBE_PATH = '/app/unsubscribe';
/** Where somebody confirms a wish for the newsletter; the page asks, since programs open links, too. */
const NEWSLETTER_PATH = '/app/newsletter';

/** Somebody typed an address and wished for the newsletter. */
export interface NewsletterWish {
  leadId: LeadId;
  /** From then on the link confirms nothing any more. */
  endsAt: Date;
}

/** Signs what stands in mails. */
export interface MailLinks {
  /** Names an address without telling it. */
  addressKey(address: string): string;
  /** Where mails of the subscription are refused; undefined while nobody has said where people reach this server. */
  unsubscribeUrl(subscription: Subscription): string | undefined;
  /** @returns undefined for a token that is not ours */
  read(token: string): Subscription | undefined;
  /** Where a wish for the newsletter is confirmed; undefined as above. */
  newsletterUrl(wish: NewsletterWish): string | undefined;
  /** @returns undefined for a token that is not ours; whether the link has ended is for the caller to see */
  readNewsletter(token: string): NewsletterWish | undefined;
}

/**
 * Links that need no session. Those that refuse mails never expire: a mail may be read years later.
 * @param options.secret 32 random bytes that stand apart from the database
 * @param options.publicUrl where people reach this server
 */
export function createMailLinks({
  secret,
  publicUrl,
}: {
  secret: Buffer;
  publicUrl: string | undefined;
}): MailLinks {
  const sign = (purpose: string, text: string) =>
    createHmac('sha256', secret).update(`${purpose}\0${text}`).digest();
  const tokenOf = (purpose: string, text: string) =>
    `${Buffer.from(text).toString('base64url')}.${sign(purpose, text).toString('base64url')}`;
  const urlOf = (path: string, token: string) =>
    publicUrl === undefined ? undefined : new URL(`${path}/${token}`, publicUrl).href;
  /** The text of a token that was made here for this purpose. */
  const textOf = (purpose: string, token: string): string | undefined => {
    const [text64 = '', signature64 = ''] = token.split('.');
    const text = Buffer.from(text64, 'base64url').toString();
    const signature = Buffer.from(signature64, 'base64url');
    const expected = sign(purpose, text);
    return signature.length === expected.length && timingSafeEqual(signature, expected) ? text : undefined;
  };

  return {
    addressKey: (address) => sign('address', address.toLowerCase()).toString('hex'),
    unsubscribeUrl: (subscription) =>
      urlOf(UNSUBSCRIBE_PATH, tokenOf('unsubscribe', subscriptionText(subscription))),
    read: (token) => {
      const text = textOf('unsubscribe', token);
      return text === undefined ? undefined : readSubscription(text);
    },
    newsletterUrl: ({ leadId, endsAt }) =>
      urlOf(NEWSLETTER_PATH, tokenOf('newsletter', `${leadId}:${endsAt.getTime()}`)),
    readNewsletter: (token) => {
      const [id, ends] = textOf('newsletter', token)?.split(':') ?? [];
      const leadId = LeadId.safeParse(id);
      return leadId.success ? { leadId: leadId.data, endsAt: new Date(Number(ends)) } : undefined;
    },
  };
}
