import { expect, it } from 'vitest';
import { make } from '../../../../test/make.ts';
import { chosenThings, correctionsOf } from './pointed-out.ts';

const thing = (id: number, type: 'sofa' | 'chair') => ({
  id,
  type,
  confidence: 0.9,
  box: { left: 0, top: 0, right: 1, bottom: 1 },
});
const detected = [thing(0, 'sofa'), thing(1, 'chair'), thing(2, 'chair')];

it.each([
  [[], [], []],
  [[0], ['sofa'], []],
  [[1, 2], ['chair'], []],
  [[2], [], [2]],
  [[2, 0], ['sofa'], [2]],
])('of %j, complete types are sent by name and single things by id', (chosen, categories, objects) => {
  expect(chosenThings(detected, chosen)).toEqual({ categories, objects });
});

it('corrections are null without marks', () => {
  expect(correctionsOf([], make.version())).toBeNull();
  expect(correctionsOf([{ kind: 'region', side: 'add', id: 1 }], make.version())).toEqual({
    add: { regions: [1], boxes: [] },
    remove: { regions: [], boxes: [] },
  });
});
