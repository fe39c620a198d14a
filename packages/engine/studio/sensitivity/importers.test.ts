import { describe, expect, it } from 'vitest';
import { withImporters } from './importers.ts';

const MODULES = [
  { path: '/src/base.ts', text: 'export const A = 1;' },
  { path: '/src/scene/walls.ts', text: "import { A } from '../base.ts';\nexport const B = A;" },
  { path: '/src/edits/paint.ts', text: "import fs from 'node:fs';\nexport { B } from '../scene/walls.ts';" },
  { path: '/src/edits/late.ts', text: "const { B } = await import('./paint.ts');" },
  { path: '/src/edits/sky.ts', text: 'export const C = 2;' },
];

describe('the modules that can notice a change', () => {
  it('are the module and its importers, through others and by dynamic imports', () => {
    expect(withImporters('/src/scene/walls.ts', MODULES)).toEqual(
      new Set(['/src/scene/walls.ts', '/src/edits/paint.ts', '/src/edits/late.ts']),
    );
  });

  it('are only the module when nothing imports it', () => {
    expect(withImporters('/src/edits/sky.ts', MODULES)).toEqual(new Set(['/src/edits/sky.ts']));
  });
});
