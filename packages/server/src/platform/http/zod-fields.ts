import type { z } from 'zod';
import { messagesByField } from './messages-by-field.ts';

/** The problems by field; those of the whole input have the empty name. */
export function fieldsOf(error: z.ZodError): Record<string, string[]> {
  return messagesByField(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
}
