import { type JudgedArguments, OBJECT_TYPES, type ObjectType } from '@home-design/contract';
import { z } from 'zod';
import type { KeptObjects } from '../../schema/picture-tables.ts';

/** The arguments of any edit that matter here, as accepted or as stored with a version. */
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
 * The arguments that matter to the judgment of an edit.
 * @param found what was detected in the source version: single things are given by their number
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
  // Each number is a thing of any kind.
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
