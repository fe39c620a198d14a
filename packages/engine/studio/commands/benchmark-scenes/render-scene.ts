import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeGray16Png, encodeMaskPng, encodeWebp } from '../../../src/base/codec/index.ts';
import { SceneFacts } from '../../benchmark-scenes/facts.ts';
import { halvedInverseDepth } from '../../benchmark-scenes/inverse-depth.ts';
import { FILES, readFacts } from '../../benchmark-scenes/scene-folder.ts';
import type { SceneSource } from '../../benchmark-scenes/scene-source.ts';
import { takePictures } from '../../benchmark-scenes/take-pictures.ts';
import type { LabeledScene } from '../../samples/scene.ts';
import { sceneHash } from '../../samples/scene-hash.ts';

const QUALITY = 88;

/** Renders a scene into the folder; false when the same pictures are there already. */
export async function renderScene(folder: string, source: SceneSource, threads: number): Promise<boolean> {
  const full = source.build(source.side, true);
  const { samples, seed, development } = source;
  const scene = sceneHash(full.scene, { samples, seed, development });
  const known = readFacts(source.id, folder);
  if (known?.scene === scene) {
    await writeFacts(folder, factsOf(source, full, scene, known.hasTwin));
    return false;
  }
  const { photo, labels, depth, twin, sky } = await takePictures(source, full, threads);
  const files: Record<string, Buffer> = {
    [FILES.photo]: await encodeWebp(photo, QUALITY),
    [FILES.labels]: await encodeMaskPng(labels),
    [FILES.depth]: await encodeGray16Png(halvedInverseDepth(depth)),
    ...(twin && {
      [FILES.empty]: await encodeWebp(twin.photo, QUALITY),
      [FILES.emptyLabels]: await encodeMaskPng(twin.labels),
      [FILES.behind]: await encodeMaskPng(twin.behind),
    }),
    ...(source.view === 'exterior' && { [FILES.sky]: await encodeMaskPng(sky) }),
  };
  await rm(join(folder, source.id), { recursive: true, force: true });
  await mkdir(join(folder, source.id), { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, source.id, name), content);
  }
  // Last: a scene without facts is not there.
  await writeFacts(folder, factsOf(source, full, scene, twin !== null));
  return true;
}

/** Deletes the folders of scenes that are no longer made. */
export async function removeForeignScenes(folder: string, sources: readonly SceneSource[]): Promise<void> {
  const known = new Set(sources.map(({ id }) => id));
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory() && !known.has(entry.name))
      await rm(join(folder, entry.name), { recursive: true });
  }
}

function factsOf(source: SceneSource, { scene, things }: LabeledScene, hash: string, hasTwin: boolean) {
  const { id, roomType, style, seed, view, traits, heldOut, room } = source;
  const { width, height, focal, center, position, right, down, forward } = scene.camera;
  const kept = new Set(source.build(source.side, false).things.map(({ label }) => label));
  const camera = {
    focal,
    center: [...center],
    position: [...position],
    right: [...right],
    down: [...down],
    forward: [...forward],
  };
  return SceneFacts.parse({
    ...{ id, roomType, style, seed, view, traits, heldOut, room },
    ...{ width, height, camera, hasTwin, scene: hash },
    things: things.map(({ label, kind }) => ({ label, kind, stays: kept.has(label) })),
  });
}

async function writeFacts(folder: string, facts: SceneFacts): Promise<void> {
  const path = join(folder, facts.id, FILES.facts);
  await writeFile(`${path}.part`, `${JSON.stringify(facts, null, 1)}\n`);
  await rename(`${path}.part`, path);
}
