import type { z } from 'zod';
import { messagesByField } from './messages-by-field.ts';

/** What is wrong, by field; problems of the whole are under the empty name. */
export function fieldsOf(error: z.ZodError): Record<string, string[]> {
  return messagesByField(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}
