import { decodeHTML } from 'entities';
import JSON5 from 'json5';
import { BOUNDS } from './bounds.ts';

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property; properties of prototypes do not count. */
export function property(object: unknown, name: string): unknown {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A value as a list: empty, with one or with many entries. At most 500. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.slice(0, 500) : [value];
}

/** Parses strict JSON; undefined if it is invalid. */
export function strictJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Parses JSON as pages contain it: in CDATA or an HTML comment, with line breaks in strings, comments, trailing
 * commas, names without quotes, or with its quotes as entities. Undefined if it is invalid.
 */
export function lenientJson(source: string): unknown {
  const strict = strictJson(source);
  if (strict !== undefined) return strict;
  const text = withoutWrapping(source);
  if (text === '') return undefined;
  // A line break in a string is an error; between values it is white space, as the blank is.
  const oneLine = strictJson(text.replace(/\p{Cc}/gu, ' '));
  if (oneLine !== undefined) return oneLine;
  if (text.length > BOUNDS.lenientJson) return undefined;
  const loose = json5(text);
  if (loose !== undefined) return loose;
  return /&(?:quot|#0*34|#x0*22);/i.test(text)
    ? (strictJson(decodeHTML(text)) ?? json5(decodeHTML(text)))
    : undefined;
}

function json5(text: string): unknown {
  try {
    return JSON5.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Without marks of CDATA and HTML comments, and without the end of a statement. */
function withoutWrapping(source: string): string {
  return source
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s{0,20}<!(?:\[CDATA\[|--)\s{0,20}(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s{0,20}(?:\]\]|--)>\s{0,20}(?:\*\/)?$/, '')
    .trim()
    .replace(/;$/, '');
}

/**
 * The end of the JSON value that begins at `start` (a brace or bracket), ignoring braces in strings. -1 if it does
 * not end.
 */
export function endOfJson(text: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (quote !== '') {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'" || sign === '`') quote = sign;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The end of the string that begins at `start` (a quote); -1 if it does not end. */
export function endOfString(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at + 1;
  }
  return -1;
}
