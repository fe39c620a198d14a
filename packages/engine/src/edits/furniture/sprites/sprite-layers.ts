import { createRaster, type Raster } from '../../../base/raster/raster.ts';
import { resample } from '../../../base/raster/resample.ts';
import { type RenderScene, render } from '../../../render/index.ts';
import { contactShade, withContact } from '../layers/contact-shade.ts';
import type { Layers } from '../layers/layers.ts';
import { furnitureColor, shadedBy } from '../layers/render-layers.ts';
import { levelOf, scaledCamera, smoothRatio } from '../layers/trace-masks.ts';

/** Paths a pixel: few, because a sprite is a sketch of the result. */
const SAMPLES = { piece: 4, shadow: 8 };
/** Rays a pixel for the contact with the floor. */
const CONTACT_RAYS = 8;
const BOUNCES = 1;
const THREADS = 2;
/** Shadows are soft: their picture has this share of the piece's side. */
const SHADOW_SIDE = 0.3;
/** Byte value of the even ground before which a piece is cleaned of grain. */
const GROUND = 150;

/** Renders a scene of one piece as staging does, but for a small picture of its own and much faster. */
export async function spriteLayers(scene: RenderScene, seed: number): Promise<Layers> {
  const { width, height } = scene.camera;
  const everywhere = new Uint8Array(width * height).fill(255);
  const trace = (only: 'things' | 'room' | 'contact', samples: number, camera = scene.camera) =>
    render({ ...scene, camera }, { samples, bounces: BOUNCES, only, seed, threads: THREADS });

  const piece = await trace('things', SAMPLES.piece);
  const shadow = await trace('room', SAMPLES.shadow, scaledCamera(scene.camera, SHADOW_SIDE));
  const contact = contactShade(await trace('contact', CONTACT_RAYS), everywhere);
  const ratio = withContact(enlargedRatio(smoothRatio(shadow), shadow, { width, height }), contact, {
    width,
    height,
  });
  const color = await furnitureColor(evenGround(width, height), piece, ratio, everywhere, undefined);
  return {
    width,
    height,
    color: shadedBy(color, contact.tops),
    alpha: piece.alpha,
    ratio,
    mirrored: undefined,
  };
}

function evenGround(width: number, height: number): Raster {
  const ground = createRaster(width, height);
  ground.data.fill(GROUND);
  return ground;
}

/**
 * The remaining light at the size of the sprite, relative to the room's own level; three floats a pixel. Pixels
 * without a value (0) take that of their surroundings.
 */
function enlargedRatio(
  ratio: Float32Array,
  from: { readonly width: number; readonly height: number },
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const level = levelOf(ratio);
  const enlarged = (data: Float32Array) =>
    resample({ width: from.width, height: from.height, channels: 1, data }, width, height, 'bilinear');
  const left = enlarged(ratio.map((value) => Math.min(1, value / level)));
  const known = enlarged(ratio.map((value) => (value > 0 ? 1 : 0)));
  const out = new Float32Array(width * height * 3).fill(1);
  for (let p = 0; p < known.length; p++) {
    if (known[p]! > 0) out.fill(left[p]! / known[p]!, p * 3, p * 3 + 3);
  }
  return out;
}
