import { describe, expect, it } from 'vitest';
import { type Constant, findConstants } from './find-constants.ts';
import { movedValue, withNumber } from './move-constant.ts';

const named = (text: string) => findConstants(text).map(({ name, value }) => [name, value]);
const only = (text: string): Constant => findConstants(text)[0]!;

describe('constants of a module', () => {
  it('are numbers with a name at the top level, exported or not', () => {
    expect(named('const NEAR = 3;\nexport const REACH: number = -0.5;')).toEqual([
      ['NEAR', 3],
      ['REACH', -0.5],
    ]);
  });

  it('are the numbers of records and lists, each by its own name', () => {
    const text = "const RULES = { misfit: { good: 8, bad: 40 }, sides: [0.1, 0.2], 'far-wall': 1 };";
    expect(named(text)).toEqual([
      ['RULES.misfit.good', 8],
      ['RULES.misfit.bad', 40],
      ['RULES.sides[0]', 0.1],
      ['RULES.sides[1]', 0.2],
      ["RULES['far-wall']", 1],
    ]);
  });

  it('are expressions of literal numbers, as one number', () => {
    expect(named('const A = 1 / 110;\nconst B = (20 * Math.PI) / 180;\nconst C = 640 * 480;')).toEqual([
      ['A', 1 / 110],
      ['B', Math.PI / 9],
      ['C', 307_200],
    ]);
  });

  it('are found behind types', () => {
    const text = 'const A: Shape = { terms: 3 };\nconst B = { far: 0.5 } as const satisfies Shape;';
    expect(named(text)).toEqual([
      ['A.terms', 3],
      ['B.far', 0.5],
    ]);
  });

  it('are no variables, no numbers within functions, and nothing computed from other names', () => {
    expect(named('let a = 1;\nfunction f() { const B = 2; }\nconst C = 2 * D + 1;\nconst E = "5";')).toEqual(
      [],
    );
  });

  it('are not moved when their comment says why, in a record or around it', () => {
    const text = [
      '/** Of the input. @fixed the size of the network */',
      'const SIDE = 512;',
      'const PLACES = {',
      '  /** @fixed channels of a color */',
      '  channels: 3,',
      '  least: 40,',
      '};',
      '/** @fixed bounds memory */',
      'const BOUNDS = { most: 5 };',
    ].join('\n');
    expect(findConstants(text).map(({ name, fixed }) => [name, fixed])).toEqual([
      ['SIDE', 'the size of the network'],
      ['PLACES.channels', 'channels of a color'],
      ['PLACES.least', null],
      ['BOUNDS.most', 'bounds memory'],
    ]);
  });

  it('are moved when the comment gives no reason', () => {
    expect(only('/** @fixed */\nconst SIDE = 512;').fixed).toBeNull();
  });

  it('are not moved when they name something', () => {
    const fixed = (text: string) => findConstants(text).map((constant) => constant.fixed !== null);
    expect(fixed('const CELL = { outside: 0, source: 1, hole: 2 } as const;')).toEqual([true, true, true]);
    expect(fixed('const WALLS = [2, 3, 4] as const;')).toEqual([true, true, true]);
    expect(fixed('const SHARES = [0.2, 0.5] as const;')).toEqual([false, false]);
    expect(fixed('const READ = { from: 3, to: 12 };')).toEqual([false, false]);
  });
});

describe('a moved constant', () => {
  const bothWays = (text: string) => [movedValue(only(text), 'down'), movedValue(only(text), 'up')];

  it('is 20 % smaller or larger, and down is towards zero', () => {
    expect(bothWays('const A = 0.35;')).toEqual([0.28, 0.42]);
    expect(bothWays('const A = -0.5;')).toEqual([-0.4, -0.6]);
    expect(bothWays('const A = 1 / 100;')).toEqual([0.008, 0.012]);
  });

  it('moves in whole steps, by at least 1, when it is written as a whole number', () => {
    expect(bothWays('const A = 2;')).toEqual([1, 3]);
    expect(bothWays('const A = 24;')).toEqual([19, 29]);
    expect(bothWays('const A = -10;')).toEqual([-8, -12]);
    expect(bothWays('const A = 0;')).toEqual([-1, 1]);
    expect(bothWays('const A = 2.0;')).toEqual([1.6, 2.4]);
  });

  it('takes the place of its expression, and of nothing else', () => {
    const text = 'const A = 5;\nconst B = { least: 1 / 4, most: 5 }; // 5';
    const [, least] = findConstants(text);
    expect(withNumber(text, least!, 0.2)).toBe('const A = 5;\nconst B = { least: (0.2), most: 5 }; // 5');
  });
});
