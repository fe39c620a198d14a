import { z } from 'zod';

/** A longer list of choices does not help in a sentence. */
const MOST_CHOICES = 40;

/**
 * Says what is wrong with a value in plain words, as the rest of a sentence that begins with its field. Schemas with
 * their own message keep it.
 */
export function usePlainMessages(): void {
  z.config({ customError: problemOf });
}

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** 'must be at most 1' */
function problemOf(issue: Issue): string | undefined {
  const isMissing = issue.input === undefined;
  switch (issue.code) {
    case 'invalid_type':
      return isMissing ? 'is required' : `must be ${KINDS[issue.expected] ?? 'of another kind'}`;
    case 'invalid_value':
      if (isMissing) return 'is required';
      return issue.values.length > MOST_CHOICES
        ? 'is none of the choices'
        : `must be ${listOf(issue.values)}`;
    case 'too_big':
      return `must ${atMost(issue.origin, Number(issue.maximum), issue.inclusive ?? true)}`;
    case 'too_small':
      return `must ${atLeast(issue.origin, Number(issue.minimum), issue.inclusive ?? true)}`;
    case 'invalid_format':
      // The specification's own words.
      return issue.format === 'email'
        ? undefined
        : `must be ${FORMATS[issue.format] ?? 'written differently'}`;
    case 'unrecognized_keys':
      return `has no field ${listOf(issue.keys)}`;
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'is not valid';
  }
}

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'text',
};

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'an id',
  guid: 'an id',
  url: 'an address',
  datetime: 'a date with a time',
  date: 'a date',
  safeint: 'a whole number',
};

function atMost(origin: string, maximum: number, isInclusive: boolean): string {
  const count = maximum.toLocaleString('en-US');
  if (origin === 'string') return `have at most ${count} ${maximum === 1 ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set')
    return `have at most ${count} ${maximum === 1 ? 'entry' : 'entries'}`;
  return isInclusive ? `be at most ${count}` : `be less than ${count}`;
}

function atLeast(origin: string, minimum: number, isInclusive: boolean): string {
  const count = minimum.toLocaleString('en-US');
  if (origin === 'string') return minimum === 1 ? 'not be empty' : `have at least ${count} characters`;
  if (origin === 'array' || origin === 'set')
    return `have at least ${count} ${minimum === 1 ? 'entry' : 'entries'}`;
  return isInclusive ? `be at least ${count}` : `be more than ${count}`;
}

const CHOICES = new Intl.ListFormat('en-US', { type: 'disjunction' });

const listOf = (values: readonly unknown[]): string => CHOICES.format(values.map(String));
