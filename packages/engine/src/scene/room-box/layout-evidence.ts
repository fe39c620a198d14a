import { oklabFromBytes } from '../../base/color/oklab.ts';
import type { Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { type Axis, type Camera, rayThrough } from '../camera/camera.ts';
import type { Line } from '../camera/line.ts';
import { type SeenFaces, seenFaces } from './seen-faces.ts';

/** The evidence for a box, on a small grid over the picture. */
export interface LayoutEvidence {
  readonly width: number;
  readonly height: number;
  /** World direction (x, y, z) of the ray through every cell. */
  readonly rays: Float32Array;
  /** For every axis, the certainty that a line along it passes through a cell, 0 … 1. */
  readonly edges: readonly [Float32Array, Float32Array, Float32Array];
  /** Three color features per cell, scaled so that light and shadow on one paint count less than another paint. */
  readonly colors: Float32Array;
  /** Variance of the color features over the whole picture, summed. */
  readonly variance: number;
  /** Agreement of each face with the networks' reading, 0 … 1, face by face (see `seenFaces`); null without one. */
  readonly seen: Float32Array | null;
}

/** Spread of a line's evidence around it, in cells. */
const LINE_SPREAD = 0.9;
/** A line this long (share of the picture's width) is full evidence. */
const FULL_LENGTH_SHARE = 0.12;
/** Differences of chroma count this many times those of lightness. */
const CHROMA_WEIGHT = 2.5;
/** Panes and lamps: brighter values are all equal, because windows would otherwise dominate the variance. */
const LIGHTNESS_CEILING = 0.92;

/** A channel counts up to so many median deviations from its median, and at least up to this distance. */
const OUTLIER_DEVIATIONS = 2.5;
const OUTLIER_LEAST = 0.03;

/** Gathers the evidence on a grid whose long side is `side` cells. */
export function gatherLayoutEvidence(
  photo: Raster,
  camera: Camera,
  lines: readonly Line[],
  classes: readonly (Axis | null)[],
  side: number,
  room: SeenFaces | null,
): LayoutEvidence {
  const scale = side / Math.max(photo.width, photo.height);
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const edges = [0, 1, 2].map(() => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  lines.forEach((line, index) => {
    const axis = classes[index];
    if (axis !== null && axis !== undefined) drawLine(edges[axis], width, height, scale, line);
  });

  const rays = new Float32Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      rays.set(
        rayThrough(camera, ((x + 0.5) / width) * camera.width, ((y + 0.5) / height) * camera.height),
        i,
      );
    }
  }
  const colors = colorFeatures(resizeRaster(photo, width, height));
  const seen = room && seenFaces(room, camera, width, height);
  return { width, height, rays, edges, colors, variance: totalVariance(colors), seen };
}

function drawLine(map: Float32Array, width: number, height: number, scale: number, line: Line): void {
  const strength =
    Math.min(1, 0.35 + line.score) * Math.min(1, (line.length * scale) / (FULL_LENGTH_SHARE * width));
  const steps = Math.max(1, Math.ceil(line.length * scale * 2));
  for (let step = 0; step <= steps; step++) {
    const x = (line.x1 + ((line.x2 - line.x1) * step) / steps) * scale - 0.5;
    const y = (line.y1 + ((line.y2 - line.y1) * step) / steps) * scale - 0.5;
    for (let cy = Math.max(0, Math.round(y) - 2); cy <= Math.min(height - 1, Math.round(y) + 2); cy++) {
      for (let cx = Math.max(0, Math.round(x) - 2); cx <= Math.min(width - 1, Math.round(x) + 2); cx++) {
        const distance = (cx - x) ** 2 + (cy - y) ** 2;
        const value = strength * Math.exp(-distance / (2 * LINE_SPREAD * LINE_SPREAD));
        if (value > map[cy * width + cx]!) map[cy * width + cx] = value;
      }
    }
  }
}

function colorFeatures(small: Raster): Float32Array {
  const features = new Float32Array(small.width * small.height * 3);
  for (let i = 0; i < features.length; i += 3) {
    const color = oklabFromBytes(small.data[i]!, small.data[i + 1]!, small.data[i + 2]!);
    // Chroma relative to lightness is what stays the same from light into shadow.
    const chroma = CHROMA_WEIGHT / Math.max(0.25, color.L);
    features[i] = Math.min(LIGHTNESS_CEILING, color.L);
    features[i + 1] = color.a * chroma;
    features[i + 2] = color.b * chroma;
  }
  for (const channel of [0, 1, 2]) limitOutliers(features, channel);
  return features;
}

/** Limits a channel's outliers: panes, lamps and bright cushions must not decide where walls end. */
function limitOutliers(features: Float32Array, channel: number): void {
  const values = features.filter((_, i) => i % 3 === channel).sort();
  const middle = values[values.length >> 1]!;
  const off = values.map((value) => Math.abs(value - middle)).sort();
  const reach = Math.max(OUTLIER_LEAST, OUTLIER_DEVIATIONS * off[off.length >> 1]!);
  for (let i = channel; i < features.length; i += 3) {
    features[i] = Math.min(middle + reach, Math.max(middle - reach, features[i]!));
  }
}

function totalVariance(features: Float32Array): number {
  const cells = features.length / 3;
  let variance = 0;
  for (let channel = 0; channel < 3; channel++) {
    let sum = 0;
    let squares = 0;
    for (let i = channel; i < features.length; i += 3) {
      sum += features[i]!;
      squares += features[i]! ** 2;
    }
    variance += squares / cells - (sum / cells) ** 2;
  }
  return Math.max(variance, 1e-6);
}
