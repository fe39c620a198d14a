import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPhoto } from '../../../src/base/codec/index.ts';
import { DESIGN_EDITS, editedId } from './edits.ts';
import { DesignManifest } from './manifest.ts';

const folder = join(import.meta.dirname, '../../../../web/public/designs');
const samples = join(import.meta.dirname, '../../../samples');

let manifest: DesignManifest;
beforeAll(async () => {
  manifest = DesignManifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
});

describe('the pictures of the gallery', () => {
  it('are the files that the manifest names, in its sizes, and no others', async () => {
    const named = manifest.pictures.flatMap(({ id }) => [`${id}-480.webp`, `${id}-960.webp`]);
    const there = (await readdir(folder)).filter((name) => name !== 'manifest.json');
    expect(there.toSorted()).toEqual(named.toSorted());
    for (const { id, width, height } of manifest.pictures) {
      const file = await readFile(join(folder, `${id}-960.webp`));
      expect(await inspectPhoto(file), id).toMatchObject({ width, height });
    }
  });

  it('were made by the edits of today, of samples that are committed', async () => {
    const edited = manifest.pictures.filter(({ edit }) => edit !== null);
    expect(edited).toHaveLength(DESIGN_EDITS.length);
    for (const edit of DESIGN_EDITS) {
      const { sample, variant, request } = edit;
      const picture = manifest.pictures.find(({ id }) => id === editedId(edit));
      expect(picture).toMatchObject({ sample, variant, edit: request });
      expect((await stat(join(samples, sample, `${variant}.webp`))).size).toBeGreaterThan(0);
    }
  });

  it('are light: a card less than 45 kB, all of them less than 2.5 MB', async () => {
    const sizes = new Map<string, number>();
    for (const name of await readdir(folder)) sizes.set(name, (await stat(join(folder, name))).size);
    for (const [name, size] of sizes) if (name.endsWith('-480.webp')) expect(size, name).toBeLessThan(45_000);
    expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThan(2.5e6);
  });
});
