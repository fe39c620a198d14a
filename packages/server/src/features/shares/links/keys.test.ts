import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readKeyFile } from '../../../platform/key-file.ts';
import { withoutSecrets } from '../../../platform/log.ts';
import { createShareKeys } from './keys.ts';

describe('S7 tokens', () => {
  const keys = createShareKeys(randomBytes(32));

  it('have 256 random bits', () => {
    const tokens = Array.from({ length: 1_000 }, () => keys.newToken());
    expect(new Set(tokens).size).toBe(1_000);
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });

  it('are found by a hash that reveals nothing, and can be shown again only with the key', () => {
    const token = keys.newToken();
    const sealed = keys.seal(token, 'link');
    expect(keys.hashOf(token)).toBe(keys.hashOf(token));
    expect(keys.unseal(sealed, 'link')).toBe(token);
    expect([sealed, keys.hashOf(token)].join()).not.toContain(token);
    expect(keys.seal(token, 'link')).not.toBe(sealed);

    const others = createShareKeys(randomBytes(32));
    expect(others.hashOf(token)).not.toBe(keys.hashOf(token));
    expect(() => others.unseal(sealed, 'link')).toThrow();
    expect(() => keys.unseal(sealed, 'another link')).toThrow();
  });

  it.each([
    '/api/v1/home-design/share/TOKEN/',
    '/app/share/board/TOKEN',
    '/api/v1/home-design/share/TOKEN/versions/1/preview/?v=2',
  ])('are not written to the log: %s', (address) => {
    expect(withoutSecrets(address)).not.toContain('TOKEN');
  });
});

describe('the key file', () => {
  const inFolder = async () => {
    const folder = await mkdtemp(join(tmpdir(), 'home-design-key-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    return join(folder, 'keys', 'share-links');
  };

  it('is created once, even by several servers at once, and readable by its owner only', async () => {
    const path = await inFolder();
    const read = await Promise.all(Array.from({ length: 8 }, () => readKeyFile(path)));
    expect(new Set(read.map((key) => key.toString('hex'))).size).toBe(1);
    expect(read[0]).toHaveLength(32);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(path, '..'))).toEqual(['share-links']);
    expect(await readKeyFile(path)).toEqual(read[0]);
  });

  it('is never replaced, because sealed tokens could not be read any more', async () => {
    const path = await inFolder();
    await readKeyFile(path);
    await writeFile(path, 'half a k');
    await expect(readKeyFile(path)).rejects.toThrow('does not hold a key');
    expect(await readFile(path, 'utf8')).toBe('half a k');
  });
});
