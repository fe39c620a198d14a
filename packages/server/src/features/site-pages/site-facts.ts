/** The facts about this server in the pages, from its settings. */
export interface SiteFacts {
  /** How people sign in with an account: by Google, by the stand-in of a server in development, or not at all. */
  accountSignIn: 'google' | 'development' | undefined;
  /** Whether Google's identity service stores the sign-ins. */
  usesGoogleIdentity: boolean;
  /** Whether Cloudflare Turnstile checks new guests. */
  usesTurnstile: boolean;
  /** Whether Stripe takes payments for plans. */
  takesPayments: boolean;
  /** The sender of mails; undefined: no mails are sent. */
  mailAddress: string | undefined;
  /** Where pages send usage data after consent; undefined: nowhere. */
  analyticsHost: string | undefined;
  /** The MLS that people can search; undefined: none. */
  mlsName: string | undefined;
  /** Days after which a link made in the app ends; null: never. */
  shareLinkDays: number | null;
  /** Days after which unused guests are removed; null: never. */
  guestDays: number | null;
}
