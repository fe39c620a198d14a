import { EDIT_ARGUMENTS } from '@home-design/contract';
import { beforeAll, expect, it } from 'vitest';
import { usePlainMessages } from '../../platform/http/plain-messages.ts';
import { argumentFields } from './rules.ts';

beforeAll(usePlainMessages);

it.each([
  [{ color: 'plaid' }, { color: ['Color must be a color name or #rrggbb.'] }],
  [{ shade: 3 }, { shade: ['Shade is not an argument of this edit.'] }],
  [
    { constructor: 1, toString: 2 },
    {
      constructor: ['Constructor is not an argument of this edit.'],
      toString: ['ToString is not an argument of this edit.'],
    },
  ],
  [{ strength: 2 }, { strength: ['Strength must be at most 1.'] }],
  [{ seed: 1.5 }, { seed: ['Seed must be a whole number.'] }],
  [
    { corrections: { add: { regions: [1, -2] } } },
    { 'corrections.add.regions.1': ['Regions must be at least 0.'] },
  ],
])('S-09 says which argument of %j is wrong', (args, fields) => {
  const { error } = EDIT_ARGUMENTS['wall-color'].safeParse(args);
  expect(argumentFields(error!)).toEqual(fields);
});
