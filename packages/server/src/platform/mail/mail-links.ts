import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSubscription, type Subscription, subscriptionText } from './subscription.ts';

/** Where a link in a mail leads; a browser is shown a page there, a mail program sends its one click there. */
export const UNSUBSCRIBE_PATH = '/app/unsubscribe';

/** Signs what stands in mails. */
export interface MailLinks {
  /** Names an address without telling it. */
  addressKey(address: string): string;
  /** Where mails of the subscription are refused; undefined while nobody has said where people reach this server. */
  unsubscribeUrl(subscription: Subscription): string | undefined;
  /** @returns undefined for a token that is not ours */
  read(token: string): Subscription | undefined;
}

/**
 * Links that need no session and never expire: a mail may be read years later.
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
  const tokenOf = (text: string) =>
    `${Buffer.from(text).toString('base64url')}.${sign('unsubscribe', text).toString('base64url')}`;

  return {
    addressKey: (address) => sign('address', address.toLowerCase()).toString('hex'),
    unsubscribeUrl: (subscription) => {
      if (publicUrl === undefined) return undefined;
      return new URL(`${UNSUBSCRIBE_PATH}/${tokenOf(subscriptionText(subscription))}`, publicUrl).href;
    },
    read: (token) => {
      const [text64 = '', signature64 = ''] = token.split('.');
      const text = Buffer.from(text64, 'base64url').toString();
      const signature = Buffer.from(signature64, 'base64url');
      const expected = sign('unsubscribe', text);
      const isOurs = signature.length === expected.length && timingSafeEqual(signature, expected);
      return isOurs ? readSubscription(text) : undefined;
    },
  };
}
