import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Named, type PlacedLabel, placeNames, widthOfName } from './place-names.ts';

const SHEET = { width: 360, height: 240, cell: 26 };
const thing = (
  id: number,
  name: string,
  [left, top, right, bottom]: [number, number, number, number],
): Named => ({ id, name, box: { left, top, right, bottom } });

const overlap = (a: PlacedLabel, b: PlacedLabel) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 1e-9 &&
  Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 1e-9;
const pairs = <T>(all: readonly T[]) => all.flatMap((a, at) => all.slice(at + 1).map((b) => [a, b] as const));

describe('labels of things on the photo', () => {
  it('say the name in the middle of a thing, also of one that is narrower than its name', () => {
    const labels = placeNames([thing(1, 'Potted plant', [0.48, 0.2, 0.52, 0.8])], SHEET);
    expect(labels.get(1)).toEqual({
      ...{ x: 180, y: 120, height: 26, isNamed: true },
      width: widthOfName('Potted plant'),
    });
  });

  it('stay in the picture', () => {
    const labels = placeNames([thing(1, 'Furniture', [0.98, 0.98, 1, 1])], SHEET);
    const { x, y, isNamed } = labels.get(1) as PlacedLabel;
    expect([x, y, isNamed]).toEqual([360 - widthOfName('Furniture') / 2, 0.98 * 240 - 13, true]);
  });

  it('do not cover a small thing', () => {
    const vase = thing(1, 'Vase', [0.48, 0.4, 0.52, 0.5]);
    expect(placeNames([vase], SHEET).get(1)).toMatchObject({ x: 180, y: 120 + 13, isNamed: true });
  });

  it('are dots where a name would cover another label', () => {
    const row = [0, 1, 2, 3].map((id) =>
      thing(id, 'Dining chair', [0.3 + 0.1 * id, 0.5, 0.38 + 0.1 * id, 0.6]),
    );
    const labels = [...placeNames(row, SHEET).values()];
    expect(labels.some(({ isNamed }) => isNamed)).toBe(true);
    expect(labels.some(({ isNamed }) => !isNamed)).toBe(true);
    expect(pairs(labels).filter(([a, b]) => overlap(a, b))).toEqual([]);
  });

  it('say the name of a chosen thing first', () => {
    const pair = [
      thing(1, 'Dining table', [0.3, 0.4, 0.4, 0.6]),
      thing(2, 'Dining chair', [0.6, 0.4, 0.7, 0.6]),
    ];
    const narrow = { width: 200, height: 26, cell: 26 };
    const named = (chosen: number[]) =>
      [...placeNames(pair, narrow, chosen)].filter(([, { isNamed }]) => isNamed).map(([id]) => id);
    expect(named([1])).toEqual([1]);
    expect(named([2])).toEqual([2]);
  });

  it('never overlap as long as there is room for all dots', () => {
    const share = fc.integer({ min: 0, max: 90 }).map((percent) => percent / 100);
    const any = fc
      .tuple(share, share)
      .map(([left, top]) => ({ left, top, right: left + 0.1, bottom: top + 0.1 }));
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (boxes) => {
        const things = boxes.map((box, id) => ({ id, name: 'Cabinet 12', box }));
        const labels = [...placeNames(things, SHEET).values()];
        expect(labels).toHaveLength(boxes.length);
        expect(pairs(labels).filter(([a, b]) => overlap(a, b))).toEqual([]);
      }),
    );
  });
});
