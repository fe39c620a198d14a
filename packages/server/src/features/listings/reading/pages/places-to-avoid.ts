const TAGS = new Set(['nav', 'footer', 'aside', 'select', 'dialog']);
const WORDS =
  /(?:^|[\s_-])(?:similar|related|nearby|near-by|recommend(?:ed|ations?)|suggest(?:ed|ions?)|comparables?|comps|also-?viewed|more-?homes|other-?(?:homes|listings|properties)|recently-?viewed|agents?|brokers?|realtors?|advisors?|contact|footer|navbar|breadcrumbs?|cookie|banner|advert(?:isement)?s?|ads?|sponsor(?:ed)?|newsletter|mortgage|schools?|reviews?|comments?|site-?header|logos?)(?=$|[\s_-])/;

/** Whether an element begins a part of the page that is not about the home, by its tag, role, class or id. */
export function avoids(tag: string, attributes: Map<string, string>): boolean {
  if (TAGS.has(tag)) return true;
  // The names of elements around the whole page do not count.
  if (tag === 'html' || tag === 'body' || tag === 'main' || tag === 'head') return false;
  const role = attributes.get('role');
  if (role === 'navigation' || role === 'contentinfo' || role === 'complementary') return true;
  for (const name of ['class', 'id', 'data-testid', 'aria-label']) {
    const value = attributes.get(name);
    if (value && WORDS.test(inWords(value))) return true;
  }
  return false;
}

/** 'similarHomes__list' as 'similar-homes-list'. */
export function inWords(value: string): string {
  return value
    .slice(0, 500)
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[^a-zA-Z\d\s]+/g, '-')
    .toLowerCase();
}
