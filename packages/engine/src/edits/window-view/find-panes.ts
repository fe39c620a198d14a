import type { Mask, Raster } from '../../base/raster/raster.ts';
import { fitWithin, resizeRaster } from '../../base/raster/resize.ts';
import type { Camera } from '../../scene/camera/camera.ts';
import { type FittedPane, fitRectangle } from './fit-rectangle.ts';
import { type BrightPiece, brightPieces, LEVELS, lumaOf, whiteness } from './pane-candidates.ts';
import { type WallPlane, wallPlanes } from './wall-plane.ts';
import type { WallRectangle } from './wall-rectangle.ts';
import { distance, type FoundPane, maskOfPanes, wholeWindows } from './whole-windows.ts';

/** Panes, and where they lie on a copy of the photo of at most 1024 px. */
export interface FoundPanes {
  readonly panes: readonly FoundPane[];
  /** 255 within a pane. */
  readonly mask: Mask;
  /** 0 … 1: confidence in the panes, weighted by size; 0 if there are none. */
  readonly confidence: number;
}

const SEARCH_SIDE = 1024;
/** Smallest confidence of an accepted pane; beside such a pane, others with only a wrong size are accepted as well. */
const SURE = 0.5;
const LIKELY = 0.2;
/** How far apart panes of one window are, as a share of the long side. */
const GAP = 0.02;
/** A pane's top is above the camera by at least this share of its distance; lower pieces are furniture and floor. */
const LOWEST_TOP = 0.03;
/** Width over height of a pane by itself; strips are curtains and doors ajar, or gaps between things. */
const NARROWEST = 0.26;
const WIDEST = 7;

/**
 * Finds panes that show only light: bright pieces that are upright rectangles on a wall and darker all around.
 * Precision goes before completeness: uncertain panes are left for a person to select. Windows that show a view, in
 * all their panes or in some, are not found.
 */
export function findPanes(photo: Raster, camera: Camera): FoundPanes {
  const size = fitWithin(photo, SEARCH_SIDE);
  const small = size.width === photo.width ? photo : resizeRaster(photo, size.width, size.height);
  const white = whiteness(small);
  const planes = wallPlanes(camera, small.width);
  const candidates = LEVELS.flatMap((level) => brightPieces(white, level))
    .flatMap((piece) => bestFit(piece, planes, white))
    .sort((a, b) => b.confidence - a.confidence || b.piece.pixels.length - a.piece.pixels.length);
  const sure = apart(
    candidates.filter((pane) => pane.confidence >= SURE && isFreeStanding(pane)),
    white,
  );
  const gap = GAP * Math.max(small.width, small.height);
  const beside = candidates.filter((pane) => sure.some((other) => distance(pane.piece, other.piece) < gap));
  const panes = wholeWindows(apart([...sure, ...beside], white), gap, lumaOf(small));
  const pixels = panes.reduce((sum, { piece }) => sum + piece.pixels.length, 0);
  const trusted = panes.reduce((sum, { piece, confidence }) => sum + piece.pixels.length * confidence, 0);
  return { panes, mask: maskOfPanes(panes, white), confidence: pixels === 0 ? 0 : trusted / pixels };
}

/** The wall on which a piece looks most like a pane; nothing if it does not on any. */
function bestFit(piece: BrightPiece, planes: readonly WallPlane[], white: Mask): FoundPane[] {
  let best: FoundPane | null = null;
  for (const plane of planes) {
    const fitted = fitRectangle(piece, plane, white);
    if (fitted === null || fitted.top < LOWEST_TOP) continue;
    const confidence = trustIn(fitted);
    if (confidence > (best?.confidence ?? LIKELY)) best = { ...fitted, confidence, piece };
  }
  return best === null ? [] : [best];
}

function trustIn({ fill, corners, edges, cut }: FittedPane): number {
  return (
    ramp(edges, 0.6, 0.92) *
    ramp(fill, 0.84, 0.95) *
    ramp(-fill, -1.2, -1.08) *
    ramp(corners, 0.4, 0.75) *
    ramp(-cut, -0.5, -0.25)
  );
}

function isFreeStanding({ left, right, bottom, top }: WallRectangle): boolean {
  const ratio = (right - left) / (top - bottom);
  return ratio > NARROWEST && ratio < WIDEST;
}

/** Of panes that share pixels the most certain, or a larger one with about the same certainty. */
function apart(panes: readonly FoundPane[], { data }: Mask): FoundPane[] {
  const kept = new Map<number, FoundPane>();
  const owners = new Int32Array(data.length).fill(-1);
  panes.forEach((pane, number) => {
    const over = new Set<number>();
    for (const i of pane.piece.pixels) if (owners[i]! >= 0) over.add(owners[i]!);
    const others = [...over].flatMap((other) => kept.get(other) ?? []);
    const isLarger = others.every(({ piece }) => piece.pixels.length < pane.piece.pixels.length);
    const surest = Math.max(0, ...others.map(({ confidence }) => confidence));
    if (!isLarger || pane.confidence < 0.8 * surest) return;
    for (const other of over) kept.delete(other);
    kept.set(number, pane);
    for (const i of pane.piece.pixels) owners[i] = number;
  });
  return [...kept.values()];
}

/** 0 below `from`, 1 above `to`, straight between. */
function ramp(value: number, from: number, to: number): number {
  return Math.min(1, Math.max(0, (value - from) / (to - from)));
}
