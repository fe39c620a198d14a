import type { WebFetchFailure } from './web-fetch-failure.ts';

/** Sentences for the user: what happened, and what to do next. They contain no text of the other server. */
export const WEB_FETCH_SENTENCES: Record<WebFetchFailure, string> = {
  address_not_allowed:
    'This address does not belong to a public website, so it is not opened. Use an address that starts with http:// or https:// and that anyone on the internet can open.',
  address_not_valid:
    'This is not a web address. Copy the whole address from the address bar of your browser and paste it here.',
  not_found:
    'The site has no page at this address. Check the address, or see whether the page is still online.',
  refused_by_site:
    'The site refused an automatic request. Open the page in your browser, save it, and add the file under Add Listings, Saved pages.',
  disallowed_by_robots:
    'The site asks programs not to open this page. Open the page in your browser, save it, and add the file under Add Listings, Saved pages.',
  too_large:
    'What is at this address is too large to import. Save the page in your browser, and add the file under Add Listings, Saved pages.',
  too_slow: 'The site did not answer in time. Try again in a few minutes.',
  too_many_redirects:
    'This address leads on to other addresses too many times. Open it in your browser, and copy the address where you end up.',
  not_a_page:
    'There is no web page at this address. Use the address of the page that shows the property, not of a file.',
  not_a_picture: 'There is no JPEG, PNG or WebP picture at this address. Save the picture and upload it.',
  not_reachable:
    'The site could not be reached. Check the address, and try again in a few minutes if it is right.',
  server_error: 'The site answered with an error of its own. Try again in a few minutes.',
};
