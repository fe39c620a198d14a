import { BOUNDS } from '../bounds.ts';
import { endOfJson, endOfString, isObject, lenientJson, property, strictJson } from '../json-values.ts';
import { type PageElement, scriptOf } from './page.ts';

/** A part of the data that a page contains for its scripts, with a readable name of its place. */
export interface PageState {
  name: string;
  data: unknown;
}

const STATES = 60;
const ASSIGNMENT =
  /(?:\b(?:window|self|globalThis|root|var|let|const)\b[\s.]{0,4}|(?:^|[;\n])\s{0,8})((?:[\w$.]{1,80})?(?:\[["'][\w$.-]{1,80}["']\])?)\s{0,4}=\s{0,4}(?=[[{"'J])/g;

/**
 * The plain JSON in a page's scripts: `<script type="application/json">`, `window.NAME = {…}`, `JSON.parse("…")`, and
 * the stream of Next.js. No script is run.
 */
export function pageStates(elements: PageElement[]): PageState[] {
  const states: PageState[] = [];
  const stream: string[] = [];
  for (const element of elements) {
    if (element.tag !== 'script' || states.length >= STATES) continue;
    const type = element.attributes.get('type')?.toLowerCase() ?? '';
    if (type.startsWith('application/ld+json') || element.attributes.has('src')) continue;
    const text = scriptOf(element);
    if (/^application\/(?:[\w.-]+\+)?json/.test(type)) {
      const data = lenientJson(text);
      if (data !== undefined) states.push({ name: element.attributes.get('id') ?? 'application/json', data });
    } else if (text.includes('__next_f.push')) stream.push(...pushedStrings(text));
    else states.push(...assignedStates(text));
  }
  states.push(...streamStates(stream.join('')));
  return states.slice(0, STATES).map(({ name, data }) => ({ name: name.slice(0, 80), data: hydrated(data) }));
}

function assignedStates(text: string): PageState[] {
  const states: PageState[] = [];
  ASSIGNMENT.lastIndex = 0;
  for (let match = ASSIGNMENT.exec(text); match && states.length < STATES; match = ASSIGNMENT.exec(text)) {
    let start = match.index + match[0].length;
    const call = /^JSON\.parse\(\s{0,4}/.exec(text.slice(start, start + 24));
    if (call) start += call[0].length;
    const sign = text[start];
    const isString = sign === '"' || sign === "'";
    if (!isString && sign !== '{' && sign !== '[') continue;
    const end = isString ? endOfString(text, start) : endOfJson(text, start);
    // JSON that does not end here does not end later either.
    if (end < 0) break;
    ASSIGNMENT.lastIndex = end;
    const source = text.slice(start, end);
    const data = isString ? parsedString(source) : lenientJson(source);
    if (typeof data === 'object' && data !== null) states.push({ name: match[1] ?? '', data });
  }
  return states;
}

/** The JSON in a string of a script. */
function parsedString(source: string): unknown {
  const text = source.length < 40 ? undefined : lenientJson(source);
  return typeof text === 'string' ? strictJson(text) : undefined;
}

function pushedStrings(text: string): string[] {
  const strings: string[] = [];
  const mark = '__next_f.push(';
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at)) {
    const start = at + mark.length;
    const end = text[start] === '[' ? endOfJson(text, start) : -1;
    if (end < 0) break;
    const pushed = strictJson(text.slice(start, end));
    if (Array.isArray(pushed) && typeof pushed[1] === 'string') strings.push(pushed[1]);
    at = end;
  }
  return strings;
}

/** The rows of a stream: a name, a colon, JSON. */
function streamStates(stream: string): PageState[] {
  const states: PageState[] = [];
  for (const line of stream.split('\n')) {
    const row = /^[\da-f]{1,6}:(?=[[{])/.exec(line);
    const data = row ? strictJson(line.slice(row[0].length)) : undefined;
    if (data !== undefined && states.length < STATES) states.push({ name: '__next_f', data });
  }
  return states;
}

/** JSON in a string, also behind the mark `{}&&`; undefined if the string is not JSON. */
export function jsonInString(text: string): unknown {
  const body = text.startsWith('{}&&') ? text.slice(4) : text;
  if (body.length < 12 || !/^\s{0,4}[[{]/.test(body)) return undefined;
  const data = strictJson(body);
  return typeof data === 'object' && data !== null ? hydrated(data) : undefined;
}

/**
 * Resolves a list that contains each value once and whose objects refer to values by index
 * (`[{"home":1},{"price":2},450000]`); other data is returned as it is. A value with many references stays one value,
 * so nothing grows.
 */
function hydrated(data: unknown): unknown {
  if (!Array.isArray(data) || data.length < 3 || data.length > BOUNDS.jsonValues) return data;
  const places = data as unknown[];
  const root = places.findIndex((value) => isObject(value));
  if (root < 0 || root > 2 || !Object.values(places[root] as object).every(isPlace)) return data;
  if (Object.keys(places[root] as object).length === 0) return data;
  const made = new Map<number, unknown>();
  const waiting: (() => void)[] = [];
  const make = (place: unknown): unknown => {
    if (!isPlace(place)) return undefined;
    if (made.has(place)) return made.get(place);
    const value = places[place];
    if (isObject(value)) {
      const object: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
      made.set(place, object);
      waiting.push(() => {
        for (const name of Object.keys(value)) object[name] = make(property(value, name));
      });
      return object;
    }
    if (Array.isArray(value)) {
      // ['Reactive', 3]: a value in a named wrapper.
      if (typeof value[0] === 'string' && isPlace(value[1])) {
        made.set(place, undefined);
        const inner = make(value[1]);
        made.set(place, inner);
        return inner;
      }
      const list: unknown[] = [];
      made.set(place, list);
      waiting.push(() => {
        for (const one of value) list.push(make(one));
      });
      return list;
    }
    made.set(place, value);
    return value;
  };
  function isPlace(value: unknown): value is number {
    return typeof value === 'number' && Number.isInteger(value) && value >= -10 && value < places.length;
  }
  const whole = make(root);
  for (let step = waiting.shift(); step; step = waiting.shift()) step();
  return whole;
}
