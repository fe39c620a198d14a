import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Sample, SampleManifest, type SamplePicture } from '../../samples/manifest.ts';
import type { SampleSource } from '../../samples/sample-list.ts';
import { labelOfClass } from '../../samples/scene.ts';
import { SHELL_CLASSES } from '../../samples/shell/shell-part.ts';

/** A folder of sample pictures with its manifest. */
export interface SampleFolder {
  /** The manifest's entry of a picture. */
  find(id: string, variant: SamplePicture['variant']): SamplePicture | undefined;
  /** Writes a file; `path` is relative to the folder. */
  write(path: string, content: Buffer): Promise<SamplePicture['photo']>;
  /** Enters a picture into the manifest, in place of the one of the same variant. */
  enter(source: SampleSource, picture: SamplePicture): Promise<void>;
}

/** Opens the folder; its manifest may not be there yet. */
export async function openSampleFolder(folder: string): Promise<SampleFolder> {
  const path = join(folder, 'manifest.json');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const samples: Sample[] = text === undefined ? [] : SampleManifest.parse(JSON.parse(text)).samples;
  return {
    find: (id, variant) =>
      samples.find((sample) => sample.id === id)?.pictures.find((picture) => picture.variant === variant),
    async write(name, content) {
      const file = join(folder, name);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.part`, content);
      await rename(`${file}.part`, file);
      const sha256 = createHash('sha256').update(content).digest('hex');
      return { path: name, bytes: content.length, sha256 };
    },
    async enter({ id, title, roomType, style, seed }, picture) {
      const at = samples.findIndex((sample) => sample.id === id);
      const others = samples[at]?.pictures.filter(({ variant }) => variant !== picture.variant) ?? [];
      const sample: Sample = { id, title, roomType, style, seed, pictures: [...others, picture] };
      samples.splice(at < 0 ? samples.length : at, at < 0 ? 0 : 1, sample);
      const classes = SHELL_CLASSES.map((name) => ({ label: labelOfClass(name), name }));
      const manifest = SampleManifest.parse({ classes, samples });
      await writeFile(`${path}.part`, `${JSON.stringify(manifest, null, 1)}\n`);
      await rename(`${path}.part`, path);
    },
  };
}
