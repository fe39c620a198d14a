import type { LabelMap } from '../../base/raster/raster.ts';
import { type Camera, classifyLines } from '../camera/camera.ts';
import type { Line } from '../camera/line.ts';

/** An edge belongs to regions this far (pixels of the region map) to its left and right. */
const BESIDE = 3;

/**
 * For every region the rows of the picture, as a share of its height, with an upright edge before the floor. Sun,
 * shade, boards and rugs lie flat and have no such edges, but furniture has. Edges that could also lie on the floor,
 * towards the middle of a frontal view, count for the better fit.
 *
 * @param faces the box's faces at the size of the region map.
 */
export function uprightEdges(
  camera: Camera,
  lines: readonly Line[],
  { width, height, data, count }: LabelMap,
  faces: Uint8Array,
): Float64Array {
  const rows = Array.from({ length: count }, () => new Set<number>());
  const axes = classifyLines(camera, lines);
  const scale = width / camera.width;
  for (const [k, line] of lines.entries()) {
    if (axes[k] !== 1) continue;
    const steps = Math.ceil(line.length * scale);
    for (let step = 0; step <= steps; step++) {
      const x = Math.floor((line.x1 + ((line.x2 - line.x1) * step) / steps) * scale);
      const y = Math.floor((line.y1 + ((line.y2 - line.y1) * step) / steps) * scale);
      if (x < 0 || y < 0 || x >= width || y >= height || faces[y * width + x] !== 0) continue;
      if (x >= BESIDE) rows[data[y * width + x - BESIDE]!]!.add(y);
      if (x + BESIDE < width) rows[data[y * width + x + BESIDE]!]!.add(y);
    }
  }
  const heights = regionHeights(data, width, count);
  return Float64Array.from(rows, ({ size }, region) => size / Math.max(1, heights[region]!));
}

function regionHeights(data: LabelMap['data'], width: number, count: number): Int32Array {
  const heights = new Int32Array(count);
  const lastRow = new Int32Array(count).fill(-1);
  for (let i = 0; i < data.length; i++) {
    const row = Math.floor(i / width);
    if (lastRow[data[i]!] === row) continue;
    lastRow[data[i]!] = row;
    heights[data[i]!]!++;
  }
  return heights;
}
