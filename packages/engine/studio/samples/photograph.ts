import type { Mask, Plane, Raster } from '../../src/base/raster/raster.ts';
import { denoise } from '../../src/render/denoise/denoise.ts';
import { develop } from '../../src/render/develop.ts';
import { render } from '../../src/render/index.ts';
import { type LabeledScene, labelOfClass } from './scene.ts';

/** The options of rendering a sample. */
export interface Exposure {
  /** Paths a pixel. */
  readonly samples: number;
  readonly threads: number;
  readonly seed: number;
  /** Stops brighter than the automatic exposure. */
  readonly exposure: number;
  readonly signal?: AbortSignal;
}

/** A sample picture and the truth about it. */
export interface Photograph {
  readonly photo: Raster;
  /** The class of each pixel: `labelOfClass` of a part of the room, or the label of a thing. */
  readonly labels: Mask;
  /** Meters along the camera's axis; Infinity where nothing is met. */
  readonly depth: Plane;
}

const BOUNCES = 6;
/** Magazines print deeper shadows than cameras give. */
const CONTRAST = 0.42;

/** Renders, denoises and develops a scene. Same scene and exposure, same bytes. */
export async function photograph({ scene }: LabeledScene, exposure: Exposure): Promise<Photograph> {
  const { samples, threads, seed, signal } = exposure;
  const features = await render(scene, {
    samples,
    bounces: BOUNCES,
    seed,
    threads,
    ...(signal && { signal }),
  });
  const { width, height, radiance: color, albedo, normal, object, depth } = features;
  const light = await denoise(
    { width, height, color, albedo, normal },
    { quality: 'best', ...(signal && { signal }) },
  );
  // Window views and open sky have no say in exposure and white balance.
  const outside = [labelOfClass('sky'), labelOfClass('window')];
  const indoors = object.some((label) => !outside.includes(label));
  const counts = Uint8Array.from(object, (label) => (indoors && outside.includes(label) ? 0 : 1));
  // A lawn would be mistaken for green light and balanced away.
  const isGarden = object.includes(labelOfClass('facade'));
  const photo = develop(
    { width, height, light, counts },
    { exposure: exposure.exposure, contrast: CONTRAST, seed, ...(isGarden && { balance: 0 }) },
  );
  return {
    photo,
    labels: { width, height, data: Uint8Array.from(object) },
    depth: { width, height, data: depth },
  };
}
