import type { z } from 'zod';

/** What is wrong, by field; problems of the whole are under the empty name. */
export function fieldsOf(error: z.ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.');
    fields[name] = [...(fields[name] ?? []), issue.message];
  }
  return fields;
}
