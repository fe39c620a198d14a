import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PublishingProfile, VersionId } from '@home-design/contract';
import type { Engine } from '../../platform/engine.ts';
import {
  type Labeled,
  labeledKey,
  picturesKey,
  type RuleLabeled,
  ruleLabeledKey,
} from '../../platform/pictures/keys.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Provenanced } from '../versions/index.ts';

/** What the preparation of pictures for visitors needs. */
export interface DownloadDeps {
  storage: Storage;
  engine: Engine;
}

/** The words on a picture, and their place. */
export type DrawnLabel = Pick<PublishingProfile['label'], 'text' | 'place'>;

/** Labels being drawn: simultaneous requests share the result. */
const underWay = new Map<string, Promise<string>>();

/** Whether a picture shows other things than the camera saw, so that it has to carry the disclosure. */
export function needsLabel({ kind, shownClass }: Provenanced): boolean {
  return kind !== 'original' && shownClass !== 'light only';
}

/**
 * The key of a stored picture with the disclosure across its foot. It is drawn on the first request and kept as long
 * as the version; full size is a PNG, smaller ones keep the format of their file.
 * @param file name of the picture's file without the label
 */
export function labeledPicture(
  deps: DownloadDeps,
  versionId: VersionId,
  rendition: 'original' | 'preview' | 'thumbnail',
  file: string,
): Promise<string> {
  const format = rendition === 'original' ? 'png' : extname(file).slice(1);
  const folder = labeledKey(versionId, `${rendition}-${format}` as Labeled);
  return drawOnce(deps, `${picturesKey(versionId)}/${file}`, { folder, name: `picture.${format}` });
}

/** The same with the words of publishing rules, if they have some. Other words make another file. */
export function pictureLabeledByRules(
  deps: DownloadDeps,
  versionId: VersionId,
  rendition: 'preview' | 'thumbnail',
  { file, label }: { file: string; label: DrawnLabel },
): Promise<string> {
  const format = extname(file).slice(1);
  const folder = ruleLabeledKey(versionId, `${rendition}-${format}` as RuleLabeled);
  const name = `${nameOfLabel(label)}.${format}`;
  return drawOnce(deps, `${picturesKey(versionId)}/${file}`, { folder, name, label });
}

/** A name for words and their place: equal labels have equal names. */
export const nameOfLabel = ({ text, place }: DrawnLabel): string =>
  createHash('sha256').update(`${place}\n${text}`).digest('hex').slice(0, 16);

interface Target {
  folder: string;
  name: string;
  /** Absent: the default words across the foot. */
  label?: DrawnLabel;
}

function drawOnce(deps: DownloadDeps, source: string, target: Target): Promise<string> {
  const key = `${target.folder}/${target.name}`;
  const known = underWay.get(key);
  if (known) return known;

  const made = draw(deps, source, key, target).finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
}

async function draw(
  { storage, engine }: DownloadDeps,
  source: string,
  key: string,
  { folder, name, label }: Target,
): Promise<string> {
  if (await storage.has(key)) return key;
  const picture = await storage.localPath(source);
  const scratch = await storage.scratchFolder();
  try {
    await engine.run({ kind: 'label', picture, labeled: join(scratch, name), ...label });
    await storage.putFolder(folder, scratch);
    return key;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
