import { EDIT_ARGUMENTS } from '@home-design/contract';
import { expect, it } from 'vitest';
import { argumentFields } from './rules.ts';

const UNKNOWN = 'is not an argument of this edit';

it.each([
  [{ color: 'plaid' }, { color: ['must be a color name or #rrggbb'] }],
  [{ shade: 3 }, { shade: [UNKNOWN] }],
  [
    { constructor: 1, toString: 2 },
    { constructor: [UNKNOWN], toString: [UNKNOWN] },
  ],
  [{ strength: 2 }, { strength: [expect.stringContaining('<=1')] }],
  [{ seed: 1.5 }, { seed: [expect.stringContaining('int')] }],
  [
    { corrections: { add: { regions: [1, -2] } } },
    { 'corrections.add.regions.1': [expect.stringContaining('>=0')] },
  ],
])('S-09 says which argument of %j is wrong', (args, fields) => {
  const { error } = EDIT_ARGUMENTS['wall-color'].safeParse(args);
  expect(argumentFields(error!)).toEqual(fields);
});
