import robotsParserModule from 'robots-parser';
import { PRODUCT } from './user-agent.ts';

/** Its types describe another kind of module. */
const robotsParser = robotsParserModule as unknown as (
  url: string,
  contents: string,
) => { isAllowed(url: string, agent: string): boolean | undefined };

/** The rules of one robots.txt for this program. */
export interface RobotsRules {
  /** For this origin only. */
  allows(url: URL): boolean;
  /** Size of the rules in characters. */
  size: number;
}

/** Most steps for comparing one address with all rules; a file that needs more is an attack. */
const MOST_STEPS = 20_000_000;
const OURS = PRODUCT.toLowerCase();

/** Reads the groups for this program or for all. */
export function readRobotsRules(origin: string, text: string): RobotsRules {
  const { lines, patterns } = linesForUs(text);
  const contents = lines.join('\n');
  const rules = robotsParser(`${origin}/robots.txt`, contents);
  return {
    allows: (url) =>
      stepsFor(patterns, url.pathname.length + url.search.length) <= MOST_STEPS &&
      rules.isAllowed(url.href, PRODUCT) === true,
    size: contents.length,
  };
}

/**
 * The parser copies each rule for each program that its group names, so a small file with thousands of both would fill the
 * memory. It gets only the groups that concern us, with each name once.
 */
function linesForUs(text: string): { lines: string[]; patterns: string[] } {
  const lines: string[] = [];
  const patterns: string[] = [];
  let names = new Set<string>();
  let isInRules = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, field = '', value = ''] = /^\s*(user-agent|allow|disallow)\s*:\s*([^#]*)/i.exec(line) ?? [];
    if (field === '') continue;
    if (field.toLowerCase() !== 'user-agent') {
      isInRules = true;
      if (names.size === 0) continue;
      lines.push(`${field}: ${value.trim()}`);
      patterns.push(value.trim());
      continue;
    }
    if (isInRules) names = new Set();
    isInRules = false;
    const name = value.toLowerCase().split('/', 1)[0]?.trim() ?? '';
    if ((name !== OURS && name !== '*') || names.has(name)) continue;
    names.add(name);
    lines.push(`User-agent: ${name}`);
  }
  return { lines, patterns };
}

/** A rule with stars is compared at every position of the address. */
const stepsFor = (patterns: readonly string[], length: number): number =>
  patterns.reduce((steps, pattern) => steps + length * (pattern.includes('*') ? pattern.length : 1), 0);
