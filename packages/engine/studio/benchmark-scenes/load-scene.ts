import { join } from 'node:path';
import { decodeGray16, decodeMask, decodeRaster } from '../../src/base/codec/index.ts';
import type { Mask, Plane, Raster } from '../../src/base/raster/raster.ts';
import type { SceneFacts } from './facts.ts';
import { depthOfInverse } from './inverse-depth.ts';
import { FILES, readAllFacts, readFacts, SCENES_FOLDER } from './scene-folder.ts';

/** A committed scene: a photo of a room or house and the truth about every pixel of it. */
export interface BenchmarkScene {
  readonly facts: SceneFacts;
  readonly photo: Raster;
  /** The content of each pixel's middle: one of `SCENE_LABELS`, or the label of one of `facts.things`. */
  readonly labels: Mask;
  /** Half the photo's size: meters along the camera's axis, Infinity where nothing is met. */
  readonly depth: Plane;
  /** The room without things; null if there is nothing to remove. */
  readonly twin: EmptyTwin | null;
  /** Share of open sky in each pixel, 0 … 255, with branches and railings in it; null indoors. */
  readonly sky: Mask | null;
}

/** The same room without things, under the same sky and exposure. */
export interface EmptyTwin {
  readonly photo: Raster;
  readonly labels: Mask;
  /**
   * What a pixel would show if the one thing it shows now were taken away: where this is another thing, the first one
   * hides it; elsewhere `photo` is the truth of a removal. Equal to `labels` where no thing is seen.
   */
  readonly behind: Mask;
}

/** Facts of the committed scenes: those that are never used for tuning (`heldOut`), or the others; all if absent. */
export function listScenes(heldOut?: boolean): SceneFacts[] {
  return readAllFacts().filter((facts) => heldOut === undefined || facts.heldOut === heldOut);
}

/** @throws RangeError when no scene has that name. */
export async function loadScene(id: string): Promise<BenchmarkScene> {
  const facts = readFacts(id);
  if (!facts) throw new RangeError(`There is no benchmark scene "${id}".`);
  const [photo, labels, depth, twin, sky] = await Promise.all([
    decodeRaster(scenePath(id, 'photo')),
    decodeMask(scenePath(id, 'labels')),
    decodeGray16(scenePath(id, 'depth')),
    facts.hasTwin ? loadTwin(id) : null,
    facts.view === 'exterior' ? decodeMask(scenePath(id, 'sky')) : null,
  ]);
  return { facts, photo, labels, depth: depthOfInverse(depth), twin, sky };
}

/** Path of one of a scene's files, for code that reads photos from files itself. */
export function scenePath(id: string, file: keyof typeof FILES): string {
  return join(SCENES_FOLDER, id, FILES[file]);
}

async function loadTwin(id: string): Promise<EmptyTwin> {
  const [photo, labels, behind] = await Promise.all([
    decodeRaster(scenePath(id, 'empty')),
    decodeMask(scenePath(id, 'emptyLabels')),
    decodeMask(scenePath(id, 'behind')),
  ]);
  return { photo, labels, behind };
}
