import { EDIT_MODES } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { findModes } from './find-modes.ts';

const found = (typed: string) => findModes(typed).flatMap(({ modes }) => modes.map(({ mode }) => mode));

/** Edits of a whole listing. */
const NOT_OFFERED = ['light-match', 'upright'];

describe('the kinds of edit', () => {
  it('are all listed, each in one group', () => {
    const offered = EDIT_MODES.filter((mode) => !NOT_OFFERED.includes(mode));
    expect(found('').toSorted()).toEqual([...offered].toSorted());
    expect(findModes('').map(({ name }) => name)).toEqual([
      'Furnish',
      'Walls & floor',
      'Light & sky',
      'Remove',
      'Restyle',
      'Fix',
    ]);
  });

  it.each([
    ['wall', ['wall-color', 'wallpaper', 'floor']],
    ['parquet', ['floor']],
    ['wainscot', ['wallpaper']],
    ['PAINT', ['wall-color', 'selective-change']],
    ['staging', ['furniture']],
    ['tidy', ['declutter']],
    ['remove thing', ['object-removal']],
    ['nothing like that', []],
  ])('are found by %s', (typed, modes) => {
    expect(found(typed)).toEqual(modes);
  });
});
