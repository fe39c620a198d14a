import type { Raster } from '../../../base/raster/raster.ts';
import type { Analysis, AnalyzedRegion } from '../../../scene/analysis.ts';
import { rayThrough } from '../../../scene/camera/camera.ts';
import { FACES, faceMap } from '../../../scene/room-box/layout.ts';
import { inWindow, type KnownRoom, truthOf } from './known-room.ts';

/** Number of the region outside the window; the others are the faces' numbers. */
const OUTSIDE = FACES.length;

/**
 * The error-free analysis of a known room's photo: its camera and box, one region for each face of the box and one
 * for the view through the window.
 */
export function analysisOf(room: KnownRoom, { width, height, data }: Raster): Analysis {
  const { camera, layout } = truthOf(room);
  const faces = faceMap(camera, layout, width, height);
  const labels = Uint16Array.from(faces, (face, i) => {
    if (face < 2) return face;
    const ray = rayThrough(camera, (i % width) + 0.5, Math.floor(i / width) + 0.5);
    const axis = face < 4 ? 0 : 2;
    const reach = (face % 2 === 0 ? layout.min[axis] : layout.max[axis]) / ray[axis];
    const place = [ray[0] * reach, ray[1] * reach + room.eye, ray[2] * reach] as const;
    return inWindow(room, FACES[face]!, place) ? OUTSIDE : face;
  });
  const regions = Array.from({ length: OUTSIDE + 1 }, (_, id): AnalyzedRegion => {
    const pixels = [...labels.keys()].filter((i) => labels[i] === id);
    const lightness = pixels.reduce((sum, i) => sum + data[i * 3 + 1]! / 255, 0) / Math.max(1, pixels.length);
    const isWall = id > 1 && id < OUTSIDE;
    return {
      id,
      share: pixels.length / labels.length,
      color: { L: lightness, a: 0, b: 0 },
      texture: 0,
      bounds: { left: 0, top: 0, right: 1, bottom: 1 },
      face: FACES[id] ?? room.windows[0]!.wall,
      wallShare: isWall ? 1 : 0,
      reach: { bottom: 0, top: 1 },
      widthMeters: room.width,
      framing: { left: 0, right: 0, top: 0, bottom: 0 },
      cutByTop: 0,
      fill: 1,
      wallProbability: isWall ? 1 : 0,
      folds: 0,
    };
  });
  return {
    camera,
    layout,
    lines: [],
    labels: { width, height, data: labels, count: OUTSIDE + 1 },
    regions,
    walls: { regions: [2, 3, 4, 5], confidence: 1 },
  };
}
