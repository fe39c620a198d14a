import { describe, expect, it } from 'vitest';
import { mayUse } from './licences.mjs';

describe('mayUse', () => {
  it.each([
    ['zod', 'MIT', false, true],
    ['axe-core', 'MPL-2.0', true, true],
    ['axe-core', 'MPL-2.0', false, false],
    ['type-fest', '(MIT OR GPL-3.0)', false, true],
    ['both', 'MIT AND GPL-3.0', false, false],
    ['@img/sharp-libvips-linux-x64', 'LGPL-3.0-or-later', false, true],
    ['something-else', 'LGPL-3.0-or-later', false, false],
    ['ghost', 'GPL-3.0', true, false],
    ['silent', undefined, true, false],
    ['odd', 'UNKNOWN', false, false],
  ])('%s under %s, as a tool: %s', (name, licence, tool, answer) => {
    expect(mayUse({ name, licence, tool })).toBe(answer);
  });
});
