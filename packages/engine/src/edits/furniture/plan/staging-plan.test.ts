import { expect, it } from 'vitest';
import { PlanItem } from './staging-plan.ts';

it('keeps the lock of a thing, which is set or absent', () => {
  const sofa = { kind: 'sofa', silhouette: 'boxy', x: 0, y: 0, z: -3, turn: 0, size: [2, 0.8, 0.9] };
  expect(PlanItem.parse({ ...sofa, locked: true })).toEqual({ ...sofa, locked: true });
  expect(PlanItem.safeParse({ ...sofa, locked: false }).success).toBe(false);
});
