import { expect, it } from 'vitest';
import { inWords } from './in-words.ts';

it.each([
  ['wall_color', 'Wall color'],
  ['mid-century', 'Mid century'],
  ['sky', 'Sky'],
  ['', ''],
])('writes %j in words', (name, words) => expect(inWords(name)).toBe(words));
