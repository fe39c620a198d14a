import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'moved-modules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FILES = {
  'shared.ts': 'let calls = 0;\nexport const called = (): number => ++calls;',
  'walls.ts': 'const NEAR: number = 5;\nexport const near = (): number => NEAR;',
  'entry.ts':
    "import { called } from './shared.ts';\nimport { near } from './walls.ts';\nexport const make = () => [near(), called()];",
};
const TEXT = FILES['walls.ts'];
const START = TEXT.indexOf('5');

/** Hooks of Node work in a process of its own, not in that of the tests. */
function printedBy(script: string): unknown {
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const out = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(out);
}

describe('modules with a moved number', () => {
  it('have it, stand beside the modules as they are, and share what does not import it', () => {
    const path = (name: string) => JSON.stringify(join(folder, name));
    const printed = printedBy(`
      import { MovedModules } from ${JSON.stringify(join(import.meta.dirname, 'moved-modules.ts'))};
      const modules = new MovedModules(${path('entry.ts')}, [${path('walls.ts')}, ${path('shared.ts')}]);
      const place = { path: ${path('walls.ts')}, start: ${START}, end: ${START + 1} };
      const down = await modules.load({ ...place, value: 4 });
      const up = await modules.load({ ...place, value: 6 });
      const unmoved = await import(${path('entry.ts')});
      console.log(JSON.stringify([down.make(), up.make(), unmoved.make(), down.make()]));
    `);
    expect(printed).toEqual([
      [4, 1],
      [6, 2],
      [5, 3],
      [4, 4],
    ]);
  });
});
