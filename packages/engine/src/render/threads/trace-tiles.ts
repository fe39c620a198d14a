import { type PixelTracer, recordFloats } from '../pixel-record.ts';
import { CONTROL, forPixelsOf, TILE, type TracedTile, type TraceJob } from './trace-job.ts';

/** Takes free tiles and traces them, until none is left or all must stop. */
export function traceTiles(tracer: PixelTracer, job: TraceJob, done: (tile: TracedTile) => void): void {
  const { control, tiles, mask } = job;
  const { width, height } = job.scene.camera;
  const floats = recordFloats(job.quality.layers);
  const pixels = new Float32Array(TILE * TILE * floats);
  for (;;) {
    const next = Atomics.add(control, CONTROL.nextTile, 1);
    if (next >= tiles.length) return;
    const tile = tiles[next]!;
    let at = 0;
    forPixelsOf(tile, width, height, mask, (x, y) => {
      if (Atomics.load(control, CONTROL.stop) !== 0) return;
      tracer.tracePixel(x, y, pixels, at);
      at += floats;
    });
    if (Atomics.load(control, CONTROL.stop) !== 0) return;
    done({ tile, pixels: pixels.slice(0, at) });
  }
}
