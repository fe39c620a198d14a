import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { VersionId } from '@home-design/contract';
import type { Engine } from '../../platform/engine.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Labeled, labeledKey, type Provenanced, picturesKey } from '../versions/index.ts';

/** Parts of preparing pictures for people who do not own them. */
export interface DownloadDeps {
  storage: Storage;
  engine: Engine;
}

/** Pictures being labeled: whoever asks meanwhile gets the same one. */
const underWay = new Map<string, Promise<string>>();

/** Whether a picture shows other things than the camera saw, which then has to be said in it. */
export function needsLabel({ kind, shownClass }: Provenanced): boolean {
  return kind !== 'original' && shownClass !== 'light only';
}

/**
 * The key of a stored picture with the disclosure across its foot. It is drawn when first asked for and kept until
 * the version goes; full size is a PNG, the smaller ones are in the format of the file they are made of.
 * @param file name of the picture's file without the label
 */
export function labeledPicture(
  deps: DownloadDeps,
  versionId: VersionId,
  rendition: 'original' | 'preview' | 'thumbnail',
  file: string,
): Promise<string> {
  const format = rendition === 'original' ? 'png' : extname(file).slice(1);
  const name = `picture.${format}`;
  const folder = labeledKey(versionId, `${rendition}-${format}` as Labeled);
  const key = `${folder}/${name}`;
  const known = underWay.get(key);
  if (known) return known;

  const made = draw(deps, `${picturesKey(versionId)}/${file}`, { key, folder, name }).finally(() =>
    underWay.delete(key),
  );
  underWay.set(key, made);
  return made;
}

async function draw(
  { storage, engine }: DownloadDeps,
  source: string,
  { key, folder, name }: { key: string; folder: string; name: string },
): Promise<string> {
  if (await storage.has(key)) return key;
  const picture = await storage.localPath(source);
  const scratch = await storage.scratchFolder();
  try {
    await engine.run({ kind: 'label', picture, labeled: join(scratch, name) });
    await storage.putFolder(folder, scratch);
    return key;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
