import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SOURCE } from './group-constants.ts';
import { SHOWN_BY, subjectsOf } from './subject.ts';

describe('what shows a change', () => {
  it.each(SHOWN_BY.map(([path]) => path))('is named for a path that exists: %s', (path) => {
    expect(existsSync(join(SOURCE, path))).toBe(true);
  });

  it('is that of the most exact row', () => {
    expect(subjectsOf('scene/sky/grow-sky.ts')).toEqual(['sky']);
    expect(subjectsOf('scene/walls/walls.ts')).toEqual(['analysis']);
    expect(subjectsOf('base/random.ts')).toEqual([]);
  });

  it('comes first in the table for exact rows', () => {
    SHOWN_BY.forEach(([path], i) => {
      const earlier = SHOWN_BY.slice(0, i).find(([other]) => path.startsWith(`${other}/`));
      expect(earlier, `${path} is never reached`).toBeUndefined();
    });
  });
});
