import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { usePlainMessages } from './plain-messages.ts';
import { fieldsOf } from './zod-fields.ts';

beforeAll(usePlainMessages);
afterAll(() => {
  z.config({ customError: undefined });
});

function messageOf(schema: z.ZodType, value: unknown) {
  const { error } = schema.safeParse(value);
  return error && Object.values(fieldsOf(error))[0]?.[0];
}
const about = (schema: z.ZodType, value: unknown) =>
  messageOf(z.strictObject({ room_type: schema }), { room_type: value });

describe('the message about a wrong value', () => {
  it.each([
    [z.number().max(1), 3, 'Room type must be at most 1.'],
    [z.number().min(0.5), 0, 'Room type must be at least 0.5.'],
    [z.number().positive(), 0, 'Room type must be more than 0.'],
    [z.number().lt(16_384), 20_000, 'Room type must be less than 16,384.'],
    [z.int(), 1.5, 'Room type must be a whole number.'],
    [z.number(), 'many', 'Room type must be a number.'],
    [z.string(), 7, 'Room type must be text.'],
    [z.string(), undefined, 'Room type is required.'],
    [z.string().min(1), '', 'Room type must not be empty.'],
    [z.string().min(6), 'abc', 'Room type must have at least 6 characters.'],
    [z.string().max(2), 'abc', 'Room type must have at most 2 characters.'],
    [z.boolean(), 'yes', 'Room type must be true or false.'],
    [z.array(z.string()).min(1), [], 'Room type must have at least 1 entry.'],
    [z.array(z.string()).max(2), ['a', 'b', 'c'], 'Room type must have at most 2 entries.'],
    [z.array(z.string()), ['a', 2], 'Room type must be text.'],
    [z.enum(['bedroom', 'kitchen', 'hall']), 'attic', 'Room type must be bedroom, kitchen, or hall.'],
    [z.enum(['bedroom']), undefined, 'Room type is required.'],
    [z.uuid(), 'abc', 'Room type must be an id.'],
    [z.union([z.string(), z.number()]), true, 'Room type is not valid.'],
    [z.email(), 'mara', 'Invalid email address'],
    [z.string().min(3, 'Please enter a name'), 'a', 'Please enter a name'],
  ])('continues a sentence that names the field: %#', (schema, value, expected) => {
    expect(about(schema, value)).toBe(expected);
  });

  it('is about the whole if no field is wrong', () => {
    expect(messageOf(z.strictObject({}), { color: 1 })).toBe('The request has no field color.');
    expect(messageOf(z.strictObject({}), 'text')).toBe('The request must be an object.');
  });
});
