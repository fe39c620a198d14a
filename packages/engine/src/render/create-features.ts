import type { Features } from './features.ts';
import type { Light, RenderCamera } from './scene.ts';

/** Planes over shared memory in which nothing is seen yet. Memory that is never written costs nothing. */
export function createFeatures({ width, height }: RenderCamera, light: Light): Features {
  const pixels = width * height;
  const plane = (channels: number) => new Float32Array(new SharedArrayBuffer(pixels * channels * 4));
  const ofRoom = () => (light.kind === 'room-box' ? plane(3) : undefined);
  return {
    width,
    height,
    radiance: plane(3),
    albedo: plane(3),
    normal: plane(3),
    depth: plane(1).fill(Infinity),
    object: new Uint16Array(new SharedArrayBuffer(pixels * 2)),
    alpha: plane(1),
    lightWith: ofRoom(),
    lightWithout: ofRoom(),
    mirrored: ofRoom(),
  };
}
