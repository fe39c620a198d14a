import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { precompress } from './precompress.ts';

it('writes compressed copies beside text files, and leaves the page, small files and pictures alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'));
  try {
    const text = 'let room = "living";\n'.repeat(200);
    for (const name of ['index.html', 'app.js', 'photo.webp']) await writeFile(join(folder, name), text);
    await writeFile(join(folder, 'small.css'), 'a{}');

    const { writeBundle } = precompress();
    if (typeof writeBundle !== 'object') throw new Error('the plugin has no writeBundle hook');
    const bundle = { 'index.html': {}, 'app.js': {}, 'photo.webp': {}, 'small.css': {} };
    await Reflect.apply(writeBundle.handler, {}, [{ dir: folder }, bundle]);

    expect((await readdir(folder)).sort()).toEqual(
      ['app.js', 'app.js.br', 'app.js.gz', 'index.html', 'photo.webp', 'small.css'].sort(),
    );
    expect(brotliDecompressSync(await readFile(join(folder, 'app.js.br'))).toString()).toBe(text);
    expect(gunzipSync(await readFile(join(folder, 'app.js.gz'))).toString()).toBe(text);
  } finally {
    await rm(folder, { recursive: true });
  }
});
