import { LINEAR_FROM_BYTE } from '../../../base/color/srgb.ts';
import { boxMean } from '../../../base/raster/box-filter.ts';
import type { Mask, Plane, Raster } from '../../../base/raster/raster.ts';
import { resample } from '../../../base/raster/resample.ts';
import { floatsFrom } from '../../../base/typed-arrays.ts';
import { denoise } from '../../../render/denoise/denoise.ts';
import { lookedAt } from '../../../render/denoise/tiles.ts';
import { type Features, type RenderCamera, type RenderScene, render } from '../../../render/index.ts';
import { contactShade, withContact } from './contact-shade.ts';
import { hideBehind } from './hide-behind.ts';
import type { Layers } from './layers.ts';
import { lightRatio } from './light-ratio.ts';
import { enlargedMask, scaledCamera, type TraceMasks } from './trace-masks.ts';

export interface LayerOptions {
  /** The areas to trace. */
  readonly masks: TraceMasks;
  /** Depth of the things in the photo; see `hideBehind`. */
  readonly foreground: Plane;
  /** The part of the room that light of furniture reaches; see `lightRatio`. */
  readonly reached: Mask;
  /** Paths a pixel. */
  readonly samples: number;
  /** Bounces of the light after the first surface. */
  readonly bounces: number;
  readonly seed: number;
  readonly threads: number;
  readonly signal: AbortSignal | undefined;
  /** Share done, 0 … 1. */
  readonly onProgress: (fraction: number) => void;
}

/** Progress at the beginning and after each stage: tracing the room's light, tracing furniture, cleaning. */
const SHARES = { masks: 0.08, far: 0.2, room: 0.36, contact: 0.4, furniture: 0.86 };
/** Rays per pixel for contact: larger pictures need fewer, because they are viewed reduced. */
const CONTACT_RAYS = { small: 12, large: 8, from: 1500 };
/** Factor for the paths per pixel close to things, where shadows are faint and fine. */
const CLOSER = 2;
/** Reach of the fading at the edges of shadows, share of the picture's long side. */
const FADE = 0.008;
/** Shadows are softer than edges: their picture has half the furniture's side, up to this limit. */
const SHADOW_SIDE = { share: 0.5, longest: 900 };

/**
 * Renders furniture into a photographed room.
 *
 * @param photo of the camera's size, the look of the scene's room without furniture.
 */
export async function renderLayers(
  photo: Raster,
  scene: RenderScene,
  options: LayerOptions,
): Promise<Layers> {
  const { masks, samples, bounces, seed, threads, signal, onProgress } = options;
  const { width, height } = photo;
  const furnished = enlargedMask(masks.furniture, width, height).data;
  const touched = enlargedMask(masks.contact, width, height);
  onProgress(SHARES.masks);
  const trace = (
    only: 'things' | 'room' | 'contact',
    camera: RenderCamera,
    mask: Uint8Array,
    from: number,
    to: number,
    paths = samples,
  ) =>
    render(
      { ...scene, camera },
      {
        samples: paths,
        bounces,
        only,
        seed,
        threads,
        mask,
        ...(signal && { signal }),
        onProgress: (fraction) => onProgress(from + (to - from) * fraction),
      },
    );

  const shrink = Math.min(SHADOW_SIDE.share, SHADOW_SIDE.longest / Math.max(width, height));
  const small = scaledCamera(scene.camera, shrink);
  const shadow = enlargedMask(masks.shadow, small.width, small.height).data;
  const close = enlargedMask(touched, small.width, small.height).data;
  const far = await trace('room', small, within(shadow, close, false), SHARES.masks, SHARES.far);
  const near = await trace(
    'room',
    small,
    within(shadow, close, true),
    SHARES.far,
    SHARES.room,
    CLOSER * samples,
  );
  const room = joinedPictures(far, near, close);
  const enlarged = (values: Float32Array) =>
    resample(
      { width: small.width, height: small.height, channels: 3, data: values },
      width,
      height,
      'bilinear',
    );
  const trust = fadingIn(small.width, small.height, shadow);
  const shade = await lightRatio(room, shadow, masks.level, options.reached, signal);
  const seen = await trace(
    'contact',
    scene.camera,
    touched.data,
    SHARES.room,
    SHARES.contact,
    contactRays(photo),
  );
  const contact = contactShade(seen, touched.data);
  const ratio = withContact(
    enlarged(shade.map((value, i) => 1 + (value - 1) * trust[Math.floor(i / 3)]!)),
    contact,
    photo,
  );
  const mirrored = (await mirroredLight(room, shadow, signal))?.map(
    (value, i) => value * trust[Math.floor(i / 3)]!,
  );

  const furniture = await trace('things', scene.camera, furnished, SHARES.contact, SHARES.furniture);
  const color = await furnitureColor(photo, furniture, ratio, furnished, signal);
  onProgress(1);
  const layers = {
    width,
    height,
    color: shadedBy(color, contact.tops),
    alpha: furniture.alpha,
    ratio,
    mirrored: mirrored && enlarged(mirrored),
  };
  return hideBehind(layers, furniture.depth, options.foreground);
}

function contactRays({ width, height }: Raster): number {
  return Math.max(width, height) > CONTACT_RAYS.from ? CONTACT_RAYS.large : CONTACT_RAYS.small;
}

/** The part of a mask inside another of its size, or outside it. */
function within(mask: Uint8Array, other: Uint8Array, inside: boolean): Uint8Array {
  return mask.map((value, p) => ((other[p] !== 0) === inside ? value : 0));
}

/** Combines two pictures of the same room: the second where `mask` is set. */
function joinedPictures(first: Features, second: Features, mask: Uint8Array): Features {
  const joined = (one: Float32Array, other: Float32Array) => {
    const channels = one.length / mask.length;
    return one.map((value, i) => (mask[Math.floor(i / channels)] === 0 ? value : other[i]!));
  };
  const perhaps = (one: Float32Array | undefined, other: Float32Array | undefined) =>
    one && other && joined(one, other);
  return {
    ...first,
    alpha: joined(first.alpha, second.alpha),
    normal: joined(first.normal, second.normal),
    lightWith: perhaps(first.lightWith, second.lightWith),
    lightWithout: perhaps(first.lightWithout, second.lightWithout),
    mirrored: perhaps(first.mirrored, second.mirrored),
  };
}

/** Three-channel values, each pixel multiplied by its share. */
export function shadedBy(values: Float32Array, shares: Float32Array): Float32Array {
  return values.map((value, i) => value * shares[Math.floor(i / 3)]!);
}

/** Share of a change that is shown: zero at the edge of the traced area, so that the edge is invisible. */
export function fadingIn(width: number, height: number, mask: Uint8Array): Float32Array {
  const inside = { width, height, data: floatsFrom(mask, (value) => (value ? 1 : 0)) };
  const reach = Math.max(1, Math.round(FADE * Math.max(width, height)));
  return boxMean(inside, reach).data.map((share) => Math.max(0, 2 * share - 1));
}

/**
 * The furniture's own light without grain, premultiplied. It is denoised in front of the photo, so that the denoiser
 * sees the real edges; then the photo is subtracted.
 */
export async function furnitureColor(
  photo: Raster,
  { radiance, alpha, albedo, normal }: Features,
  ratio: Float32Array,
  mask: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Float32Array> {
  const { width, height } = photo;
  const color = new Float32Array(width * height * 3);
  const guide = new Float32Array(color.length);
  const seenAt = (at: number) => LINEAR_FROM_BYTE[photo.data[at]!]!;
  const behind = (at: number, through: number) => Math.fround(through * seenAt(at) * ratio[at]!);
  const { left, top, right, bottom } = lookedAt(width, height, mask);
  for (let y = top; y < bottom; y++) {
    for (let p = y * width + left; p < y * width + right; p++) {
      const through = 1 - alpha[p]!;
      for (let at = p * 3; at < p * 3 + 3; at++) {
        color[at] = behind(at, through) + radiance[at]!;
        guide[at] = alpha[p]! * albedo[at]! + through * seenAt(at);
      }
    }
  }
  const clean = await denoise(
    { width, height, color, albedo: guide, normal },
    { quality: 'fast', mask, ...(signal && { signal }) },
  );
  for (let p = 0; p < alpha.length; p++) {
    const through = 1 - alpha[p]!;
    for (let at = p * 3; at < p * 3 + 3; at++) {
      clean[at] = through === 1 ? 0 : Math.max(0, clean[at]! - behind(at, through));
    }
  }
  return clean;
}

/** A mirror image with weaker changes everywhere is not denoised. */
const SEEN_MIRROR = 0.004;
const MIDDLE = 0.5;

async function mirroredLight(
  { width, height, mirrored, normal }: Features,
  mask: Uint8Array,
  signal: AbortSignal | undefined,
): Promise<Float32Array | undefined> {
  if (!mirrored?.some((value) => Math.abs(value) > SEEN_MIRROR)) return undefined;
  // The denoiser does not accept negative light: negative values are raised for the pass.
  const lifted = await denoise(
    {
      width,
      height,
      color: mirrored.map((value) => Math.max(0, MIDDLE + value)),
      albedo: new Float32Array(mirrored.length).fill(1),
      normal,
    },
    { quality: 'fast', mask, ...(signal && { signal }) },
  );
  return lifted.map((value, i) => {
    const change = mask[Math.floor(i / 3)] === 0 ? 0 : value - MIDDLE;
    return Math.abs(change) < SEEN_MIRROR ? 0 : change;
  });
}
