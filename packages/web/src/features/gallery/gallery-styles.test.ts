import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GALLERY_COLUMNS } from '@home-design/contract';
import { expect, it } from 'vitest';

it('GALLERY-85 CONST-59 the gallery has a grid of one to six columns, with more on a wider screen', async () => {
  const sheet = await readFile(join(import.meta.dirname, 'gallery.module.css'), 'utf8');
  const widths = [...sheet.matchAll(/min-width: (\d+)rem\) \{\s*--columns: (\d)/g)].map((match) =>
    match.slice(1).map(Number),
  );
  expect(widths.map(([, columns]) => columns)).toEqual([2, 3, 4, 5, 6]);
  expect(widths.map(([width]) => width)).toEqual(widths.map(([width]) => width!).toSorted((a, b) => a - b));
  expect(sheet).toContain('repeat(var(--columns, 1), minmax(0, 1fr))');
  expect(GALLERY_COLUMNS).toEqual({ min: 1, max: 6 });
});
