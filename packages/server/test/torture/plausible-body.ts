import { z } from 'zod';

/** The part of JSON Schema that is used here. */
interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  minLength?: number;
  format?: string;
  pattern?: string;
  default?: unknown;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** The JSON Schema of a request. */
export const schemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

/** Names of an object schema's fields, including those of its alternatives. */
export function fieldsOf(schema: JsonSchema, root = schema): string[] {
  const own = resolve(schema, root);
  const parts = [...(own.anyOf ?? []), ...(own.oneOf ?? []), ...(own.allOf ?? [])];
  return [
    ...new Set([...Object.keys(own.properties ?? {}), ...parts.flatMap((part) => fieldsOf(part, root))]),
  ];
}

/**
 * A value that fits a schema: all fields of objects, one entry in lists, the smallest numbers.
 * @param ids values for ids, by the name of the field
 */
export function plausible(
  schema: JsonSchema,
  ids: (field: string) => string,
  field = '',
  root: JsonSchema = schema,
): unknown {
  const own = resolve(schema, root);
  if (own.const !== undefined) return own.const;
  if (own.enum) return own.enum[0];
  if (own.default !== undefined) return own.default;
  const choice = own.anyOf?.[0] ?? own.oneOf?.[0];
  if (choice) return plausible(choice, ids, field, root);
  if (own.allOf) return Object.assign({}, ...own.allOf.map((part) => plausible(part, ids, field, root)));
  switch (own.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(own.properties ?? {}).map(([name, part]) => [name, plausible(part, ids, name, root)]),
      );
    case 'array':
      return [plausible(own.items ?? {}, ids, field, root)];
    case 'integer':
    case 'number':
      return own.minimum ?? (own.exclusiveMinimum ?? 0) + 1;
    case 'boolean':
      return true;
    case 'string':
      if (own.format === 'uuid') return ids(field);
      if (own.format === 'email') return 'someone@example.org';
      if (own.format === 'date-time') return '2030-01-01T00:00:00Z';
      return 'x'.repeat(Math.max(4, own.minLength ?? 0));
    default:
      return null;
  }
}

function resolve(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const name = schema.$ref?.replace('#/$defs/', '');
  return (name && root.$defs?.[name]) || schema;
}
