import type { Mask, Plane, Raster } from '../../src/base/raster/raster.ts';
import { denoise } from '../../src/render/denoise/denoise.ts';
import { develop, type Gains, meterLight } from '../../src/render/develop.ts';
import { type Features, type RenderScene, render } from '../../src/render/index.ts';
import type { LabeledScene } from '../samples/scene.ts';
import { SCENE_LABELS } from './labels.ts';
import { lookBehind } from './look-behind.ts';
import type { SceneSource } from './scene-source.ts';

/** Every picture of a scene; see `FILES`. */
export interface ScenePictures {
  readonly photo: Raster;
  readonly labels: Mask;
  readonly depth: Plane;
  readonly twin: { readonly photo: Raster; readonly labels: Mask; readonly behind: Mask } | null;
  readonly sky: Mask;
}

const BOUNCES = 5;
/** They have no say in exposure and white balance. */
const OUTSIDE: ReadonlySet<number> = new Set([SCENE_LABELS.sky, SCENE_LABELS.window, SCENE_LABELS.pane]);

/** Renders a scene with its things and, where it has any, without, exposed alike. Same source, same bytes. */
export async function takePictures(
  source: SceneSource,
  full: LabeledScene,
  threads: number,
): Promise<ScenePictures> {
  const seen = await trace(source, full.scene, threads);
  const light = await clean(seen);
  const labels = labelsOf(seen);
  const lit = { width: seen.width, height: seen.height, light, counts: inside(labels) };
  const gains = meterLight(lit, source.development);
  return {
    photo: develop(lit, { ...source.development, gains }),
    labels,
    depth: { width: seen.width, height: seen.height, data: seen.depth },
    twin: full.things.length > 0 ? await twinOf(source, full.scene, labels, gains, threads) : null,
    sky: { width: seen.width, height: seen.height, data: Uint8Array.from(seen.alpha, (a) => 255 * (1 - a)) },
  };
}

async function twinOf(
  source: SceneSource,
  full: RenderScene,
  labels: Mask,
  gains: Gains,
  threads: number,
): Promise<ScenePictures['twin']> {
  const seen = await trace(source, source.build(source.side, false).scene, threads);
  const { width, height } = seen;
  const photo = develop({ width, height, light: await clean(seen) }, { ...source.development, gains });
  return { photo, labels: labelsOf(seen), behind: lookBehind(full, labels) };
}

function trace({ samples, seed }: SceneSource, scene: RenderScene, threads: number): Promise<Features> {
  return render(scene, { samples, bounces: BOUNCES, seed, threads });
}

function clean({ width, height, radiance, albedo, normal }: Features): Promise<Float32Array> {
  return denoise({ width, height, color: radiance, albedo, normal }, { quality: 'best' });
}

const labelsOf = ({ width, height, object }: Features): Mask => ({
  width,
  height,
  data: Uint8Array.from(object),
});

/** Pixels that exposure is measured on: all where nothing but the outside is seen. */
function inside({ data }: Mask): Uint8Array {
  const counts = data.map((label) => (OUTSIDE.has(label) ? 0 : 1));
  return counts.includes(1) ? counts : counts.fill(1);
}
