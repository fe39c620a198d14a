import { describe, expect, it, vi } from 'vitest';
import { makePlanItem as item, kinds } from '../../../../../test/make-plan-item.ts';
import { roomView } from '../../../../../test/room-view.ts';
import type { PlanItem } from '../plan-items.ts';
import { type Affine, affineBetween } from './affine.ts';
import { type CutOuts, drawCutOuts, type Placed } from './cut-outs.ts';
import { farFirst, outlineOf } from './outline.ts';
import {
  fittedSprite,
  hasAllSides,
  hasExact,
  lookOf,
  nearestSprite,
  type Sprite,
  withSprites,
} from './sprites.ts';
import { nextQuestion, type Sprites } from './use-sprites.ts';

const sprite = (of: PlanItem, name = of.kind): Sprite => ({
  of,
  area: { left: 0.2, top: 0.3, right: 0.6, bottom: 0.8 },
  picture: { alt: name } as HTMLImageElement,
});
const allSides = (of: PlanItem) =>
  Array.from({ length: 8 }, (_, step) => sprite({ ...of, turn: of.turn + 45 * step }, `${45 * step}`));
const at = ([a, b, c, d, e, f]: Affine, { x, y }: { x: number; y: number }) => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f,
});

describe('the sprite of a piece', () => {
  it('stays as it is at the place where it was rendered', () => {
    const sofa = item('sofa', { x: 0.5, turn: 20 });
    const fitted = fittedSprite(roomView, [sprite(sofa)], sofa, kinds);
    expect(fitted?.fit).toEqual([1, 0, 0, 1, 0, 0].map((value) => expect.closeTo(value)));
  });

  it('goes with the foot of its piece, and is smaller farther away', () => {
    const sofa = item('sofa');
    const away = { ...sofa, x: 0.8, z: -4.5 };
    const { fit } = fittedSprite(roomView, [sprite(sofa)], away, kinds)!;
    const [from, to] = [outlineOf(roomView, sofa, kinds)!.foot, outlineOf(roomView, away, kinds)!.foot];
    expect(at(fit, from).x).toBeCloseTo(to.x, 1);
    expect(at(fit, from).y).toBeCloseTo(to.y, 1);
    expect(fit[0]).toBeLessThan(0.75);
    expect(fit[3]).toBeLessThan(0.75);
    expect(fit[3]).toBeGreaterThan(0.5);
  });

  it('is the one of the side that the camera sees', () => {
    const chair = item('armchair');
    const sides = allSides(chair);
    expect(nearestSprite(sides, { ...chair, turn: 100 })?.picture.alt).toBe('90');
    expect(nearestSprite(sides, { ...chair, turn: -50 })?.picture.alt).toBe('315');
    // To the right of the camera, its left side is seen.
    expect(nearestSprite(sides, { ...chair, x: 3, z: -3 })?.picture.alt).toBe('45');
    expect(fittedSprite(roomView, [], chair, kinds)).toBeNull();
  });

  it('needs points that are not on one line', () => {
    const line = [0, 0.5, 1].map((x) => ({ from: { x, y: x }, to: { x, y: 0 } }));
    expect(affineBetween(line)).toBeNull();
  });

  it('is the same for like pieces, but pictures and plants have their own', () => {
    expect(lookOf(item('armchair'))).toBe(lookOf(item('armchair', { x: 2 })));
    expect(lookOf(item('armchair', { silhouette: 'round' }))).not.toBe(lookOf(item('armchair')));
    expect(lookOf(item('art'))).not.toBe(lookOf(item('art')));
  });
});

describe('pictures to load', () => {
  const sofa = item('sofa', { z: -4 });
  const table = item('coffee-table');
  const art = item('art', { y: 1.5, z: -5 });
  const items = [sofa, table, art];
  const plan = { style: 'rustic', seed: 5 } as const;
  const next = (chosen: PlanItem, sprites: Sprites, asked: readonly string[] = []) =>
    nextQuestion(plan, { items, chosen, kinds }, sprites, new Set(asked));

  it('are first that of the chosen piece, then its eight turns, then the others', () => {
    const { id: _id, ...piece } = table;
    const first = next(table, new Map());
    expect(first?.question).toEqual({ ...plan, number: 1, turns: 1, item: piece });
    const exact = withSprites(new Map(), [sprite(table)]);
    expect(next(table, exact)?.question).toMatchObject({ turns: 8, item: { kind: 'coffee-table' } });
    const sides = withSprites(exact, allSides(table));
    expect(next(table, sides)?.question).toMatchObject({ turns: 1, item: { kind: 'sofa' } });
    const moved = { ...table, x: 1 };
    expect(hasExact(sides.get(lookOf(table)), moved)).toBe(false);
    expect(hasAllSides(sides.get(lookOf(table)), { ...moved, turn: 200 })).toBe(true);
  });

  it('are one for a piece on a wall, and nothing is asked twice', () => {
    const exact = withSprites(new Map(), [sprite(art)]);
    expect(next(art, exact)?.item).toBe(sofa);
    const keys: string[] = [];
    for (let wanted = next(table, new Map()); wanted; wanted = next(table, new Map(), keys))
      keys.push(wanted.key);
    expect(keys).toHaveLength(4);
  });
});

describe('the sketch of an arrangement', () => {
  const table = item('coffee-table', { z: -2.5 });
  const vase = item('vase', { y: 0.4, z: -2.7 });
  const sofa = item('sofa', { z: -4 });
  const cut: CutOuts = {
    width: 100,
    height: 75,
    empty: { alt: 'empty room' } as HTMLImageElement,
    furniture: { title: 'furniture' } as HTMLCanvasElement,
  };
  const placed = (thing: PlanItem, hasSprite = true): Placed => {
    const outline = outlineOf(roomView, thing, kinds)!;
    const sprites = hasSprite ? [sprite(thing)] : [];
    return {
      item: thing,
      outline,
      rendered: outline,
      isMoved: thing === table,
      sprite: fittedSprite(roomView, sprites, thing, kinds),
    };
  };
  const drawn = (things: readonly Placed[], isWhole = true) => {
    const seen: string[] = [];
    const context = new Proxy(
      { drawImage: (picture: HTMLElement) => seen.push((picture as HTMLImageElement).alt || picture.title) },
      { get: (own, name) => Reflect.get(own, name) ?? (() => undefined), set: () => true },
    );
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) });
    drawCutOuts({ width: 100, getContext: () => context } as never, cut, {
      placed: things,
      gone: [],
      isWhole,
      kinds,
    });
    return seen;
  };

  it('is made of sprites alone once all are there: far ones first, a table before what stands on it', () => {
    expect(
      farFirst(
        [table, vase, sofa].map((each) => placed(each)),
        kinds,
      ).map(({ item: { kind } }) => kind),
    ).toEqual(['sofa', 'coffee-table', 'vase']);
    expect(drawn([table, vase, sofa].map((each) => placed(each)))).toEqual([
      'empty room',
      'sofa',
      'coffee-table',
      'vase',
    ]);
  });

  it('shows a moved piece by its sprite among cut-outs of the others while theirs are missing', () => {
    const some = drawn([placed(table), placed(vase, false), placed(sofa, false)]);
    expect(some).toContain('furniture');
    expect(some.at(-1)).toBe('coffee-table');
    expect(drawn([placed(table, false), placed(vase), placed(sofa)])).not.toContain('coffee-table');
    // A piece that is partly behind the camera is only in the rendered picture.
    expect(drawn([placed(table), placed(sofa)], false)).toContain('furniture');
  });
});
