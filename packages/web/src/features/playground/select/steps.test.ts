import type { SelectionPoint } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import {
  added,
  covers,
  emptyMask,
  grown,
  inverted,
  type Mask,
  packMask,
  readMask,
  shareOf,
  strokeMask,
} from './mask.ts';
import { boxed, type Correct, corrected, type Outline, type Step, settled, tapped } from './steps.ts';

const SIZE = { width: 30, height: 10 };
const NOTHING: Step = settled(emptyMask(SIZE.width, SIZE.height));
const at = (x: number) => ({ x, y: 0.5 });

/** Columns from one share of the picture to another. */
function band(from: number, to: number): Mask {
  const mask = emptyMask(SIZE.width, SIZE.height);
  mask.data.forEach((_, place) => {
    const x = ((place % SIZE.width) + 0.5) / SIZE.width;
    if (x > from && x < to) mask.data[place] = 1;
  });
  return mask;
}

/** Three things, each a third of the picture. For two taps in one request, the decoder returns the last thing. */
function decoder(): { outline: Outline; asked: number[] } {
  const asked: number[] = [];
  const outline: Outline = async (points, box) => {
    asked.push(points.length);
    const last = points.findLast(({ is_meant }: SelectionPoint) => is_meant)?.x ?? box?.left ?? 0;
    const third = Math.floor(last * 3) / 3;
    const isCut = points.some(({ is_meant, x }) => !is_meant && x > third && x < third + 1 / 3);
    return band(third, third + (isCut ? 1 / 6 : 1 / 3));
  };
  return { outline, asked };
}

describe('taps', () => {
  it('add one thing after another, and keep the selection', async () => {
    const { outline } = decoder();
    const one = await tapped(NOTHING, at(0.1), false, outline);
    const two = await tapped(one, at(0.9), false, outline);
    expect([covers(two.mask, at(0.1)), covers(two.mask, at(0.5)), covers(two.mask, at(0.9))]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('on the selection correct an outline, or else remove a thing', async () => {
    const { outline, asked } = decoder();
    const one = await tapped(NOTHING, at(0.1), false, outline);
    const cut = await tapped(one, at(0.3), false, outline);
    expect(asked).toEqual([1, 2]);
    expect([covers(cut.mask, at(0.1)), covers(cut.mask, at(0.3))]).toEqual([true, false]);

    const whole = settled(inverted(NOTHING.mask));
    const left = await tapped(whole, at(0.5), false, outline);
    expect(shareOf(left.mask)).toBeCloseTo(2 / 3);
  });

  it('with Alt remove, even outside the selection', async () => {
    const { outline } = decoder();
    const one = await tapped(NOTHING, at(0.1), false, outline);
    const same = await tapped(one, at(0.9), true, outline);
    expect(same.mask).toEqual(one.mask);
  });

  it('continue a rectangle', async () => {
    const { outline } = decoder();
    const one = await boxed(NOTHING, { left: 0.4, top: 0, right: 0.6, bottom: 1 }, false, outline);
    expect(shareOf(one.mask)).toBeCloseTo(1 / 3);
    const none = await boxed(one, { left: 0.4, top: 0, right: 0.6, bottom: 1 }, true, outline);
    expect(shareOf(none.mask)).toBe(0);
  });
});

describe('masks', () => {
  it('grow and shrink at their rim, but not at the edge of the picture', () => {
    const middle = band(0.3, 0.7);
    expect(shareOf(grown(middle, 1))).toBeCloseTo(shareOf(middle) + 2 / 30);
    expect(grown(grown(middle, 2), -2)).toEqual(middle);
    expect(shareOf(grown(inverted(NOTHING.mask), -3))).toBe(1);
  });

  it('are painted by a round brush', () => {
    const stroke = strokeMask(NOTHING.mask, [at(0.2), at(0.8)], 0.1);
    expect([covers(stroke, at(0.5)), covers(stroke, { x: 0.5, y: 0.05 })]).toEqual([true, false]);
    expect(shareOf(added(stroke, NOTHING.mask))).toBe(shareOf(stroke));
  });
});

describe('taps on a selection of walls or floor', () => {
  const asked: { mask: Mask; points: readonly SelectionPoint[] }[] = [];
  const correct: Correct = async (mask, points) => {
    asked.push({ mask, points });
    return points.at(-1)?.is_meant ? added(mask, band(0.4, 0.6)) : mask;
  };

  it('send the selection with all taps on it, and say what the last one means', async () => {
    const start = settled(band(0, 0.3));
    const more = await corrected(start, at(0.5), false, correct);
    expect([covers(more.mask, at(0.1)), covers(more.mask, at(0.5))]).toEqual([true, true]);
    const less = await corrected(more, at(0.1), false, correct);
    await corrected(less, at(0.9), true, correct);
    expect(asked.map(({ points }) => points.map(({ is_meant }) => is_meant))).toEqual([
      [true],
      [true, false],
      [true, false, false],
    ]);
    expect(asked[1]?.mask).toEqual(more.mask);
  });

  it('at the place of the last one take it back', async () => {
    const start = settled(band(0, 0.3));
    const more = await corrected(start, at(0.5), false, correct);
    const before = asked.length;
    const again = await corrected(more, at(0.51), false, correct);
    expect(again.mask).toEqual(start.mask);
    expect([again.points, asked.length]).toEqual([[], before]);
  });

  it('keep the latest taps when there are too many', async () => {
    let step = settled(band(0, 0.3));
    for (let tap = 0; tap < 40; tap += 1) step = await corrected(step, at(0.9), false, correct);
    expect(step.points).toHaveLength(32);
  });
});

it('a selection is sent as the server packs it', async () => {
  const mask = band(0.2, 0.7);
  expect(await readMask({ width: SIZE.width, height: SIZE.height, mask: await packMask(mask) })).toEqual(
    mask,
  );
});
