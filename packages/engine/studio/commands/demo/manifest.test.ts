import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { inspectPhoto } from '../../../src/base/codec/index.ts';
import { DEMO_EDITS, pictureId } from './edits.ts';
import { Manifest } from './manifest.ts';
import { SAMPLE_ROOMS } from './sample-rooms.ts';

const publicFolder = join(import.meta.dirname, '../../../../web/public');
const samplesFolder = join(import.meta.dirname, '../../../samples');

let manifest: Manifest;
beforeAll(async () => {
  manifest = Manifest.parse(JSON.parse(await readFile(join(publicFolder, 'demo/manifest.json'), 'utf8')));
});

/** Every file that the manifest names, with the size it should have; undefined = any. */
const filesOf = ({ pictures, samples }: Manifest) => [
  ...pictures.flatMap(({ renditions }) =>
    renditions.map(({ webp, width, height }) => ({ path: webp, size: { width, height } })),
  ),
  ...samples.flatMap(({ image, thumbnail, width, height }) => [
    { path: image, size: { width, height } },
    { path: thumbnail, size: undefined },
  ]),
];

describe('the demo pictures', () => {
  it('are the files that the manifest names, in its sizes, and no others', async () => {
    const files = filesOf(manifest);
    for (const { path, size } of files) {
      const { width, height } = await inspectPhoto(await readFile(join(publicFolder, path)));
      if (size) expect({ width, height }, path).toEqual(size);
    }
    const there = await readdir(join(publicFolder, 'demo'), { recursive: true, withFileTypes: true });
    const pictures = there.filter((entry) => entry.isFile() && entry.name !== 'manifest.json');
    expect(pictures).toHaveLength(files.length);
  });

  it('were made by the edits of today, of samples that are committed', async () => {
    expect(manifest.demos).toEqual(
      DEMO_EDITS.map((edit) => ({
        id: edit.id,
        label: edit.label,
        before: pictureId(edit),
        after: `${pictureId(edit)}-${edit.id}`,
        touchedUp: edit.touchUp !== undefined,
      })),
    );
    for (const edit of DEMO_EDITS) {
      const { sample, variant, request } = edit;
      const find = (id: string) => manifest.pictures.find((picture) => picture.id === id);
      expect(find(`${pictureId(edit)}-${edit.id}`)).toMatchObject({ sample, variant, edit: request });
      expect(find(pictureId(edit))).toMatchObject({ sample, variant, edit: null });
      expect((await stat(join(samplesFolder, sample, `${variant}.webp`))).size).toBeGreaterThan(0);
    }
  });

  it('offer sample rooms byte for byte as they were rendered', async () => {
    expect(manifest.samples.map(({ id }) => id)).toEqual(SAMPLE_ROOMS.map(pictureId));
    for (const { id, sample, variant, image } of manifest.samples) {
      const rendered = await readFile(join(samplesFolder, sample, `${variant}.webp`));
      expect(rendered.equals(await readFile(join(publicFolder, image))), id).toBe(true);
    }
  });

  it('are light: a phone loads less than 60 kB a picture, all of them weigh less than 3 MB', async () => {
    const weightOf = async (path: string) => (await stat(join(publicFolder, path))).size;
    for (const { renditions } of manifest.pictures) {
      expect(await weightOf(renditions.at(-1)!.webp)).toBeLessThan(60_000);
    }
    for (const { thumbnail } of manifest.samples) expect(await weightOf(thumbnail)).toBeLessThan(60_000);
    const weights = await Promise.all(filesOf(manifest).map(({ path }) => weightOf(path)));
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThan(3e6);
  });
});
