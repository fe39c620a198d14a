import type { Camera } from './camera.ts';
import { faceMap, type RoomLayout } from './layout.ts';
import type { Line } from './lines.ts';

/** Weaker or shorter lines are as often texture as borders. */
const LEAST_SCORE = 0.15;
const SHORTEST_SHARE = 0.04;
/** What a full-score line, and the room's edges, add between regions. */
const LINE_STRENGTH = 0.35;
const CEILING_STRENGTH = 0.5;
const CORNER_STRENGTH = 0.2;

/** Where regions should end although colors hardly differ: straight edges, and the room's own edges. 0 … 1 a pixel. */
export function barriers(
  camera: Camera,
  layout: RoomLayout,
  lines: readonly Line[],
  width: number,
  height: number,
): Float32Array {
  const barrier = new Float32Array(width * height);
  const scale = width / camera.width;
  const shortest = SHORTEST_SHARE * Math.max(camera.width, camera.height);
  for (const line of lines) {
    if (line.score < LEAST_SCORE || line.length < shortest) continue;
    const steps = Math.ceil(line.length * scale * 1.5);
    for (let step = 0; step <= steps; step++) {
      const x = Math.round((line.x1 + ((line.x2 - line.x1) * step) / steps) * scale - 0.5);
      const y = Math.round((line.y1 + ((line.y2 - line.y1) * step) / steps) * scale - 0.5);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      barrier[y * width + x] = Math.max(barrier[y * width + x]!, LINE_STRENGTH * line.score);
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
