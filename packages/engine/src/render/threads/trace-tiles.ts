import { PIXEL, PIXEL_FLOATS, type PixelTracer } from '../pixel-record.ts';
import { CONTROL, TILE, type TraceJob } from './trace-job.ts';

/** Takes tiles that nobody has taken and traces them, until none is left or all shall stop. */
export function traceTiles(tracer: PixelTracer, job: TraceJob): void {
  const { control, tiles, mask } = job;
  const { width, height } = job.features;
  const across = Math.ceil(width / TILE);
  const write = createPixelWriter(job);
  const pixel = new Float32Array(PIXEL_FLOATS);
  for (;;) {
    const next = Atomics.add(control, CONTROL.nextTile, 1);
    if (next >= tiles.length) return;
    const left = (tiles[next]! % across) * TILE;
    const top = Math.floor(tiles[next]! / across) * TILE;
    let done = 0;
    for (let y = top; y < Math.min(height, top + TILE); y++) {
      for (let x = left; x < Math.min(width, left + TILE); x++) {
        if (mask && mask[y * width + x] === 0) continue;
        if (Atomics.load(control, CONTROL.stop) !== 0) return;
        tracer.tracePixel(x, y, pixel, 0);
        write(pixel, y * width + x);
        done++;
      }
    }
    Atomics.add(control, CONTROL.pixelsDone, done);
  }
}

/** Puts one traced pixel in its place in every plane of the features. */
function createPixelWriter({ features }: TraceJob): (pixel: Float32Array, at: number) => void {
  const { radiance, albedo, normal, depth, object, alpha } = features;
  const colors: [plane: Float32Array, from: number][] = [
    [radiance, PIXEL.radiance],
    [albedo, PIXEL.albedo],
    [normal, PIXEL.normal],
  ];
  if (features.lightWith) colors.push([features.lightWith, PIXEL.lightWith]);
  if (features.lightWithout) colors.push([features.lightWithout, PIXEL.lightWithout]);
  if (features.mirrored) colors.push([features.mirrored, PIXEL.mirrored]);
  return (pixel, at) => {
    for (const [plane, from] of colors) {
      plane[at * 3] = pixel[from]!;
      plane[at * 3 + 1] = pixel[from + 1]!;
      plane[at * 3 + 2] = pixel[from + 2]!;
    }
    depth[at] = pixel[PIXEL.depth]!;
    object[at] = pixel[PIXEL.object]!;
    alpha[at] = pixel[PIXEL.alpha]!;
  };
}
