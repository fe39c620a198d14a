import { ACCOUNT_DELETION_HOURS, BIN_DAYS, GUEST_RETURN_DAYS, LEAD_MONTHS_KEPT } from '@home-design/contract';
import type { SiteFacts } from '../site-facts.ts';

/** What is kept of people, where, for how long, and who else learns of it: as this server is set up. */
export const privacyText = (facts: SiteFacts): string => `# Privacy

This page tells what this server keeps about you. It is run by whoever is named in the [imprint](/app/imprint); it is with them that you
exercise your rights.

## In short

- Photos are kept and edited on this server. No other service sees them.
- You can begin as a guest, without a name or an address.
- There is no advertising, and nobody is followed over other sites.
- You can download everything that you have here, and delete it, in the [settings](/app/settings).

## What is kept, and how long

| what | why | how long |
|---|---|---|
| Photos, the pictures made from them, projects, boards, tags and recipes | they are what the service is for | until you delete them; they then lie in the bin for ${BIN_DAYS} days |
| What you did: edits, and a list of changes to your projects and links | to show it to you, and to count designs | until your account is deleted |
| Of an account: id, email address, name and, from Google, the address of your picture | to know you again | until your account is deleted |
| Of a guest: an id | as above | ${guestsAreKept(facts)} |
| Where you are signed in: name of the browser and system, such as 'Firefox on Windows', when it began and was last used | so that you can see and end it | until 30 days after the last use, 90 days after you signed in at most |
| API keys you made: name, what they may do, when they were made and last used, and of the key itself a hash | so that your programs can act for you | until you revoke them or your account is deleted |
${facts.takesPayments ? PAYMENTS_ROW : ''}| Which mails you take | to obey it | until your account is deleted |
| Mails about your account | to send them, and to know that they were sent | until your account is deleted |
| What you write into the consultation form | to answer you | ${LEAD_MONTHS_KEPT} months at most, sooner if you ask for it |
| Addresses that refuse mails without having an account | to obey it | as a keyed hash, without end |
| What visitors of a link write: the name they give, comments, marks, photos | for whoever made the link | until they or their owner delete them, or the link's project or board goes |
| How often a link was opened, by day | for whoever made the link | as numbers; who came is known as a keyed hash, and forgotten the next day |
| Likes of published designs | so that one is counted once | as a keyed hash of your account or browser; views by hash are forgotten the next day |
| Answers to a request that was sent twice | so that nothing is done twice | one day |

Metadata in photos, such as the place where one was taken, is removed when a photo comes in. Of it only the focal length is kept.

The network address from which you come is used for a minute to hold off floods of requests, and not written down. Where links and likes are limited by
network, it is kept as a keyed hash, and likewise forgotten. The log of the server has no addresses, cookies or tokens of people.

## Cookies and the memory of your browser

| name | what for | how long |
|---|---|---|
| \`hd_session\` | keeps you signed in; no script can read it | 30 days after the last use |
| \`csrftoken\`, \`hd_visitor\` | keep other sites from acting in your name | 30 days |
| \`hd_return\` | brings a guest who signed out back to what they made, if they want that | ${GUEST_RETURN_DAYS} days |
| \`hd_sign_in\`, \`hd_challenge\` | belong to a sign-in that is under way | minutes |

Beside them your browser keeps, for this site alone, who was signed in last, how you have set the pages, and what you have typed and
not sent. These are needed for what you ask for, so nobody asks your consent for them.${analyticsCookies(facts)}

## Who else learns of you

${othersOf(facts)}

## Deleting

In the settings you can have your account deleted. You can take that back for ${ACCOUNT_DELETION_HOURS - 1} hours; within ${ACCOUNT_DELETION_HOURS} hours everything listed above
that is yours is gone: rows, pictures, links, and what you wrote into forms from the address of the account. Copies remain in backups that
the operator made before, until these are deleted.

## Your rights

Where the law of the European Union holds, you may ask the operator what is kept of you, have it corrected, deleted, or given to you
in a form that programs read, object to its use, and complain to a supervisory authority. Most of it you can do yourself in the settings.
`;

const PAYMENTS_ROW =
  '| Of payments: your customer id at Stripe, which plan was paid for, and when | to give you the plan you paid for | until your account is deleted |\n';

function guestsAreKept(_facts: SiteFacts): string {
  return 'until you delete it';
}

function analyticsCookies({ analyticsHost }: SiteFacts): string {
  if (analyticsHost === undefined) return '';
  return ' Only with your consent there is a cookie `ph_…_posthog` of the usage statistics, for 365 days, with values of the same name.';
}

function othersOf(facts: SiteFacts): string {
  const others = [
    ...(facts.accountSignIn === 'google'
      ? [
          'If you sign in with Google, Google learns that you do, and tells this server your name, email address and picture.',
        ]
      : []),
    ...(facts.usesGoogleIdentity
      ? [
          "Google's identity service (Firebase Authentication) keeps that you are signed in, as a guest too, and for that sees your network address.",
        ]
      : []),
    ...(facts.usesTurnstile
      ? [
          'Cloudflare Turnstile checks new guests and senders of the consultation form for robots, and for that sees your network address and traits of your browser.',
        ]
      : []),
    ...(facts.takesPayments
      ? [
          'If you pay for a plan, Stripe processes the payment and stores what it needs: your name, address and card, and the id of your account. This server stores which plan is paid for and until when, and never sees your card. When your account is deleted, Stripe deletes you as a customer; it keeps invoices as long as the law requires.',
        ]
      : []),
    ...(facts.mailAddress === undefined
      ? []
      : [
          `Mails are sent from ${facts.mailAddress} by a mail server of the operator's choice. Those that are not about your account itself can be stopped by a link in each of them.`,
        ]),
    ...(facts.analyticsHost === undefined
      ? []
      : [
          `If you allow usage statistics, ${facts.analyticsHost} (PostHog) gets the pages that you open, what you press, a recording of the page as it looks, and your id, email address and name where you are signed in. What you type is never recorded. Without your consent, or when your browser asks not to be tracked, nothing is sent. You take it back under 'Privacy choices' at the foot of each public page, or in the settings; nothing is sent from then on.`,
        ]),
    'Whoever has a link that you made sees what it opens.',
    'Pages load nothing from other servers unless it is named here.',
  ];
  return others.map((line) => `- ${line}`).join('\n');
}
