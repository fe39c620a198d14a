import type { ZodError } from 'zod';

/** What is wrong with the arguments of an edit, by argument; unknown ones are named as well. */
export function argumentFields(error: ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  const add = (name: string, message: string) => {
    fields[name] = [...(fields[name] ?? []), message];
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(key, 'is not an argument of this edit');
    } else if (issue.code === 'invalid_union') {
      // The last alternative says what may be given freely; the ones before are lists of names.
      add(issue.path.join('.'), issue.errors.at(-1)?.at(-1)?.message ?? issue.message);
    } else {
      add(issue.path.join('.'), issue.message);
    }
  }
  return fields;
}
