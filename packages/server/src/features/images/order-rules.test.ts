import { describe, expect, it } from 'vitest';
import { orderAfterMove } from './order-rules.ts';

describe('order of photos after a move', () => {
  it.each<[string, string, string | null | undefined, string]>([
    ['puts one before another', 'd', 'b', 'adbce'],
    ['puts one at the end', 'a', null, 'bcdea'],
    ['puts one first', 'd', undefined, 'dabce'],
    ['moves several in the order given', 'ec', 'b', 'aecbd'],
    ['keeps the order when all of it is given', 'edcba', undefined, 'edcba'],
    ['leaves out what is not there', 'xb', null, 'acdeb'],
    ['takes the next one when the anchor is moved itself', 'bc', 'b', 'abcde'],
    ['takes the end when the anchor is gone', 'a', 'x', 'bcdea'],
    ['counts what is named twice once', 'bb', undefined, 'bacde'],
  ])('%s', (_title, moved, before, expected) => {
    expect(orderAfterMove([...'abcde'], [...moved], before).join('')).toBe(expected);
  });
});
