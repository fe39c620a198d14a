/** Marks of the pages that sites send instead of the one asked for. Real pages are longer than these. */
const MARKS =
  /captcha-delivery\.com|<title>\s{0,20}(?:just a moment|attention required|access denied|pardon our interruption|are you a robot|robot check|verify(?:ing)? you are (?:a )?human)|_cf_chl_opt|challenge-platform|px-captcha|perimeterx|pardon our interruption|access to this page has been denied|awsWafCookieDomainList|request unsuccessful\. incapsula|please enable (?:js|javascript) and disable any ad blocker/i;
const LONGEST = 20_000;

/** Whether a site sent its refusal of automatic requests instead of the page. */
export function isBlockedPage(html: string): boolean {
  return html.length < LONGEST && MARKS.test(html);
}
