import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SceneFacts } from './facts.ts';

/** Folder of the committed scenes. */
export const SCENES_FOLDER = join(import.meta.dirname, '../../scenes');

/** The files of a scene in its folder. Labels are 8-bit gray, one number a pixel; see `SCENE_LABELS`. */
export const FILES = {
  facts: 'scene.json',
  photo: 'photo.webp',
  labels: 'labels.png',
  /** Inverse depth, 16 bits, at half size: 65,535 / (4 x meters), 0 = endless. Planes are linear in it, so small. */
  depth: 'depth.png',
  /** The same room without things, under the same light and exposure. */
  empty: 'empty.webp',
  emptyLabels: 'empty-labels.png',
  /** The content of each pixel after its thing is removed: a label again. */
  behind: 'behind.png',
  /** Share of open sky in each pixel, 0 … 255; outdoors only. */
  sky: 'sky.png',
} as const;

/** Facts of every scene in the folder, by name. */
export function readAllFacts(folder = SCENES_FOLDER): SceneFacts[] {
  const ids = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  return ids.flatMap((id) => readFacts(id, folder) ?? []);
}

/** Facts of a scene; undefined when it is not there. */
export function readFacts(id: string, folder = SCENES_FOLDER): SceneFacts | undefined {
  const path = join(folder, id, FILES.facts);
  if (!existsSync(path)) return undefined;
  return SceneFacts.parse(JSON.parse(readFileSync(path, 'utf8')));
}
