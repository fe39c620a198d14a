import { expect, it } from 'vitest';
import { PLAN_OFFERS } from './plans.ts';

it('CONST-68 CONST-69 CONST-70 CONST-71 CONST-72 CONST-73 CONST-74 shows the prices and allowances of the three plans', () => {
  expect(
    PLAN_OFFERS.map(({ name, price, period, designs, projects }) => [name, price, period, designs, projects]),
  ).toEqual([
    ['Free', '$0', 'forever', 100, '5 projects'],
    ['Pro', '$19', 'per month', 1000, 'Unlimited projects'],
    ['Business', '$49', 'per month', 5000, 'Unlimited projects'],
  ]);
});
