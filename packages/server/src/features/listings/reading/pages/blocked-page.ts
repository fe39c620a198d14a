/** Texts in the pages that sites send in place of the requested one. Real pages are longer. */
const MARKS =
  /captcha-delivery\.com|<title>\s{0,20}(?:just a moment|attention required|access denied|pardon our interruption|are you a robot|robot check|verify(?:ing)? you are (?:a )?human)|_cf_chl_opt|challenge-platform|px-captcha|perimeterx|pardon our interruption|access to this page has been denied|awsWafCookieDomainList|request unsuccessful\. incapsula|please enable (?:js|javascript) and disable any ad blocker/i;
const LONGEST = 20_000;

/** Whether a site refused the automatic request in place of sending the page. */
export function isBlockedPage(html: string): boolean {
  return html.length < LONGEST && MARKS.test(html);
}
