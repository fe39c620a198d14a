import { denoise } from '../../src/render/denoise/denoise.ts';
import { render } from '../../src/render/index.ts';
import type { RenderScene } from '../../src/render/scene.ts';
import { lookThrough, type SeenBehind } from './look-through.ts';

/** A rendered room: its light and the truth about it, one entry a pixel. */
export interface RenderedView {
  readonly scene: RenderScene;
  readonly width: number;
  readonly height: number;
  /** Linear, denoised, three a pixel. */
  readonly light: Float32Array;
  readonly albedo: Float32Array;
  /** World normals. */
  readonly normal: Float32Array;
  /** Meters along the camera's axis; Infinity where nothing is met. */
  readonly depth: Float32Array;
  /** Object numbers, see `objectOf`. */
  readonly object: Uint16Array;
  /** The emptied room, one entry for each 2 x 2 pixels. */
  readonly behind: SeenBehind;
}

/** Few paths: the denoiser and the camera's effects hide more than additional paths would show. */
const QUALITY = { samples: 1, bounces: 4 };
/** Pixels of the picture for each cell of the surfaces behind. */
const BEHIND_CELL = 2;

/** Renders a view on one thread. Same scene and seed, same numbers. */
export async function renderView(scene: RenderScene, seed: number): Promise<RenderedView> {
  const seen = await render(scene, { ...QUALITY, seed, threads: 1 });
  const { width, height, radiance, albedo, normal, depth, object } = seen;
  const light = await denoise({ width, height, color: radiance, albedo, normal }, { quality: 'fast' });
  return {
    scene,
    width,
    height,
    light,
    albedo,
    normal,
    depth,
    object,
    behind: lookThrough(scene, BEHIND_CELL),
  };
}
