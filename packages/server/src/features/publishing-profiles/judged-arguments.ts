import { type JudgedArguments, OBJECT_TYPES, type ObjectType } from '@home-design/contract';
import { z } from 'zod';
import type { KeptObjects } from '../../schema/picture-tables.ts';

/** What of the arguments of any edit matters here, as they were accepted or are kept with a version. */
const Arguments = z.object({
  categories: z.array(z.enum(OBJECT_TYPES)).catch([]),
  objects: z.array(z.int()).catch([]),
  color: z.unknown().optional(),
  light: z.unknown().optional(),
  corrections: z.object({ add: z.unknown().optional() }).optional().catch(undefined),
});
const Parts = z.object({
  regions: z.array(z.int()).catch([]),
  boxes: z.array(z.unknown()).catch([]),
  painted: z.unknown().optional(),
});

/**
 * What of an edit's arguments matters to its judgment.
 * @param found what was detected in the version that the edit starts from: single things are named by their number
 */
export function judgedArguments(
  given: Readonly<Record<string, unknown>>,
  found: Pick<KeptObjects, 'objects'> | null,
): JudgedArguments {
  const { categories, objects, color, light, corrections } = Arguments.parse(given);
  const chosen = new Set(objects);
  const objectTypes: ObjectType[] = (found?.objects ?? []).flatMap(({ id, type }) =>
    chosen.has(id) ? [type] : [],
  );
  // Each number is a thing, whatever it is.
  const marks = objects.length > 0 || hasParts(corrections?.add);
  return { categories, objectTypes, color, light, marks };
}

function hasParts(add: unknown): boolean {
  const parts = Parts.safeParse(add ?? {}).data;
  return (
    parts !== undefined &&
    (parts.regions.length > 0 || parts.boxes.length > 0 || typeof parts.painted === 'string')
  );
}
