import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fingerprint, fingerprintOf } from './fingerprint.mjs';

const page = { name: 'page.tsx', content: 'hello' };
const theme = { name: 'theme.ts', content: 'green' };

describe('fingerprint', () => {
  it('does not depend on the order of the files', () => {
    expect(fingerprint([page, theme])).toBe(fingerprint([theme, page]));
  });

  it.each([
    ['a changed file', [page, { ...theme, content: 'red' }]],
    ['a renamed file', [page, { ...theme, name: 'colors.ts' }]],
    ['a deleted file', [page]],
    ['a new file', [page, theme, { name: 'new.ts', content: '' }]],
    [
      'contents that moved to another file',
      [
        { ...page, content: 'green' },
        { ...theme, content: 'hello' },
      ],
    ],
  ])('notices %s', (_case, files) => {
    expect(fingerprint(files)).not.toBe(fingerprint([page, theme]));
  });
});

describe('fingerprintOf', () => {
  async function sources() {
    const base = await mkdtemp(join(tmpdir(), 'fingerprint-'));
    onTestFinished(() => rm(base, { recursive: true }));
    await mkdir(join(base, 'src'));
    await writeFile(join(base, 'src', 'page.tsx'), 'hello');
    await writeFile(join(base, 'lock.json'), '{}');
    return { base, now: () => fingerprintOf(base, ['src', 'lock.json']) };
  }

  it('changes with a source file and with the lockfile', async () => {
    const { base, now } = await sources();
    const first = await now();
    await writeFile(join(base, 'src', 'page.tsx'), 'hello!');
    const second = await now();
    await writeFile(join(base, 'lock.json'), '{ }');
    expect(new Set([first, second, await now()]).size).toBe(3);
  });

  it('ignores tests and the output of builds', async () => {
    const { base, now } = await sources();
    const before = await now();
    await writeFile(join(base, 'src', 'page.test.tsx'), 'a test');
    await mkdir(join(base, 'src', 'dist'));
    await writeFile(join(base, 'src', 'dist', 'page.js'), 'built');
    expect(await now()).toBe(before);
  });
});
