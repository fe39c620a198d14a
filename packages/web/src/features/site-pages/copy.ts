import type { SitePageName } from '@home-design/contract';

/** Sentences of the pages about this server, beside their text. */
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
