import type { SitePageName } from '@home-design/contract';

/** Sentences on the pages about this server, besides the text of the pages. */
export const copy = {
  titles: {
    terms: 'Terms and conditions',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    imprint: 'Imprint',
  } satisfies Record<SitePageName, string>,
  loading: 'Loading the page',
  failedTitle: 'This page could not be loaded',
  tryAgain: 'Try again',
} as const;
