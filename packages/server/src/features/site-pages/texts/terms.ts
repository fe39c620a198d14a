import {
  ACCOUNT_DELETION_HOURS,
  BIN_DAYS,
  CONSULTATION_MINUTES,
  DISCLOSURE_LABEL,
  GUEST_RETURN_DAYS,
  LEAD_MONTHS_KEPT,
} from '@home-design/contract';
import type { SiteFacts } from '../site-facts.ts';

/** What people may expect, and what is expected of them. */
export const termsText = ({ shareLinkDays }: SiteFacts): string => `# Terms and conditions

These terms hold for everybody who uses this server, with or without an account. Whoever runs the server is named in
the [imprint](/app/imprint). What is kept about you is told in the [privacy notice](/app/privacy).

## What this is

Home Design edits photos of rooms and homes. You upload a photo, choose an edit, and get a new picture; the photo itself stays as it
is. Edits are computed. They show how a room could look, not how it is or will be, and they are no plan to build by.

## What you may upload

- Upload only photos that you may use: your own, or with the consent of whoever made them and of people who can be seen in them.
- Remove watermarks only from pictures that are yours.
- Upload nothing unlawful, and do not try to break, overload or get around the limits of the server.

Your photos and the pictures made from them stay yours. The operator uses them only to run this service for you: to keep, edit and
show them, to you and to the people to whom you give a link.

## Altered pictures

If you publish a picture or offer a property with it, you have to say that it was altered where the law or the portal asks for that. Every
altered picture says in its metadata how it came about, and can carry the words '${DISCLOSURE_LABEL}' and stand beside its original.

## Guests and accounts

You can begin as a guest, without telling who you are. A guest is known by this browser alone: when it forgets its cookies, or after
you have signed out for more than ${GUEST_RETURN_DAYS} days, nobody can give back what you made. Sign in with an account to keep it.

## Plans

How many designs a month and how many projects you have depends on your plan, and is shown on the [plans page](/app/plans). A failed edit
is not counted. Nothing is charged on this server unless the plans page says so before you agree to it.

## Links

Whoever has a link that you made sees what it opens, without an account. ${
  shareLinkDays === null
    ? 'A link lasts until you end it.'
    : `A link made in the app ends after ${shareLinkDays} days unless you choose otherwise.`
} You can end it sooner at any time, and give it a password.

## Asking for a consultation

The ${CONSULTATION_MINUTES}-minute consultation is free and binds you to nothing. What you write in the form is used to answer
your request, and deleted after ${LEAD_MONTHS_KEPT} months at the latest.

## Ending it

What you delete lies in the bin for ${BIN_DAYS} days. Each project can be downloaded as a ZIP. In the [settings](/app/settings)
you can have your account deleted with everything in it, within ${ACCOUNT_DELETION_HOURS} hours.
The operator may end accounts that break these terms.

## No warranty

The software is free and comes without warranty, as its license says. Keep your own copies of photos that matter to you. None of this
limits rights that the law gives you as a consumer.
`;
