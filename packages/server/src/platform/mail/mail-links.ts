import { createHmac, timingSafeEqual } from 'node:crypto';
import { LeadId } from '@home-design/contract';
import { readSubscription, type Subscription, subscriptionText } from './subscription.ts';

/** The target of a link in a mail: a page for browsers, and the one-click request of mail programs. */
export const UNSUBSCRIBE_PATH = '/app/unsubscribe';
/** The page that confirms the newsletter; it asks for a click, because programs open links, too. */
const NEWSLETTER_PATH = '/app/newsletter';

/** A newsletter request: somebody typed this address. */
export interface NewsletterWish {
  leadId: LeadId;
  /** The link confirms nothing after this time. */
  endsAt: Date;
}

/** Signs the links in mails. */
export interface MailLinks {
  /** Names an address without revealing it. */
  addressKey(address: string): string;
  /** The unsubscribe link of a subscription; undefined if the server has no public address. */
  unsubscribeUrl(subscription: Subscription): string | undefined;
  /** @returns undefined for a foreign token */
  read(token: string): Subscription | undefined;
  /** The confirmation link of a newsletter; undefined as above. */
  newsletterUrl(wish: NewsletterWish): string | undefined;
  /** @returns undefined for a foreign token; the caller checks whether the link has expired */
  readNewsletter(token: string): NewsletterWish | undefined;
}

/**
 * Links that need no session. Unsubscribe links never expire: a mail may be read years later.
 * @param options.secret 32 random bytes, stored apart from the database
 * @param options.publicUrl the server's address for users
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
  /** The text of a token that was signed here for this purpose. */
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
