import { fraction } from '../blend.ts';
import { noise } from '../noise.ts';

/** Number of the color at a place of a repeating motif: 0 ground, 1 … the colors; x and y count repeats. */
export type Motif = (x: number, y: number, seed: number) => number;

const middle = (x: number): number => Math.abs(fraction(x) - 0.5);

/** Every second row moved by half a repeat: distances from the middle of the own place, -0.5 … 0.5. */
const half = { x: 0, y: 0 };
function halfDrop(x: number, y: number): typeof half {
  const row = Math.floor(y);
  half.x = fraction(x + (row & 1 ? 0.5 : 0)) - 0.5;
  half.y = y - row - 0.5;
  return half;
}

const stripe: Motif = (x) => {
  const d = middle(x);
  return d < 0.17 ? 1 : d > 0.25 && d < 0.28 ? 2 : 0;
};

const check: Motif = (x, y) => {
  const across = middle(x) < 0.25;
  const along = middle(y) < 0.25;
  if (middle(x + 0.5) < 0.025 || middle(y + 0.5) < 0.025) return 2;
  return across && along ? 1 : across !== along ? ((Math.floor(x * 48) + Math.floor(y * 48)) & 1 ? 1 : 0) : 0;
};

const herringbone: Motif = (x, y) => {
  const zigzag = Math.abs(2 * fraction(x) - 1);
  return fraction(4 * y + 2 * zigzag) < 0.5 ? 1 : 0;
};

const diamond: Motif = (x, y) => {
  const d = middle(x) + middle(y);
  return d < 0.12 ? 2 : d > 0.27 && d < 0.34 ? 1 : d > 0.93 ? 2 : 0;
};

const dot: Motif = (x, y) => {
  const at = halfDrop(x, 2 * y);
  return Math.hypot(at.x, at.y / 2) < 0.12 ? 1 : 0;
};

/** A sprig: a stem with pairs of leaves that grow smaller to its tip. */
const leaf: Motif = (x, y) => {
  const at = halfDrop(x * 1.6, y);
  const bend = 0.06 * Math.sin(6 * at.y);
  const side = Math.abs(at.x - bend);
  if (side < 0.014 && Math.abs(at.y) < 0.44) return 1;
  const pair = fraction((at.y - 0.9 * side) * 5) - 0.5;
  const reach = 0.3 - 0.34 * Math.abs(at.y + 0.05);
  const place = side / Math.max(0.02, reach);
  if (place > 1 || Math.abs(at.y) > 0.47) return 0;
  const broad = 0.36 * Math.sin(Math.PI * Math.min(1, place)) ** 0.7;
  if (Math.abs(pair) > broad) return 0;
  return Math.abs(pair) < 0.04 ? 0 : at.x > bend ? 1 : 2;
};

/** Diamonds whose edges bleed along the threads, as dyed yarn slips on the loom. */
const ikat: Motif = (x, y, seed) => {
  const bleed = 0.09 * noise(x * 42, y * 3, seed) + 0.04 * noise(x * 90, y * 5, seed + 1);
  const d = middle(x) + 0.8 * Math.abs(fraction(y + bleed) - 0.5);
  return d < 0.1 ? 2 : d < 0.22 ? 1 : d < 0.28 ? 0 : d < 0.36 ? 2 : d < 0.45 ? 1 : 0;
};

/** A drop with a bent tip, and its outlines. */
const paisley: Motif = (x, y) => {
  const at = halfDrop(x, y);
  const bent = at.x + 0.5 * Math.max(0, at.y + 0.05) ** 2 * 1.6 - 0.06;
  const grow = Math.max(0.02, 0.26 - 0.42 * Math.max(0, at.y + 0.1));
  const d = Math.hypot(bent / grow, (at.y + 0.1) / (at.y > -0.1 ? 0.52 : 0.27));
  return d < 0.28 ? 2 : d < 0.42 ? 0 : d < 0.7 ? 1 : d < 0.82 ? 0 : d < 1 ? 2 : 0;
};

/** Overlapping scales of rays, the fans of the twenties: the lower row is in front. */
const fan: Motif = (x, y) => {
  const top = Math.floor(2 * y);
  for (let row = top - 1; row <= top; row++) {
    const dx = fraction(x + (row & 1 ? 0.5 : 0)) - 0.5;
    const dy = y - row / 2;
    const r = Math.hypot(dx, dy);
    if (r >= 0.5) continue;
    if (r > 0.455) return 1;
    const ray = Math.abs(fraction((Math.atan2(dy, dx) / Math.PI) * 9) - 0.5);
    return r > 0.1 && r < 0.41 && ray > 0.38 ? 2 : r < 0.06 ? 1 : 0;
  }
  return 0;
};

/** Motifs by name. */
export const MOTIFS = { stripe, check, herringbone, diamond, dot, leaf, ikat, paisley, fan } as const;
