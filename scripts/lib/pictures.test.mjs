import { describe, expect, it } from 'vitest';
import { pictureProblems } from './pictures.mjs';

describe('pictureProblems', () => {
  it.each([
    ['Markdown', 'README.md', '![A board](docs/images/board.webp)'],
    ['HTML', 'README.md', '<img src="docs/images/board.webp" width="600" alt="A board">'],
    ['a document in docs', 'docs/guide.md', '![A board](images/board.webp "title")'],
  ])('finds a picture in %s that does not exist, and allows it when it exists', (_case, path, text) => {
    expect(pictureProblems({ [path]: text }, [])).toEqual([
      `${path} shows docs/images/board.webp, which does not exist`,
    ]);
    expect(pictureProblems({ [path]: text }, ['docs/images/board.webp'])).toEqual([]);
  });

  it('finds a file in docs/images that no document shows', () => {
    expect(pictureProblems({ 'README.md': 'no pictures' }, ['docs/images/old.png', 'docs/api.md'])).toEqual([
      'docs/images/old.png is shown by no document',
    ]);
  });

  it('ignores pictures at other addresses and ordinary links', () => {
    const text = '![Badge](https://example.com/badge.svg) [text](docs/none.md)';
    expect(pictureProblems({ 'README.md': text }, [])).toEqual([]);
  });
});
