import {
  ACCOUNT_DELETION_HOURS,
  BIN_DAYS,
  GUEST_NOTICE_DAYS,
  GUEST_RETURN_DAYS,
  LEAD_MONTHS_KEPT,
} from '@home-design/contract';
import type { SiteFacts } from '../site-facts.ts';

/** The data that is stored about people, for how long, and its other receivers, as configured on this server. */
export const privacyText = (facts: SiteFacts): string => `# Privacy

This page says what this server stores about you. The [imprint](/app/imprint) names its operator, who is responsible for your data and to
whom you can address your rights.

## In short

- Photos are stored and edited on this server. No other service sees them.
- You can start as a guest, without giving a name or an email address.
- There is no advertising, and nobody is tracked across other sites.
- You can download everything that you have here, and delete it, in the [settings](/app/settings).

## What is stored, and for how long

| data | purpose | kept |
|---|---|---|
| Photos, the pictures made from them, projects, boards, tags and recipes | to provide the service | until you delete them, and then for ${BIN_DAYS} days in the bin |
| Your activity: edits, and changes to your projects and links | to show it to you, and to count designs | until your account is deleted |
| For an account: id, email address, name and, from Google, the address of your picture | to recognize you | until your account is deleted |
| For a guest: an id | to recognize you | ${guestsAreKept(facts)} |
| Your sessions: name of the browser and system, such as 'Firefox on Windows', sign-in time and last use | so that you can see and end them | 30 days after the last use, and at most 90 days after sign-in |
| API keys you made: name, what they may do, when they were made and last used, and of the key itself a hash | so that your programs can act for you | until you revoke them or your account is deleted |
${facts.takesPayments ? PAYMENTS_ROW : ''}| Your branding: business name, contact, website, color and logo | to show it to people who open your links | until you remove it or your account is deleted |
| Your email preferences | to respect them | until your account is deleted |
| Emails about your account | to send them, and to know that they were sent | until your account is deleted |
| Your answers in the consultation form | to reply to you | ${LEAD_MONTHS_KEPT} months at most, less if you ask |
| Your wish for the newsletter | to send it to you, once you have confirmed the wish by the link in an email | as above; unsubscribing from any of our emails to that address ends it |
| Addresses without an account that unsubscribed from emails | to respect it | as a keyed hash, indefinitely |
| What visitors of a link leave: the name they give, comments, likes, choices and their reasons, photos | to show it to the owner of the link | until they or the owner delete it, or the project or board of the link is deleted |
| How often a link was opened, by day | to show it to the owner of the link | numbers only; visitors are told apart by a keyed hash that is deleted the next day |
| Likes of published designs | to count each person once | as a keyed hash of your account or browser; hashes of views are deleted the next day |
| Answers to requests that may be repeated | so that nothing is done twice | one day |

Metadata in photos, such as the place where a photo was taken, is removed on upload. Only the focal length is kept.

Your network address is used for a minute to limit the rate of requests, and is not stored. Where links and likes are limited per
network, it is stored as a keyed hash that is deleted in the same way. The server log contains no addresses, cookies or tokens.

## Cookies and browser storage

| name | purpose | kept |
|---|---|---|
| \`hd_session\` | keeps you signed in; scripts cannot read it | 30 days after the last use |
| \`csrftoken\`, \`hd_visitor\` | prevent other sites from acting on your behalf | 30 days |
| \`hd_return\` | lets a guest who signed out return to their work, if they chose that | ${GUEST_RETURN_DAYS} days |
| \`hd_sign_in\`, \`hd_challenge\` | used while you sign in | minutes |

For this site only, your browser also stores who was signed in last, your display settings, and text that you typed but did not send. These are
necessary for the service, so they do not require your consent.${analyticsCookies(facts)}

## Who else receives data

${othersOf(facts)}

## Deleting your account

You can delete your account in the settings, and cancel the deletion for ${ACCOUNT_DELETION_HOURS - 1} hours. Within ${ACCOUNT_DELETION_HOURS} hours everything
listed above that is yours is deleted: database entries, pictures, links, and form answers sent from the email address of the account. Copies remain in
backups that the operator made earlier, until the operator deletes those backups.${unusedGuests(facts)}

## Your rights

Under the law of the European Union you may ask the operator which data about you is stored, have it corrected or deleted, receive
it in a machine-readable format, object to its use, and complain to a supervisory authority. Most of this you can do yourself in the settings.
`;

const PAYMENTS_ROW =
  '| Of payments: your customer id at Stripe, which plan was paid for, and when | to give you the plan you paid for | until your account is deleted |\n';

function guestsAreKept({ guestDays }: SiteFacts): string {
  return guestDays === null
    ? 'until you delete it'
    : `until you delete it, or ${guestDays} days after its last use`;
}

function unusedGuests({ guestDays }: SiteFacts): string {
  if (guestDays === null) return '';
  return `

Without an account, everything that a guest has is deleted in the same way when it was not used for ${guestDays} days: the guest and their API
keys did nothing, and nobody opened one of their links. That is announced in the app ${GUEST_NOTICE_DAYS} days before, and called off as soon as the
guest comes back or a link is opened.`;
}

function analyticsCookies({ analyticsHost }: SiteFacts): string {
  if (analyticsHost === undefined) return '';
  return ' With your consent, usage statistics also set a cookie `ph_…_posthog` for 365 days, and store values of the same name.';
}

function othersOf(facts: SiteFacts): string {
  const others = [
    ...(facts.accountSignIn === 'google'
      ? [
          'If you sign in with Google, Google learns of the sign-in, and sends this server your name, email address and picture.',
        ]
      : []),
    ...(facts.usesGoogleIdentity
      ? [
          "Google's identity service (Firebase Authentication) stores that you are signed in, also as a guest, and sees your network address.",
        ]
      : []),
    ...(facts.usesTurnstile
      ? [
          'Cloudflare Turnstile checks that new guests and senders of the consultation form are not bots, and sees your network address and properties of your browser.',
        ]
      : []),
    ...(facts.takesPayments
      ? [
          'If you pay for a plan, Stripe processes the payment and stores what it needs: your name, address and card, and the id of your account. This server stores which plan is paid for and until when, and never sees your card. When your account is deleted, Stripe deletes you as a customer; it keeps invoices as long as the law requires.',
        ]
      : []),
    ...(facts.mlsName === undefined
      ? []
      : [
          `When you search ${facts.mlsName} for properties, what you type is sent to it. It does not learn who you are.`,
        ]),
    ...(facts.mailAddress === undefined
      ? []
      : [
          `Emails are sent from ${facts.mailAddress} by a mail server that the operator chose. Every email that is not about your account itself has an unsubscribe link.`,
        ]),
    ...(facts.analyticsHost === undefined
      ? []
      : [
          `If you allow usage statistics, ${facts.analyticsHost} (PostHog) receives the pages you open, what you click, a recording of the page, and your id, email address and name if you are signed in. What you type is never recorded. Nothing is sent without your consent, or if your browser asks not to be tracked. You can withdraw your consent under 'Privacy choices' at the foot of each public page, or in the settings; nothing is sent after that.`,
        ]),
    'Anyone who has a link that you created can see what it opens.',
    'Pages load nothing from other servers except those named here.',
  ];
  return others.map((line) => `- ${line}`).join('\n');
}
