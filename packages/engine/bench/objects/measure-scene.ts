import { OBJECT_TYPES } from '@home-design/vocabulary';
import { z } from 'zod';
import { overlap } from '../../src/base/geometry/share-box.ts';
import { detectObjects, joinMasks, objectMasks } from '../../src/objects/index.ts';
import { analysePhoto } from '../../src/scene/analyse.ts';
import { loadScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { type Thing, thingsInView } from './truth.ts';

/** A box and a thing that overlap less are not the same. */
const SAME_OVERLAP = 0.45;
/** Smaller things (share of the picture) need not be found. */
const LEAST_AREA = 0.004;

const type = z.enum(OBJECT_TYPES);

/** What was listed of one scene, and what is there to be listed. */
export const SceneObjects = z.strictObject({
  id: z.string(),
  heldOut: z.boolean(),
  /** `outline`: intersection over union of mask and thing; null for what is not there. */
  listed: z.array(z.strictObject({ type, confidence: z.number(), outline: z.number().nullable() })),
  /** Things large enough in view by their first name, and whether they were listed by any. */
  inView: z.array(z.strictObject({ type, found: z.boolean() })),
});
export type SceneObjects = z.infer<typeof SceneObjects>;

/** Compares the list of a scene's objects and their outlines with what the scene was built of. */
export async function measureScene(id: string): Promise<SceneObjects> {
  const scene = await loadScene(id);
  const analysis = await analysePhoto(scene.photo);
  const objects = await detectObjects(scene.photo, analysis);
  const things = thingsInView(scene);
  const matched = new Set<Thing>();
  const { width, height } = scene.photo;
  const masks = await objectMasks(scene.photo, analysis, objects);
  const listed = objects.map((object, i) => {
    const [thing] = things
      .filter((candidate) => !matched.has(candidate) && candidate.names.includes(object.type))
      .filter((candidate) => overlap(candidate.box, object.box) >= SAME_OVERLAP)
      .sort((a, b) => overlap(b.box, object.box) - overlap(a.box, object.box));
    const { type, confidence } = object;
    if (!thing) return { type, confidence, outline: null };
    matched.add(thing);
    const mask = joinMasks([masks[i]!], 'silhouette', width, height);
    return { type, confidence, outline: maskOverlap(mask.data, scene.labels.data, thing.label) };
  });
  const inView = things
    .filter(({ area }) => area >= LEAST_AREA)
    .map((thing) => ({ type: thing.names[0]!, found: matched.has(thing) }));
  return { id, heldOut: scene.facts.heldOut, listed, inView };
}

function maskOverlap(mask: Uint8Array, labels: Uint8Array, label: number): number {
  let common = 0;
  let either = 0;
  mask.forEach((value, i) => {
    const [found, there] = [value > 127, labels[i] === label];
    if (found && there) common++;
    if (found || there) either++;
  });
  return common / either;
}
