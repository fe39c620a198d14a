import type { SiteFacts } from '../site-facts.ts';

/** The features that work for everyone, how they are tested, and the known gaps. */
export const accessibilityText = ({ mailAddress }: SiteFacts): string => `# Accessibility

Home Design is for everyone. It aims to conform to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.

## What works

- Every page works with a keyboard alone. The focus is always visible, and a link skips the navigation.
- Pages have headings, landmarks, and labels that screen readers announce. Dialogs keep the focus, close with Escape, and return the
  focus. Progress and results are announced.
- Pages fit a screen 320 pixels wide without scrolling sideways, and can be zoomed. Buttons are at least 44 pixels high.
- Text has the contrast that WCAG requires, in the light and in the dark color scheme. Nothing is shown by color alone.
- Animations stop if your system asks for reduced motion.
- There are no hidden time limits, and what you type is kept if the server cannot be reached.

## How we test

Automated tests open every page at 320 pixels in the dark scheme, and the main pages in the light scheme at phone and desktop sizes. They
check each page with axe for violations of WCAG 2.2 A and AA, and make a first edit of a photo by keyboard alone. There has been no audit
by an independent body, and no testing by people with disabilities.

## Known limitations

- Uploaded photos are described by their file name only. Nobody has written a description of what they show.
- You can mark areas of a photo by keyboard, with a cross that the arrow keys move. This is slower than using a pointer, and there is no
  alternative for people who cannot see the photo.
- Comparing two pictures is visual. The share of the picture that changed is also shown as a number.
- The interface is available in English only.

## Contact

${
  mailAddress === undefined
    ? 'If something does not work for you, tell the person who gave you the address of this server. The [imprint](/app/imprint) may name them.'
    : `If something does not work for you, write to ${mailAddress} and say which page it is. The [imprint](/app/imprint) has more contact details.`
}
`;
