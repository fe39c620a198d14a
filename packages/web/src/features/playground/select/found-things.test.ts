import { deflateSync } from 'node:zlib';
import type { GoingThing, GoingThings } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { chosenThings, numbered, readThings, takenMask, thingAt, withThing } from './found-things.ts';

const box = { left: 0, top: 0, right: 1, bottom: 1 };
const thing = (id: number, type: GoingThing['type'], is_taken: boolean): GoingThing => ({
  id,
  type,
  is_taken,
  share: 0.25,
  box,
});
const answer: GoingThings = {
  width: 4,
  height: 2,
  map: deflateSync(Uint8Array.of(1, 1, 2, 0, 1, 1, 2, 3)).toString('base64'),
  things: [thing(1, 'sofa', true), thing(2, 'sofa', true), thing(3, 'curtain', false)],
};
const found = await readThings(answer);

describe('things that an edit would remove', () => {
  it('are selected from the start, but not the things that stay', () => {
    expect([...takenMask(found).data]).toEqual([1, 1, 1, 0, 1, 1, 1, 0]);
    expect([...chosenThings(found, takenMask(found))]).toEqual([1, 2]);
  });

  it('are found by the tapped place', () => {
    expect(thingAt(found, { x: 0.1, y: 0.9 })?.id).toBe(1);
    expect(thingAt(found, { x: 1, y: 1 })?.id).toBe(3);
    expect(thingAt(found, { x: 0.9, y: 0.1 })).toBeUndefined();
  });

  it('leave the selection as a whole, and join it as a whole', () => {
    const kept = withThing(found, takenMask(found), 1, false);
    expect([...kept.data]).toEqual([0, 0, 1, 0, 0, 0, 1, 0]);
    expect([...chosenThings(found, kept)]).toEqual([2]);
    expect([...withThing(found, kept, 3, true).data]).toEqual([0, 0, 1, 0, 0, 0, 1, 1]);
  });

  it('count as chosen when most of their pixels are', () => {
    const mask = { width: 4, height: 2, data: Uint8Array.of(1, 1, 0, 0, 1, 0, 1, 0) };
    expect([...chosenThings(found, mask)]).toEqual([1]);
  });

  it('have numbers when several have the same name', () => {
    expect(numbered(found.things, (type) => type).map(({ name }) => name)).toEqual([
      'sofa 1',
      'sofa 2',
      'curtain',
    ]);
  });
});
