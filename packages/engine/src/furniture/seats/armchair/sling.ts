import { bentPath, smoothCurve } from '../../../base/geometry/curve.ts';
import { joined } from '../../../base/geometry/mesh.ts';
import { ripples } from '../../../base/geometry/ripples.ts';
import { sheet } from '../../../base/geometry/shapes.ts';
import { tube } from '../../../base/geometry/tube.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { part, sizeWithin, standing } from '../../finish.ts';
import { rod } from '../../joinery.ts';
import { reseeded } from '../../materials/reseeded.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { coverOf } from '../../upholstery.ts';

/** Leather hung between two bent side frames, with leather straps for arms. */
export function slingArmchair(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, height, depth] = sizeWithin(
    making.size,
    [0.7, 0.8, 0.82],
    [0.62, 0.74, 0.74],
    [0.82, 0.9, 0.92],
  );
  const metal = style.name === 'industrial' || style.name === 'modern' || style.name === 'luxury';
  const frame = metal ? style.metal[0] : reseeded(style.wood[0], making.seed);
  const radius = metal ? 0.011 : 0.016;
  const x = width / 2 - radius;
  const [front, rear] = [depth / 2 - radius, -depth / 2 + radius];
  const side = (s: number): Part[] => {
    const loop = bentPath(
      [
        [s * x, 0.6, front - 0.02],
        [s * x, radius, front],
        [s * x, radius, rear + 0.1],
        [s * x, 0.58, rear + 0.16],
      ],
      0.06,
      4,
      true,
    );
    const back: Vec3[] = [
      [s * (x - 0.03), 0.3, rear + 0.22],
      [s * (x - 0.03), height - 0.01, rear],
    ];
    return [part(frame, tube(loop, radius, { sides: 8, closed: true })), rod(frame, back, radius)];
  };
  const across = (y: number, z: number): Part =>
    rod(
      frame,
      [
        [-x + 0.02, y, z],
        [x - 0.02, y, z],
      ],
      radius * 0.9,
    );
  const parts = [
    ...[-1, 1].flatMap(side),
    across(0.43, front - 0.06),
    across(0.33, rear + 0.24),
    across(height - 0.02, rear + 0.005),
    across(radius, rear + 0.14),
    part(cover.material, hide(width - 0.08, height, { front: front - 0.045, rear }, making.seed, detail)),
    part(cover.material, joined([-1, 1].map((s) => strap(s * x, front, rear + 0.14)))),
  ];
  return standing(parts, { top: 0.38 });
}

/** Seat and back in one piece, sagging between the rods, as thick as saddle leather. */
function hide(
  width: number,
  height: number,
  ends: { front: number; rear: number },
  seed: number,
  detail: number,
) {
  const { front, rear } = ends;
  const line = smoothCurve(
    [
      [0, 0.4, front + 0.018],
      [0, 0.446, front - 0.005],
      [0, 0.42, front - 0.1],
      [0, 0.36, front - 0.32],
      [0, 0.325, rear + 0.34],
      [0, 0.35, rear + 0.235],
      [0, 0.5, rear + 0.155],
      [0, height - 0.06, rear + 0.035],
      [0, height, rear + 0.012],
      [0, height - 0.02, rear - 0.012],
      [0, height - 0.09, rear - 0.006],
    ],
    5,
  );
  const creases = ripples(seed, 0.12);
  const at = (u: number, v: number): Vec3 => {
    const place = Math.min(line.length - 2, Math.floor(v * (line.length - 1)));
    const rest = v * (line.length - 1) - place;
    const [a, b] = [line[place]!, line[place + 1]!];
    const s = 2 * u - 1;
    const sag = 0.028 * (1 - s * s) * Math.sin(Math.PI * Math.min(1, v * 1.15)) ** 2;
    const y = a[1] + (b[1] - a[1]) * rest - sag;
    const z = a[2] + (b[2] - a[2]) * rest - sag * 0.6;
    return [(s * width) / 2, y + 0.0025 * creases([s * 0.4, v, 0]) * (1 - s * s) * Math.sin(Math.PI * v), z];
  };
  return sheet(at, 8 * detail, 24 * detail, [width, 1.3]);
}

/** A belt over the side frame. */
function strap(x: number, front: number, rear: number) {
  const path: Vec3[] = [
    [x, 0.605, front - 0.03],
    [x, 0.618, front - 0.1],
    [x, 0.607, (front + rear) / 2],
    [x, 0.6, rear + 0.05],
    [x, 0.585, rear + 0.01],
  ];
  return tube(smoothCurve(path, 4), 0.026, { sides: 10, flatness: 0.18 });
}
