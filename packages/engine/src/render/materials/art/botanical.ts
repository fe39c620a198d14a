import type { LinearColor } from '../material.ts';
import { noise } from '../noise.ts';
import { drawLine, fillForm, type Point, smoothPath } from './brush.ts';
import { choose, type Easel, ink, mixed } from './canvas.ts';

/** A leaf: where it grows from, its direction (radians), length, and half width as a share of the length. */
interface Blade {
  readonly from: Point;
  readonly turn: number;
  readonly length: number;
  readonly broad: number;
  /** 0 pointed at both ends … 1 rounded. */
  readonly round: number;
}

function drawBlade(easel: Easel, blade: Blade, color: LinearColor, n: number): void {
  const { canvas, seed } = easel;
  const { from, turn, length, broad, round } = blade;
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const margin = broad * length + 0.006;
  const [endX, endY] = [from[0] + c * length, from[1] + s * length];
  const bounds = {
    left: Math.min(from[0], endX) - margin,
    right: Math.max(from[0], endX) + margin,
    bottom: Math.min(from[1], endY) - margin,
    top: Math.max(from[1], endY) + margin,
  };
  const half = (t: number): number =>
    broad *
    length *
    Math.sin(Math.PI * Math.min(1, Math.max(0, t)) ** (0.75 + 0.25 * round)) ** (1 - 0.45 * round);
  const place = (x: number, y: number): Point => [
    ((x - from[0]) * c + (y - from[1]) * s) / length,
    (y - from[1]) * c - (x - from[0]) * s,
  ];
  const outside = (x: number, y: number): number => {
    const [along, across] = place(x, y);
    return along < 0 || along > 1 ? 1 : Math.abs(across) - half(along);
  };
  fillForm(canvas, bounds, color, outside, 0.0015, seed + n);
  const shadow = mixed(color, easel.darkest, 0.3);
  fillForm(canvas, bounds, shadow, (x, y) => Math.max(outside(x, y), place(x, y)[1]), 0.001, seed + n);
  const veins = mixed(color, easel.paper, 0.5);
  const tip: Point = [from[0] + c * length * 0.96, from[1] + s * length * 0.96];
  drawLine(canvas, [from, tip], veins, 0.0028);
}

function stemPath(easel: Easel, bend: number): Point[] {
  const x = easel.aspect / 2;
  return smoothPath(
    [
      [x - bend * 0.5, 0.13],
      [x - bend * 0.2, 0.38],
      [x + bend * 0.25, 0.63],
      [x + bend, 0.88],
    ],
    16,
  );
}

/** Pairs of leaves on one stem: olive, eucalyptus or fern by how broad, round and many they are. */
function sprig(easel: Easel, pairs: number, length: number, broad: number, round: number): void {
  const path = stemPath(easel, choose(easel, 1, -0.09, 0.09) * easel.aspect);
  const green = ink(easel, 0);
  drawLine(easel.canvas, path, mixed(green, easel.darkest, 0.45), (t) => 0.009 - 0.006 * t);
  for (let n = 0; n < pairs; n++) {
    const t = 0.2 + (0.78 * n) / pairs;
    const at = path[Math.round(t * (path.length - 1))]!;
    const grow = Math.sin(Math.PI * (0.22 + 0.7 * t)) ** 0.8;
    for (const side of [-1, 1]) {
      const turn = Math.PI / 2 + side * (1.12 - 0.45 * t + 0.14 * noise(n * 3.1, side, easel.seed));
      const tone = mixed(green, ink(easel, 1), 0.32 * (0.5 + 0.5 * noise(n * 1.9, 5 * side, easel.seed + 1)));
      drawBlade(easel, { from: at, turn, length: length * grow, broad, round }, tone, n * 2 + side);
    }
  }
  const tip = path[path.length - 1]!;
  drawBlade(
    easel,
    { from: [tip[0], tip[1] - 0.02], turn: Math.PI / 2, length: length * 0.55, broad, round },
    green,
    99,
  );
}

/** A fan of long leaflets on a stalk. */
function palm(easel: Easel): void {
  const { canvas, aspect } = easel;
  const heart: Point = [aspect / 2, 0.4];
  drawLine(
    canvas,
    smoothPath([[aspect / 2 + 0.03, 0.12], [aspect / 2 - 0.01, 0.25], heart]),
    mixed(ink(easel, 0), easel.darkest, 0.4),
    0.009,
  );
  const count = 17;
  for (let n = 0; n < count; n++) {
    const share = n / (count - 1) - 0.5;
    const turn = Math.PI / 2 + share * 4.1;
    const tone = mixed(ink(easel, 0), ink(easel, 1), 0.3 * (0.5 + 0.5 * noise(n * 1.3, 2, easel.seed)));
    const length = Math.min(0.42, 0.6 * aspect) * (1 - 0.55 * Math.abs(share));
    drawBlade(easel, { from: heart, turn, length, broad: 0.085, round: 0 }, tone, n);
  }
}

/** Blossoms on thin stalks with a few leaves. */
function flowers(easel: Easel): void {
  const { canvas, aspect } = easel;
  for (let n = 0; n < 3; n++) {
    const x = aspect * (0.5 + 0.2 * (n - 1)) + choose(easel, n, -0.02, 0.02);
    const y = 0.6 + choose(easel, n + 10, -0.05, 0.18);
    const stalk = smoothPath([
      [aspect / 2 + 0.02 * (n - 1), 0.12],
      [(x + aspect / 2) / 2 + 0.01, 0.36],
      [x, y],
    ]);
    drawLine(canvas, stalk, mixed(ink(easel, 0), easel.darkest, 0.25), 0.006);
    for (let k = 1; k < 4; k++) {
      const from = stalk[Math.round((0.15 + 0.18 * k) * (stalk.length - 1))]!;
      drawBlade(
        easel,
        { from, turn: Math.PI / 2 + (k % 2 ? 0.8 : -0.8), length: 0.13, broad: 0.17, round: 0.1 },
        ink(easel, 0),
        30 * n + k,
      );
    }
    for (let petal = 0; petal < 11; petal++) {
      const turn = (petal / 11) * 2 * Math.PI + 0.2 * n;
      const tone = mixed(ink(easel, 1 + n), easel.paper, 0.3 * (petal % 2));
      drawBlade(easel, { from: [x, y], turn, length: 0.095, broad: 0.24, round: 0.7 }, tone, 60 * n + petal);
    }
    fillForm(
      canvas,
      { left: x - 0.04, right: x + 0.04, bottom: y - 0.04, top: y + 0.04 },
      easel.darkest,
      (px, py) => Math.hypot(px - x, py - y) - 0.022,
      0.003,
      n,
    );
  }
}

/** A plant on paper, as in old herbals. */
export function paintBotanical(easel: Easel): void {
  const species = Math.floor(choose(easel, 900, 0, 5));
  if (species === 0) sprig(easel, 9, 0.22, 0.13, 0);
  else if (species === 1) sprig(easel, 8, 0.15, 0.4, 1);
  else if (species === 2) sprig(easel, 17, 0.2, 0.1, 0.2);
  else if (species === 3) palm(easel);
  else flowers(easel);
}
