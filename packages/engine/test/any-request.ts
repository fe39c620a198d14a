import fc from 'fast-check';
import { z } from 'zod';
import { EditRequest } from '../src/edits/edit-request.ts';

/** As much of JSON Schema as the requests' schemas come out in. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly pattern?: string;
}

const { oneOf = [] } = z.toJSONSchema(EditRequest, { io: 'input' }) as { oneOf?: Schema[] };
const schemas = new Map(oneOf.map((schema) => [String(schema.properties?.mode?.const), schema]));

/** All modes there are requests for. */
export const MODES: readonly string[] = [...schemas.keys()];

/** Larger whole numbers are picked from a few: most regions and objects have small numbers. */
const MANY = 1_000_000;

/** Any request of a mode that the schema takes, its limits more often than what lies between. */
export function anyRequest(mode: string): fc.Arbitrary<EditRequest> {
  return anyOf(schemas.get(mode)!)
    .map((given) => EditRequest.safeParse(given))
    .filter((parsed) => parsed.success)
    .map((parsed) => parsed.data!);
}

/** Each number of a mode's request just beyond its limits, each word replaced by an unknown one, and a key too many. */
export function requestsBeyond(mode: string): { readonly what: string; readonly request: object }[] {
  const beyond: { what: string; request: object }[] = [
    { what: 'an unknown key', request: { mode, surprise: 1 } },
  ];
  for (const [key, schema] of Object.entries(schemas.get(mode)!.properties ?? {})) {
    if (key === 'mode') continue;
    for (const value of valuesBeyond(schema)) {
      beyond.push({
        what: `${key} ${JSON.stringify(value) ?? String(value)}`,
        request: { mode, [key]: value },
      });
    }
  }
  return beyond;
}

function valuesBeyond({ type, enum: words, minimum, maximum, items }: Schema): unknown[] {
  if (words) return ['no such word', 7];
  if (type === 'number' || type === 'integer') {
    const step = type === 'integer' ? 1 : 1e-6;
    return [minimum! - step, maximum! + step, Number.NaN, Number.POSITIVE_INFINITY, '1', null];
  }
  if (type === 'array') return [7, ...valuesBeyond(items!).map((value) => [value])];
  return type === 'string' ? [7, ''] : ['text'];
}

function anyOf(schema: Schema): fc.Arbitrary<unknown> {
  const { const: constant, enum: words, type, items, prefixItems, pattern } = schema;
  if (constant !== undefined) return fc.constant(constant);
  if (words) return fc.constantFrom(...words);
  if (prefixItems) return fc.tuple(...prefixItems.map(anyOf));
  switch (type) {
    case 'object':
      return anyObject(schema);
    case 'array':
      return fc.array(anyOf(items!), { maxLength: 2 });
    case 'integer':
      return anyInteger(schema);
    case 'number': {
      const min = schema.minimum ?? (schema.exclusiveMinimum ?? -1e6) + 1e-3;
      const max = schema.maximum ?? 1e6;
      return fc.oneof(fc.constantFrom(min, max), fc.double({ min, max, noNaN: true }));
    }
    case 'boolean':
      return fc.boolean();
    default:
      return pattern === undefined
        ? fc.constantFrom('Grove & Sons', '/nowhere/picture.png', 'W'.repeat(60), '家')
        : fc.stringMatching(new RegExp(pattern));
  }
}

function anyInteger({ minimum = 0, maximum = MANY }: Schema): fc.Arbitrary<number> {
  return maximum > MANY
    ? fc.constantFrom(minimum, 1, 3, maximum)
    : fc.integer({ min: minimum, max: maximum });
}

function anyObject({ properties = {}, required = [] }: Schema): fc.Arbitrary<object> {
  const keys = Object.keys(properties);
  if (['x', 'y', 'width', 'height'].every((key) => keys.includes(key)) && keys.length === 4)
    return anyRectangle();
  const parts = Object.fromEntries(keys.map((key) => [key, anyOf(properties[key]!)]));
  return fc.record(parts, { requiredKeys: [...required] });
}

/** A rectangle inside the picture. */
function anyRectangle(): fc.Arbitrary<object> {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const side = fc
    .tuple(share, share)
    .map(([a, b]) => [Math.min(a, b), Math.max(1e-3, Math.abs(a - b))] as const);
  return fc.tuple(side, side).map(([[x, width], [y, height]]) => ({
    x: Math.min(x, 1 - width),
    y: Math.min(y, 1 - height),
    width,
    height,
  }));
}
