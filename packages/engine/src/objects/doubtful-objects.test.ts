import { describe, expect, it } from 'vitest';
import { confirmDoubtful, type DoubtfulObject } from './doubtful-objects.ts';

const SIDE = 10;

/** An outline that fills some columns of the map. */
function columns(from: number, to: number): Pick<DoubtfulObject, 'inside' | 'cells' | 'box'> {
  const inside = Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    i % SIDE >= from && i % SIDE < to ? 1 : 0,
  );
  return {
    inside,
    cells: (to - from) * SIDE,
    box: { left: from / SIDE, right: to / SIDE, top: 0, bottom: 1 },
  };
}

/** A weak detection with a clean outline, in which the room network sees furniture. */
const weak = (more: Partial<DoubtfulObject> = {}): DoubtfulObject => ({
  type: 'chair',
  score: 0.3,
  fit: 0.9,
  stability: 0.95,
  furniture: 0.9,
  building: 0.05,
  ...columns(0, 4),
  ...more,
});

describe('OBJECTS-09: weak detections', () => {
  it('are listed where outline and room network agree', () => {
    const [found, ...others] = confirmDoubtful([weak()], []);
    expect(found).toMatchObject({ type: 'chair', box: weak().box });
    expect(found!.confidence).toBeCloseTo(0.3);
    expect(others).toEqual([]);
  });

  it.each([
    ['the outline does not fill the box', { fit: 0.5 }],
    ['the outline is unstable', { stability: 0.5 }],
    ['the room network sees wall', { furniture: 0.05, building: 0.9 }],
    ['the score says next to nothing', { score: 0.1 }],
  ])('are not listed where %s', (_, more) => {
    expect(confirmDoubtful([weak(more)], [])).toEqual([]);
  });

  it('are listed by their outline alone where the room network is undecided', () => {
    const undecided = { furniture: 0.4, building: 0.5 };
    expect(confirmDoubtful([weak(undecided)], [])).toHaveLength(1);
    expect(confirmDoubtful([weak({ ...undecided, fit: 0.75 })], [])).toEqual([]);
  });

  it('count together where they name one outline', () => {
    const names = [weak({ type: 'sofa', score: 0.26 }), weak({ type: 'bed', score: 0.2 })];
    const [found] = confirmDoubtful(names, []);
    expect(found).toMatchObject({ type: 'sofa' });
    expect(found!.confidence).toBeCloseTo(1 - 0.74 * 0.8);
  });

  it('are called furniture where the name is uncertain, or a bench', () => {
    expect(confirmDoubtful([weak({ score: 0.2 })], [])).toMatchObject([{ type: 'furniture' }]);
    expect(confirmDoubtful([weak({ type: 'bench', score: 0.4 })], [])).toMatchObject([{ type: 'furniture' }]);
  });

  it('are left out where they repeat a listed thing, show a part of it, or a group with it', () => {
    const listed = [columns(0, 4)];
    expect(confirmDoubtful([weak(columns(0, 5))], listed)).toEqual([]);
    expect(confirmDoubtful([weak(columns(1, 3))], listed)).toEqual([]);
    expect(confirmDoubtful([weak(columns(0, 10))], listed)).toEqual([]);
    expect(confirmDoubtful([weak(columns(5, 9))], listed)).toHaveLength(1);
  });

  it('are compared with each other, the strongest first', () => {
    const both = [weak({ ...columns(0, 10), score: 0.2 }), weak({ ...columns(0, 4), score: 0.35 })];
    expect(confirmDoubtful(both, [])).toMatchObject([{ box: columns(0, 4).box }]);
  });

  it('of screens need a better score, but no furniture', () => {
    const screen = { type: 'tv', furniture: 0, building: 0.5 } as const;
    expect(confirmDoubtful([weak({ ...screen, score: 0.35 })], [])).toMatchObject([{ type: 'tv' }]);
    expect(confirmDoubtful([weak({ ...screen, score: 0.25 })], [])).toEqual([]);
  });
});
