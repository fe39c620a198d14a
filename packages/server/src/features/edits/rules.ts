import type { ZodError } from 'zod';
import { messagesByField } from '../../platform/http/messages-by-field.ts';

/** Messages for wrong arguments of an edit, by argument; unknown arguments included. */
export function argumentFields(error: ZodError): Record<string, string[]> {
  return messagesByField(error.issues.flatMap(problemsOf));
}

function problemsOf(issue: ZodError['issues'][number]): [name: string, message: string][] {
  const name = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [key, 'is not an argument of this edit']);
  }
  // The last alternative describes free values; the ones before it are lists of names.
  const free = issue.code === 'invalid_union' ? issue.errors.at(-1)?.at(-1) : undefined;
  return [[name, free?.message ?? issue.message]];
}
