/** What the pages say about this server, by its settings. */
export interface SiteFacts {
  /** How people sign in with an account: by Google, by the stand-in of a server in development, or not at all. */
  accountSignIn: 'google' | 'development' | undefined;
  /** Whether Google's identity service keeps who is signed in. */
  usesGoogleIdentity: boolean;
  /** Whether Cloudflare Turnstile asks new guests. */
  usesTurnstile: boolean;
  /** Whether plans are paid for, by Stripe. */
  takesPayments: boolean;
  /** Whether mails are sent, and who they are from. */
  mailAddress: string | undefined;
  /** Where pages send what is used, once somebody agrees; undefined: nowhere. */
  analyticsHost: string | undefined;
  /** The MLS that people can search; undefined: none. */
  mlsName: string | undefined;
  /** Days after which a link made in the app ends; null: never. */
  shareLinkDays: number | null;
  /** Days after which guests whom nobody uses are removed; null: never. */
  guestDays: number | null;
}
