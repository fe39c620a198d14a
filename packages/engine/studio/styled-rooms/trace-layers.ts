import { denoise } from '../../src/render/denoise/denoise.ts';
import { render } from '../../src/render/index.ts';
import { SOURCES } from '../../src/render/light-transport/light-ledger.ts';
import { type LightLayers, WALL_SHADES } from '../../src/styled-rooms/light-layers.ts';
import { type LabeledScene, labelOfClass } from '../samples/scene.ts';

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
