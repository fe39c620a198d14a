import { BOUNDS } from '../bounds.ts';
import { emptyReading, type PartialReading } from '../facts/partial-reading.ts';
import { isObject, property } from '../json-values.ts';
import { type HomeFound, readHomeData, scoreOf } from './home-data.ts';
import type { PageElement } from './page.ts';
import { isOwn, type PageContext } from './page-context.ts';
import { jsonInString, pageStates } from './page-state.ts';

/** Names of data about other homes, or about people. */
const ELSEWHERE =
  /similar|nearby|recommend|related|comparable|comps|suggest|carousel|recently|alsoviewed|agent(?!\.cache)|broker|office|history|mortgage|school/i;
/** The smallest score of an object that is a home. */
const ENOUGH = 1.6;
/** Characters of JSON in strings that are parsed. */
const STRINGS = 10_000_000;

interface Waiting {
  value: unknown;
  path: string[];
  /** In a list of several homes, or under a name for other homes. */
  isElsewhere: boolean;
}

/**
 * The facts about the home in the data for a page's scripts: from the object that has most of them, preferring one
 * with the page's own address. Homes in lists (similar ones, results) are skipped.
 */
export function readPageData(elements: PageElement[], context: PageContext): PartialReading {
  let best: (HomeFound & { score: number }) | null = null;
  const waiting: Waiting[] = pageStates(elements).map(({ name, data }) => ({
    value: data,
    path: [name],
    isElsewhere: false,
  }));
  const seen = new Set<unknown>();
  let characters = 0;
  for (let at = 0; at < waiting.length && at < BOUNDS.jsonValues; at += 1) {
    const { value, path, isElsewhere } = waiting[at] ?? { value: null, path: [], isElsewhere: true };
    if (typeof value === 'string') {
      characters += value.length;
      const inside = characters <= STRINGS ? jsonInString(value) : undefined;
      if (inside !== undefined) waiting.push({ value: inside, path, isElsewhere });
      continue;
    }
    if (typeof value !== 'object' || value === null || seen.has(value) || path.length > BOUNDS.jsonDepth)
      continue;
    seen.add(value);
    if (isObject(value)) {
      const own = ownAddress(value, context);
      const score = own === false || (isElsewhere && !own) ? 0 : scoreOf(value);
      if (score >= ENOUGH && score * (own ? 3 : 1) > (best?.score ?? 0))
        best = { value, path, score: score * (own ? 3 : 1) };
    }
    const isList = Array.isArray(value);
    const several =
      isList && value.slice(0, 10).filter((one) => isObject(one) && scoreOf(one) >= ENOUGH).length > 1;
    const names = isList ? value.slice(0, 2_000).keys() : Object.keys(value).slice(0, 2_000);
    for (const name of names) {
      const next = property(isList ? { next: value[name as number] } : value, isList ? 'next' : String(name));
      if ((typeof next === 'object' && next !== null) || (typeof next === 'string' && next.length >= 12))
        if (waiting.length < BOUNDS.jsonValues)
          waiting.push({
            value: next,
            path: isList ? path : [...path.slice(0, BOUNDS.jsonDepth), shortName(String(name))],
            isElsewhere: isElsewhere || several || (!isList && ELSEWHERE.test(String(name).slice(0, 80))),
          });
    }
  }
  return best ? readHomeData(best, context) : emptyReading();
}

/** A key that is data itself (a whole query) is not a name. */
function shortName(name: string): string {
  return name.length <= 40 ? name : '…';
}

function ownAddress(value: object, context: PageContext): boolean | null {
  for (const name of ['url', 'canonicalUrl', 'detailUrl', 'permalink', 'href', 'hdpUrl', 'canonical_url']) {
    const address = property(value, name);
    if (typeof address !== 'string' || !/^(?:https?:\/)?\//.test(address)) continue;
    const own = isOwn(address, context);
    if (own !== null) return own;
  }
  return null;
}
