import type { SiteFacts } from '../site-facts.ts';

/** What works for everybody, how that is known, and what does not. */
export const accessibilityText = ({ mailAddress }: SiteFacts): string => `# Accessibility

Home Design is meant for everybody. It is built to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA.

## What works

- Every page can be used by keyboard alone. What has the focus can be seen, and a link skips the navigation.
- Pages have headings, landmarks and names of buttons and fields that screen readers tell. Dialogs keep the focus, close with Escape and
  give the focus back. Progress and results are announced.
- Pages fit a screen 320 pixels wide without scrolling sideways, and can be enlarged. Buttons are at least 44 pixels high.
- Colors keep the contrast that WCAG asks for, in the light and in the dark scheme. Nothing is told by color alone.
- Whoever asks the system for less motion gets none.
- Nothing has to be done within a time limit that ends unseen, and what was typed is kept when the server is away.

## How this is known

The tests of the software open every page at 320 pixels in the dark scheme, and the main ones in the light scheme on a phone and a
desktop, and check them with axe for violations of WCAG 2.2 A and AA. A first edit of a photo is done by keyboard alone. No audit by an independent
body was made, and no test with a group of people with disabilities.

## What does not work as well

- Photos that people upload have the name of their file as their description: what can be seen in them, nobody has written down.
- Corrections can be painted into a photo by keyboard, with a cross that arrow keys move. It is slower than with a pointer, and whoever
  cannot see the photo has no other way to tell where to paint.
- Comparing two pictures is by nature visual. The numbers of what was changed stand beside it.
- The interface is in English only.

## Tell us

${
  mailAddress === undefined
    ? 'Tell whoever gave you the address of this server about what you cannot use; the [imprint](/app/imprint) may say more.'
    : `Write to ${mailAddress} about what you cannot use, and on which page. The [imprint](/app/imprint) says more.`
}
`;
