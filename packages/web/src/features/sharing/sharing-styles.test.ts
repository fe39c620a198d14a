import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const sheet = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

it('CONST-54 lays out the pictures in 1, 2, 3 or 4 columns, from 640, 1024 and 1280 px on', () => {
  const grid = /\.grid \{(?:[^{}]|\{[^{}]*\})*\}/.exec(sheet('sharing.module.css'))?.[0] ?? '';
  expect(grid).toContain('grid-template-columns: minmax(0, 1fr);');
  const steps = [...grid.matchAll(/min-width: (\d+)px\) \{\s*grid-template-columns: repeat\((\d)/g)];
  expect(steps.map(([, width, columns]) => [Number(width), Number(columns)])).toEqual([
    [640, 2],
    [1024, 3],
    [1280, 4],
  ]);
});

it('CONST-55 lets the list of chosen photos scroll at 10rem', () => {
  const uploader = sheet('../../core/uploader/uploader.module.css');
  expect(uploader).toMatch(/\.list\[data-scrolls\] \{\s*max-height: 10rem;\s*overflow-y: auto;/);
});
