import { describe, expect, it } from 'vitest';
import { roomProblems } from '../../samples/room-problems.ts';
import { makeRoom } from './make-room.ts';
import { RECIPES } from './recipes.ts';

/** One of every type of room. */
const SEEDS = [2, 5, 6, 7, 12, 13];
const some = RECIPES.filter(({ seed }) => SEEDS.includes(seed));

describe('benchmark rooms', () => {
  it.each(some.map((recipe) => [`${recipe.roomType} ${recipe.seed}`, recipe] as const))(
    '%s: furnished, all inside and nothing in each other, the same each time',
    (_, recipe) => {
      const room = makeRoom(recipe, 'room');
      expect(roomProblems(room)).toEqual([]);
      expect(room.pieces.length).toBeGreaterThan(2);
      expect(makeRoom(recipe, 'room')).toEqual(room);
    },
  );

  it('lists the pieces of the empty twin first, so that labels agree', () => {
    for (const recipe of some) {
      const stays = makeRoom(recipe, 'room').pieces.map((piece) => piece.stays === true);
      expect(stays).toEqual(stays.toSorted((a, b) => Number(b) - Number(a)));
    }
  });

  it('has no two rooms of one seed', () => {
    expect(new Set(RECIPES.map(({ seed }) => seed)).size).toBe(RECIPES.length);
  });
});
