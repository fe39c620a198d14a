import { decodeHTML } from 'entities';
import JSON5 from 'json5';
import { BOUNDS } from './bounds.ts';

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own property; what stands on prototypes is no data. */
export function property(object: unknown, name: string): unknown {
  return isObject(object) && Object.hasOwn(object, name) ? object[name] : undefined;
}

/** A value as a list: nothing, one or many. At most 500. */
export function asList(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.slice(0, 500) : [value];
}

/** Reads strict JSON; undefined when it is none. */
export function strictJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads JSON as pages carry it: in CDATA or an HTML comment, with line breaks in strings, comments, trailing commas,
 * names without quotes, or with its quotes written as entities. Undefined when it is none.
 */
export function lenientJson(source: string): unknown {
  const strict = strictJson(source);
  if (strict !== undefined) return strict;
  const text = withoutWrapping(source);
  if (text === '') return undefined;
  // A line break in a string is a mistake; between values it is white space as the blank is.
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

/** Without CDATA marks, HTML comment marks and what ends a statement. */
function withoutWrapping(source: string): string {
  return source
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s{0,20}<!(?:\[CDATA\[|--)\s{0,20}(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s{0,20}(?:\]\]|--)>\s{0,20}(?:\*\/)?$/, '')
    .trim()
    .replace(/;$/, '');
}

/**
 * Where the JSON value that begins at `start` (a brace or bracket) ends, with braces in strings left alone. -1 when it does
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

/** Where the string that begins at `start` (a quote) ends; -1 when it does not end. */
export function endOfString(text: string, start: number): number {
  const quote = text[start];
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === quote) return at + 1;
  }
  return -1;
}
