import { expect, it } from 'vitest';
import { wrapLine } from './wrap-line.ts';

const upTo = (letters: number) => (line: string) => line.length <= letters;

it('lines end between words', () => {
  expect(wrapLine('a quiet room by day', upTo(8))).toEqual(['a quiet', 'room by', 'day']);
});

it('a word that is too long is cut where its line ends', () => {
  expect(wrapLine('see abcdefghij', upTo(4))).toEqual(['see', 'abcd', 'efgh', 'ij']);
});

it('a line too narrow for any letter holds one', () => {
  expect(wrapLine('ab', () => false)).toEqual(['a', 'b']);
});
