import {
  ACCOUNT_DELETION_HOURS,
  BIN_DAYS,
  CONSULTATION_MINUTES,
  DISCLOSURE_LABEL,
  GUEST_RETURN_DAYS,
  LEAD_MONTHS_KEPT,
} from '@home-design/contract';
import type { SiteFacts } from '../site-facts.ts';

/** The terms for the service and its users. */
export const termsText = ({ shareLinkDays, takesPayments }: SiteFacts): string => `# Terms and conditions

These terms apply to everyone who uses this server, with or without an account. The [imprint](/app/imprint) names its operator. The
[privacy notice](/app/privacy) says what is stored about you.

## The service

Home Design edits photos of rooms and homes. You upload a photo, choose an edit, and get a new picture. The original photo is never
changed. Edits are computed: they show how a room could look, not how it looks or will look. Do not use them as construction plans.

## What you may upload

- Upload only photos that you have the right to use: your own, or with the permission of the photographer and of the people shown.
- Remove watermarks only from pictures that you own or may change.
- Do not upload anything unlawful. Do not try to break or overload the server, or to get around its limits.

You keep all rights to your photos and to the pictures made from them. The operator uses them only to provide this service: to store and
edit them, and to show them to you and to the people you share a link with.

## Edited pictures

If you publish an edited picture or use it to offer a property, you must say that it was edited where the law or the portal requires it.
The metadata of every edited picture says how it was made. You can add the words '${DISCLOSURE_LABEL}' to it and show the original
beside it.

## Guests and accounts

You can start as a guest without giving your name. Only this browser knows a guest session: if you clear its cookies, or stay signed
out for more than ${GUEST_RETURN_DAYS} days, your work cannot be recovered. Sign in with an account to keep it.

## Plans

Your plan sets how many designs you can make each month and how many projects you can have. The [plans page](/app/plans) shows both. Failed
edits are not counted, and neither are combined edits that miss a part which was said to be possible. ${takesPayments ? PAID : 'This server charges nothing unless the plans page says so before you agree.'}

## Links

Anyone who has a link that you created can see what it opens, without an account. ${
  shareLinkDays === null
    ? 'A link works until you revoke it.'
    : `A link created in the app expires after ${shareLinkDays} days unless you choose otherwise.`
} You can revoke a link at any time, and protect it with a password.

## Consultations

The ${CONSULTATION_MINUTES}-minute consultation is free and without obligation. Your answers in the form are used only to reply to your
request, and are deleted after ${LEAD_MONTHS_KEPT} months at the latest.

## Ending the agreement

Deleted items stay in the bin for ${BIN_DAYS} days. In the [settings](/app/settings) you can download everything
that is yours as one ZIP, and delete your account and everything in it; deletion takes up to ${ACCOUNT_DELETION_HOURS} hours. The operator may close accounts that
violate these terms.

## No warranty

The software is free and comes without warranty, as its license says. Keep your own copies of photos that matter to you. Nothing here
limits your statutory rights as a consumer.
`;

const PAID = `Paid plans are billed a month in advance by Stripe, at the price shown on the plans page and on Stripe's page, and
renew every month. You can cancel at any time under 'Manage subscription'; the plan then ends with the month you have paid for. Unused
designs do not carry over to the next month. When a plan ends, nothing is deleted, but you cannot add projects above the limit of the Free
plan. Features marked as coming are not part of what you pay for.`;
