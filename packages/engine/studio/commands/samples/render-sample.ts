import { encodeMaskPng, encodeWebp } from '../../../src/base/codec/index.ts';
import { photograph } from '../../samples/photograph.ts';
import type { SampleSource } from '../../samples/sample-list.ts';
import type { Variant } from '../../samples/scene.ts';
import { sceneHash } from '../../samples/scene-hash.ts';
import type { SampleFolder } from './sample-folder.ts';

const QUALITY = 88;

/** Renders a variant of a sample into the folder; false when the same picture is there already. */
export async function renderSample(
  folder: SampleFolder,
  source: SampleSource,
  variant: Variant,
  { width, samples, threads }: { width: number; samples: number; threads: number },
): Promise<boolean> {
  const { id, seed, exposure } = source;
  const labeled = source.scene(variant, width);
  const hash = sceneHash(labeled.scene, { samples, seed, exposure });
  if (folder.find(id, variant)?.scene === hash) return false;
  const { photo, labels } = await photograph(labeled, { samples, threads, seed, exposure });
  const { focal, center, position, right, down, forward } = labeled.scene.camera;
  await folder.enter(source, {
    variant,
    width: photo.width,
    height: photo.height,
    photo: await folder.write(`${id}/${variant}.webp`, await encodeWebp(photo, QUALITY)),
    labels: await folder.write(`${id}/${variant}.labels.png`, await encodeMaskPng(labels)),
    things: labeled.things.map(({ label, kind }) => ({ label, kind })),
    camera: {
      focal,
      center: [center[0], center[1]],
      position: [...position],
      right: [...right],
      down: [...down],
      forward: [...forward],
    },
    samples,
    scene: hash,
  });
  return true;
}
