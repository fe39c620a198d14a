/** Entry point of threads that trace without path tracing: how much of the sky each place sees. */
import { threadId } from 'node:worker_threads';
import { hashToUnit } from '../src/base/random.ts';
import { PIXEL } from '../src/render/pixel-record.ts';
import { serveTracing } from '../src/render/threads/serve-tracing.ts';

serveTracing((scene, caster, { samples, seed }) => {
  if (samples < 1) throw new Error('A pixel needs at least one sample.');
  const { right, down, forward, focal, center } = scene.camera;
  const eye = Float64Array.from(scene.camera.position);
  const towards = new Float64Array(3);
  const place = new Float64Array(3);
  return {
    tracePixel(x, y, out, at) {
      out.fill(0, at);
      out[at + PIXEL.depth] = Infinity;
      const [across, below] = [(x + 0.5 - center[0]) / focal, (y + 0.5 - center[1]) / focal];
      for (let i = 0; i < 3; i++) towards[i] = forward[i]! + across * right[i]! + below * down[i]!;
      if (!caster.closest(eye, towards)) return;
      const { triangle, distance } = caster.hit;
      for (let i = 0; i < 3; i++) place[i] = eye[i]! + 0.9999 * distance * towards[i]!;
      let open = 0;
      for (let sample = 0; sample < samples; sample++) {
        const height = hashToUnit(x + y * 4096, sample * 2, seed);
        const angle = hashToUnit(x + y * 4096, sample * 2 + 1, seed) * 2 * Math.PI;
        const flat = Math.sqrt(1 - height * height);
        towards.set([flat * Math.cos(angle), height, flat * Math.sin(angle)]);
        if (!caster.blocked(place, towards, 100)) open++;
      }
      out[at + PIXEL.radiance] = open / samples;
      // Tells which thread it was, for those who want to know.
      out[at + PIXEL.radiance + 2] = threadId;
      out[at + PIXEL.depth] = distance;
      out[at + PIXEL.object] = scene.object[triangle]!;
      out[at + PIXEL.alpha] = scene.object[triangle]! > 0 ? 1 : 0;
    },
  };
});
