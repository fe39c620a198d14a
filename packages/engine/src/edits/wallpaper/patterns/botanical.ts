import { hashToUnit } from '../../../base/random.ts';
import type { LinearColor } from '../../../render/materials/material.ts';
import type { PatternTile } from '../pattern-tile.ts';
import { TileCanvas } from '../tile-canvas.ts';
import { type Palette, toned } from './palette.ts';

/** One repeat in meters; two stems climb side by side, the second half a repeat higher. */
const [WIDTH, HEIGHT] = [0.53, 0.66];
const STEMS = 2;
/** Sway of a stem to both sides, and pairs of leaves a repeat. */
const SWAY = 0.042;
const PAIRS = 7;

interface Leaf {
  readonly u: number;
  readonly v: number;
  readonly turn: number;
  readonly length: number;
  readonly width: number;
  /** Bend of the blade to one side, share of its length. */
  readonly bend: number;
}

/** Climbing stems with leaves in two depths: pale ones behind, darker ones with a midrib before them. */
export function botanical(colors: Palette, size: number): PatternTile {
  const canvas = new TileCanvas([WIDTH * size, HEIGHT * size], [512, 512], colors.ground);
  for (let stem = 0; stem < STEMS; stem++) {
    drawStem(canvas, { ...colors, ink: colors.pale, pale: colors.ground }, size, {
      middle: ((stem + 0.5) * WIDTH) / STEMS,
      lift: 0.21 * HEIGHT + (stem * HEIGHT) / STEMS,
      mirror: -1,
      scale: 1.12,
      seed: 50 + stem,
    });
  }
  for (let stem = 0; stem < STEMS; stem++) {
    drawStem(canvas, colors, size, {
      middle: (stem * WIDTH) / STEMS,
      lift: (stem * HEIGHT) / STEMS,
      mirror: 1,
      scale: 1,
      seed: 60 + stem,
    });
  }
  return canvas.finish();
}

interface Stem {
  readonly middle: number;
  readonly lift: number;
  readonly mirror: number;
  readonly scale: number;
  readonly seed: number;
}

function drawStem(canvas: TileCanvas, { ink, pale }: Palette, size: number, stem: Stem): void {
  const { middle, lift, mirror, scale, seed } = stem;
  const phase = (v: number): number => (2 * Math.PI * (v - lift)) / HEIGHT;
  const sway = (v: number): number => middle + mirror * SWAY * Math.sin(phase(v));
  const slope = (v: number): number => (mirror * SWAY * 2 * Math.PI * Math.cos(phase(v))) / HEIGHT;
  const thickness = 0.0016 * scale;
  canvas.cover(
    ink,
    (x, y) => {
      const v = y / size;
      return size * (Math.abs(x / size - sway(v)) / Math.hypot(1, slope(v)) - thickness);
    },
    {
      left: (middle - SWAY - 0.01) * size,
      right: (middle + SWAY + 0.01) * size,
      bottom: 0,
      top: HEIGHT * size,
    },
  );
  for (let k = 0; k < 2 * PAIRS; k++) {
    const own = (of: number): number => hashToUnit(k, of, seed) - 0.5;
    const side = k % 2 === 0 ? 1 : -1;
    const v = lift + ((k + 0.3 * own(0)) * HEIGHT) / (2 * PAIRS);
    const lean = Math.atan(slope(v));
    // Measured from straight up, to the right.
    const turn = lean + side * (0.95 + 0.3 * own(1));
    const length = scale * (0.105 + 0.035 * own(2));
    const leaf: Leaf = {
      u: sway(v),
      v,
      turn,
      length,
      width: length * (0.34 + 0.08 * own(3)),
      bend: -side * (0.14 + 0.12 * own(4)),
    };
    drawLeaf(canvas, leaf, size, toned(ink, 0.05 * own(5)), pale);
  }
}

/** An almond-shaped blade: one half lighter, with a midrib and side veins in the color of what lies behind. */
function drawLeaf(canvas: TileCanvas, leaf: Leaf, size: number, color: LinearColor, vein: LinearColor): void {
  const { u, v, turn, length, width, bend } = leaf;
  const [right, up] = [Math.sin(turn), Math.cos(turn)];
  // The bend moves the tip sideways.
  const [tipU, tipV] = [u + length * (right + bend * up), v + length * (up - bend * right)];
  const beside = width * 0.75;
  const box = {
    left: (Math.min(u, tipU) - beside) * size,
    right: (Math.max(u, tipU) + beside) * size,
    bottom: (Math.min(v, tipV) - beside) * size,
    top: (Math.max(v, tipV) + beside) * size,
  };
  /** Share of the way to the tip. */
  const alongAt = (x: number, y: number): number => ((x / size - u) * right + (y / size - v) * up) / length;
  /** Distance from the midrib, above 0 to the right. */
  const acrossAt = (x: number, y: number, along: number): number =>
    (x / size - u) * up - (y / size - v) * right - bend * length * along * along;
  const half = (along: number): number =>
    (width / 2) * Math.sin(Math.PI * Math.min(1, Math.max(0, along)) ** 0.8) ** 0.9;
  const outside = (along: number, across: number): number =>
    along < 0 || along > 1 ? length * Math.max(-along, along - 1) + 1e-4 : Math.abs(across) - half(along);
  const shape = (x: number, y: number): number => {
    const along = alongAt(x, y);
    return size * outside(along, acrossAt(x, y, along));
  };
  canvas.cover(color, shape, box);
  canvas.cover(
    toned(color, 0.045),
    (x, y) => {
      const along = alongAt(x, y);
      const across = acrossAt(x, y, along);
      return size * Math.max(outside(along, across), across * Math.sign(bend));
    },
    box,
  );
  canvas.cover(
    vein,
    (x, y) => {
      const along = alongAt(x, y);
      const across = acrossAt(x, y, along);
      const rib = Math.abs(across) - 0.0009 * (1 - 0.6 * along);
      return size * Math.max(outside(along, across), rib, length * (along - 0.92));
    },
    box,
  );
}
