/** Entry point of threads that trace without path tracing: how much of the sky each place sees. */
import { threadId } from 'node:worker_threads';
import { hashToUnit } from '../src/base/random.ts';
import { PIXEL } from '../src/render/pixel-record.ts';
import { serveTracing } from '../src/render/threads/serve-tracing.ts';

serveTracing((scene, caster, { samples, seed }) => {
  if (samples < 1) throw new Error('A pixel needs at least one sample.');
  const { position, right, down, forward, focal, center } = scene.camera;
  return {
    tracePixel(x, y, out, at) {
      out.fill(0, at);
      out[at + PIXEL.depth] = Infinity;
      const [across, below] = [(x + 0.5 - center[0]) / focal, (y + 0.5 - center[1]) / focal];
      const ray = [0, 1, 2].map((i) => forward[i]! + across * right[i]! + below * down[i]!) as [
        number,
        number,
        number,
      ];
      if (!caster.closest(...position, ...ray)) return;
      const { triangle, distance } = caster.hit;
      const place = [0, 1, 2].map((i) => position[i]! + 0.9999 * distance * ray[i]!) as [
        number,
        number,
        number,
      ];
      let open = 0;
      for (let sample = 0; sample < samples; sample++) {
        const height = hashToUnit(x + y * 4096, sample * 2, seed);
        const angle = hashToUnit(x + y * 4096, sample * 2 + 1, seed) * 2 * Math.PI;
        const flat = Math.sqrt(1 - height * height);
        if (!caster.blocked(...place, flat * Math.cos(angle), height, flat * Math.sin(angle), 100)) open++;
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
