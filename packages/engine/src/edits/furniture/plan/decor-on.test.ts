import { expect, it } from 'vitest';
import { boxRoom, type Opening } from '../../../../test/staging-rooms.ts';
import { filler } from './arrangements/arrangement.ts';
import { candidate } from './candidate.ts';
import { decorOn } from './decor-on.ts';

const room = (...openings: Opening[]) => boxRoom({ width: 5, depth: 6, height: 2.7, openings, yaw: 0 });
const UNIT = filler('tv-unit', 0.5, 'wall', { middle: 'television', decor: ['vase', 'books'] });

/** A unit with its back to the far wall. */
const unit = (width = 1.7) =>
  candidate('tv-unit', [width, 0.5, 0.42], { x: 0, z: room().min[1] + 0.23, turn: 0 });

it('puts a television in the middle of its unit and small things beside it', () => {
  const [television, vase, books] = decorOn(room(), unit(), UNIT, 1);
  expect(television).toMatchObject({ kind: 'television', bottom: 0.5, rests: 'top', print: { x: 0 } });
  expect(vase).toMatchObject({ kind: 'vase' });
  expect(vase!.print.x).toBeLessThan(-0.4);
  expect(books!.print.x).toBeGreaterThan(0.4);
});

it('takes a smaller screen for a smaller unit', () => {
  const [television] = decorOn(room(), unit(1.2), UNIT, 1);
  expect(television!.size[0]).toBeLessThan(0.65 * 1.2);
  expect(television!.size[0] / television!.size[1]).toBeCloseTo(1.1 / 0.68, 5);
});

it('puts no screen before a window', () => {
  const window: Opening = { face: 'far', from: -0.4, to: 0.4, bottom: 0.9, top: 2 };
  const kinds = decorOn(room(window), unit(), UNIT, 1).map(({ kind }) => kind);
  expect(kinds).toEqual(['vase', 'books']);
});

it('puts fewer small things into sparse rooms', () => {
  const sideboard = filler('sideboard', 0.4, 'wall', { decor: ['table-lamp', 'books', 'vase'] });
  const kinds = decorOn(room(), unit(), sideboard, 0.4).map(({ kind }) => kind);
  expect(kinds).toEqual(['table-lamp', 'books']);
});
