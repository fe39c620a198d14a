import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withoutJsonSchema } from './leave-out-json-schema.ts';

const zod = readFileSync(
  join(dirname(fileURLToPath(import.meta.resolve('zod'))), 'v4/classic/schemas.js'),
  'utf8',
);

test('the build keeps what parses and what reads the limits of a schema', () => {
  const code = withoutJsonSchema(zod);

  expect(code).toContain('processors.aggregateChecks(inst).maximum');
  const lines = zod.split('\n').filter((line) => !line.includes('JSONSchema'));
  expect(code.split('\n')).toEqual(expect.arrayContaining(lines));
});

test('no kind of schema brings its description as JSON Schema along', () => {
  const code = withoutJsonSchema(zod);

  expect(code).not.toMatch(/processors\.\w+Processor/);
  expect(code).not.toMatch(/create\w+JSONSchemaMethod\(this/);
});
