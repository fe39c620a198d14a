import type { Camera } from '../camera/camera.ts';
import type { Line } from '../camera/line.ts';
import type { OklabImage } from '../oklab-image.ts';
import { faceMap, type RoomLayout } from '../room-box/layout.ts';

/** Weaker or shorter lines are as often texture as borders. */
const LEAST_SCORE = 0.15;
const SHORTEST_SHARE = 0.04;
/** The strength that a full-score line, and the room's edges, add between regions. */
const LINE_STRENGTH = 0.35;
const CEILING_STRENGTH = 0.5;
const CORNER_STRENGTH = 0.2;

/** Lightness samples are taken this far (pixels) to both sides of a line. */
const SIDE_REACH = 2.5;
/** Steps or ridges of lightness below the first count nothing, above the second fully. */
const FAINTEST_EDGE = 0.003;
const CLEAR_EDGE = 0.01;

/** Borders between regions that colors hardly show: straight edges, and the room's edges. 0 … 1 per pixel. */
export function barriers(
  image: OklabImage,
  camera: Camera,
  layout: RoomLayout,
  lines: readonly Line[],
): Float32Array {
  const { width, height } = image;
  const barrier = new Float32Array(width * height);
  const scale = width / camera.width;
  const shortest = SHORTEST_SHARE * Math.max(camera.width, camera.height);
  for (const line of lines) {
    if (line.score < LEAST_SCORE || line.length < shortest) continue;
    const strength = LINE_STRENGTH * line.score * evidence(image, line, scale);
    if (strength === 0) continue;
    const steps = Math.ceil(line.length * scale * 1.5);
    for (let step = 0; step <= steps; step++) {
      const x = Math.round((line.x1 + ((line.x2 - line.x1) * step) / steps) * scale - 0.5);
      const y = Math.round((line.y1 + ((line.y2 - line.y1) * step) / steps) * scale - 0.5);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      barrier[y * width + x] = Math.max(barrier[y * width + x]!, strength);
    }
  }
  if (layout.confidence > 0)
    drawRoomEdges(barrier, faceMap(camera, layout, width, height), width, height, layout);
  return barrier;
}

function drawRoomEdges(
  barrier: Float32Array,
  faces: Uint8Array,
  width: number,
  height: number,
  layout: RoomLayout,
): void {
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const i = y * width + x;
      const other = faces[i + 1] !== faces[i] ? faces[i + 1]! : faces[i + width]!;
      if (other === faces[i]) continue;
      const strength = other === 1 || faces[i] === 1 ? CEILING_STRENGTH : CORNER_STRENGTH;
      barrier[i] = Math.max(barrier[i]!, strength * layout.confidence);
    }
  }
}

/**
 * Whether the picture shows a step or ridge where the detector saw a line, 0 … 1: averaged along it. The detector
 * continues lines over blank walls.
 */
function evidence(image: OklabImage, line: Line, scale: number): number {
  const nx = (-(line.y2 - line.y1) / line.length) * SIDE_REACH;
  const ny = ((line.x2 - line.x1) / line.length) * SIDE_REACH;
  const steps = Math.max(2, Math.ceil(line.length * scale));
  let step = 0;
  let ridge = 0;
  for (let k = 0; k <= steps; k++) {
    const x = (line.x1 + ((line.x2 - line.x1) * k) / steps) * scale - 0.5;
    const y = (line.y1 + ((line.y2 - line.y1) * k) / steps) * scale - 0.5;
    const one = lightnessAt(image, x + nx, y + ny);
    const other = lightnessAt(image, x - nx, y - ny);
    step += one - other;
    ridge += lightnessAt(image, x, y) - (one + other) / 2;
  }
  const clear = Math.max(Math.abs(step), Math.abs(ridge)) / (steps + 1);
  return Math.min(1, Math.max(0, (clear - FAINTEST_EDGE) / (CLEAR_EDGE - FAINTEST_EDGE)));
}

function lightnessAt({ width, height, data }: OklabImage, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)));
  const row = Math.min(height - 1, Math.max(0, Math.round(y)));
  return data[(row * width + column) * 3]!;
}
