import { denoise } from '../render/denoise/denoise.ts';
import { render } from '../render/index.ts';
import { SOURCES } from '../render/light-transport/light-ledger.ts';
import { type LabeledScene, labelOfClass } from '../samples/scene.ts';

/** The light of a room, apart by source and shade of its walls; linear. */
export interface LightLayers {
  readonly width: number;
  readonly height: number;
  /** By source (`SKY`, `SUN`, `LAMPS`), then by shade in the order of `WALL_SHADES`: red, green and blue a pixel. */
  readonly layers: readonly (readonly Float32Array[])[];
}

/** Reflectances of the walls in which a room is traced: nearly black, middle, and light. */
export const WALL_SHADES = [0.04, 0.33, 0.79] as const;

const BOUNCES = 8;

/** Traces a room once, for all sources and shades, and takes the grain out of each layer. */
export async function traceLayers(
  { scene }: LabeledScene,
  wall: number,
  options: { readonly samples: number; readonly threads: number; readonly seed: number },
): Promise<LightLayers> {
  const features = await render(scene, {
    ...options,
    bounces: BOUNCES,
    layers: { painted: labelOfClass('wall'), shares: WALL_SHADES.map((shade) => shade / wall) },
  });
  const { width, height, albedo, normal } = features;
  const clean: Float32Array[] = [];
  for (const color of features.layers ?? []) {
    clean.push(await denoise({ width, height, color, albedo, normal }, { quality: 'best' }));
  }
  const shades = WALL_SHADES.length;
  return {
    width,
    height,
    layers: Array.from({ length: SOURCES }, (_, source) =>
      clean.slice(source * shades, (source + 1) * shades),
    ),
  };
}
