import { type Components, connectedComponents } from '../base/raster/connected-components.ts';
import { floatsFrom } from '../base/typed-arrays.ts';
import type { Analysis } from '../scene/analysis.ts';
import { type WallGeometry, wallGeometry } from '../scene/room-box/wall-geometry.ts';
import type { DetectedObject } from './detected-object.ts';

/** Usual heights and sizes of framed pictures: meters, and shares of the room's height. */
const SIDES = { least: 0.2, most: 1.6 } as const;
const LARGEST_AREA = 1.3;
const HANGING = { bottom: 0.36, top: 0.92 } as const;
/** Smallest share of the picture: a smaller piece may be a switch or a socket. */
const SMALLEST_SHARE = 0.004;
/** Smallest filled share of a picture's rectangle on the wall: lamps, plants and clocks are round or ragged. */
const LEAST_FILL = 0.85;
/** Smallest share of wall along its border: a thing that stands on another one is not a picture. */
const WALL_AROUND = 0.97;
/** A lighter piece (OKLab) is an overexposed window. */
const WHITEST = 0.93;
/** Walls and room boxes below these confidences are not known well enough. */
const TRUSTED = { walls: 0.6, layout: 0.5 } as const;

/** A thing on a wall of a photo: one connected piece that is not wall, with wall all around it. */
interface Piece {
  /** Its number among the pieces. */
  readonly id: number;
  readonly face: number;
  /** Share of its border that is wall. */
  readonly walled: number;
  /** Mean lightness (OKLab) of its regions. */
  readonly lightness: number;
  /** On its wall: meters along it, and shares of the room's height. */
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly box: DetectedObject['box'];
}

/**
 * Framed pictures, found by geometry: rectangles on a wall of the room box, with bare wall all around, at the usual
 * height. Rows of pictures that touch count as one. Most certain first.
 */
export function findPictures(
  analysis: Pick<Analysis, 'camera' | 'layout' | 'labels' | 'regions' | 'walls'>,
): Omit<DetectedObject, 'id'>[] {
  const { camera, layout, labels, walls } = analysis;
  if (walls.confidence < TRUSTED.walls || layout.confidence < TRUSTED.layout) return [];
  const geometry = wallGeometry(camera, layout, labels.width, labels.height);
  const isWall = new Uint8Array(labels.count);
  for (const region of walls.regions) isWall[region] = 1;
  const { width, height, data } = labels;
  const others = data.map((region, i) => (isWall[region] || geometry.faces[i]! < 2 ? 0 : 255));
  const pieces = connectedComponents({ width, height, data: Uint8Array.from(others) });
  const roomHeight = layout.max[1] - layout.min[1];
  return piecesOnWalls(analysis, geometry, pieces, isWall)
    .filter((piece) => hangs(piece, roomHeight) && piece.lightness < WHITEST)
    .map((piece) => ({ piece, fill: fillOnWall(piece, pieces, geometry) }))
    .filter(({ fill }) => fill >= LEAST_FILL)
    .map(({ piece, fill }) => ({
      type: 'picture' as const,
      confidence: fill * Math.min(walls.confidence, layout.confidence),
      box: piece.box,
    }))
    .sort((a, b) => b.confidence - a.confidence);
}

function hangs({ left, right, bottom, top, walled }: Piece, roomHeight: number): boolean {
  const across = right - left;
  const up = (top - bottom) * roomHeight;
  return (
    walled >= WALL_AROUND &&
    Math.min(across, up) >= SIDES.least &&
    Math.max(across, up) <= SIDES.most &&
    across * up <= LARGEST_AREA &&
    bottom >= HANGING.bottom &&
    top <= HANGING.top
  );
}

/** Pieces large enough that the picture's edge does not cut. */
function piecesOnWalls(
  { labels, regions }: Pick<Analysis, 'labels' | 'regions'>,
  geometry: WallGeometry,
  pieces: Components,
  isWall: Uint8Array,
): Piece[] {
  const { width, height, data } = labels;
  const members: number[][] = Array.from({ length: pieces.count }, () => []);
  pieces.labels.forEach((piece, i) => {
    if (piece >= 0 && pieces.areas[piece]! >= SMALLEST_SHARE * data.length) members[piece]!.push(i);
  });
  return members.flatMap((pixels, piece): Piece[] => {
    if (pixels.length === 0) return [];
    let [left, right, top, bottom, border, walled, lightness] = [width, 0, height, 0, 0, 0, 0];
    for (const i of pixels) {
      const [x, y] = [i % width, Math.floor(i / width)];
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
      lightness += regions[data[i]!]!.color.L / pixels.length;
      for (const j of [i - 1, i + 1, i - width, i + width]) {
        if (pieces.labels[j] === piece) continue;
        border++;
        if (isWall[data[j]!]) walled++;
      }
    }
    if (left === 0 || top === 0 || right === width || bottom === height) return [];
    const box = { left: left / width, top: top / height, right: right / width, bottom: bottom / height };
    const face = geometry.faces[pixels[0]!]!;
    const [from, to] = middleRange(pixels, geometry.along);
    const [low, high] = middleRange(pixels, geometry.heights);
    const place = { left: from, right: to, bottom: low, top: high };
    return [{ id: piece, face, walled: walled / border, lightness, box, ...place }];
  });
}

/** The range of nearly all of some pixels' values, so that a shadow or a hook beside a frame does not count. */
function middleRange(pixels: readonly number[], of: Float32Array): [number, number] {
  const values = floatsFrom(pixels, (i) => of[i]!).sort();
  const last = values.length - 1;
  return [values[Math.floor(0.01 * last)]!, values[Math.ceil(0.99 * last)]!];
}

/** Share of a piece's rectangle on the wall that it fills. */
function fillOnWall(
  { id, face, left, right, bottom, top }: Piece,
  pieces: Components,
  geometry: WallGeometry,
): number {
  let all = 0;
  let filled = 0;
  for (let i = 0; i < geometry.faces.length; i++) {
    if (geometry.faces[i] !== face) continue;
    const [along, height] = [geometry.along[i]!, geometry.heights[i]!];
    if (along < left || along > right || height < bottom || height > top) continue;
    all++;
    if (pieces.labels[i] === id) filled++;
  }
  return all === 0 ? 0 : filled / all;
}
