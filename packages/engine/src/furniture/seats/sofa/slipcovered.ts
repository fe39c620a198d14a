import { bentPath, evenly } from '../../../base/geometry/curve.ts';
import { ripples } from '../../../base/geometry/ripples.ts';
import { sheet } from '../../../base/geometry/shapes.ts';
import { normalize, type Vec3 } from '../../../base/geometry/vector.ts';
import { part } from '../../finish.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { type Cover, coverOf } from '../../upholstery.ts';
import { straightArmSofa } from './straight-arm.ts';

/** A loose cover over round arms, with a skirt that falls to the floor in soft pleats. */
export function slipcoveredSofa(making: Making): Piece {
  const chosen = coverOf(making, making.style.upholstery);
  const cover = { ...chosen, softness: 0.085, plumpness: Math.max(0.85, chosen.plumpness) };
  return straightArmSofa(
    making,
    {
      usual: [2.15, 0.84, 0.97],
      arm: 0.21,
      armHeight: 0.62,
      edge: 0.1,
      puff: 0.014,
      legHeight: 0.07,
      legShape: 'block',
      seat: 0.46,
      thickness: 0.19,
      backThickness: 0.22,
      lean: 0.2,
      overhang: 0.015,
      more: (own, size) => [skirt(own, size)],
    },
    cover,
  );
}

/** Cloth around the base from the seat rail down, with an inverted pleat at every corner. */
function skirt(cover: Cover, [width, , depth]: Vec3): Part {
  const [a, b, round] = [width / 2 - 0.008, depth / 2 - 0.012, 0.06];
  const waves = ripples(cover.seed + 5, 0.2);
  const corners: Vec3[] = [
    [a, 0, b],
    [a, 0, -b],
    [-a, 0, -b],
    [-a, 0, b],
  ];
  const loop = bentPath(corners, round, 6, true);
  const path = evenly([...loop, loop[0]!], 160);
  const length = 4 * (a + b);
  const top = 0.28;
  const place = (part: number): Vec3 => {
    const u = ((part % 1) + 1) % 1;
    const at = Math.min(159, Math.floor(u * 160));
    const [from, to] = [path[at]!, path[at + 1]!];
    const rest = u * 160 - at;
    return [from[0] + (to[0] - from[0]) * rest, 0, from[2] + (to[2] - from[2]) * rest];
  };
  const surface = (u: number, v: number): Vec3 => {
    const [x, , z] = place(u);
    const [before, after] = [place(u - 0.004), place(u + 0.004)];
    const [nx, , nz] = normalize([before[2] - after[2], 0, after[0] - before[0]]);
    const corner = Math.min(...corners.map((c) => Math.hypot(c[0] - x, c[2] - z)));
    const pleat = Math.exp(-((Math.max(0, corner - 0.02) / 0.018) ** 2));
    const out = (1 - v) ** 1.3 * (0.024 + 0.007 * waves([x, 0, z]) - 0.016 * pleat) + 0.014 - 0.03 * v ** 8;
    return [x + nx * out, 0.004 + v * (top - 0.004), z + nz * out];
  };
  return part(cover.material, sheet(surface, 64 * cover.detail, 2 + cover.detail, [length, top]));
}
