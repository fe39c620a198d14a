/** A real page of a property is longer. */
const LONGEST_BLOCKED_PAGE = 20_000;
const MARKS =
  /captcha-delivery\.com|Just a moment|_cf_chl_opt|px-captcha|perimeterx|Pardon Our Interruption|Access to this page has been denied|awsWafCookieDomainList/i;

/** Whether it is a page that keeps programs out, instead of the requested one. */
export const isBlockedPage = (html: string): boolean =>
  html.length < LONGEST_BLOCKED_PAGE && MARKS.test(html);
