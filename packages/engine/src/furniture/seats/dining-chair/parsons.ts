import { deformed } from '../../../base/geometry/deform.ts';
import { ripples } from '../../../base/geometry/ripples.ts';
import { softBox } from '../../../base/geometry/soft-box.ts';
import { aboutX, type Vec3 } from '../../../base/geometry/vector.ts';
import { moved, part, standing } from '../../finish.ts';
import { legs } from '../../legs.ts';
import { nailheads } from '../../nailheads.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import { channels } from '../../tufting.ts';
import { type Cover, coverOf, padded } from '../../upholstery.ts';

const LEAN = 0.13;

/** Upholstered all over: a tall back, fluted or buttoned by the style, on a plump seat. */
export function parsonsChair(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const [width, depth, seat, height] = [0.5, 0.58, 0.48, 1];
  const leg = 0.34;
  const rear = -depth / 2;
  const shape =
    style.leg === 'splayed' || style.leg === 'hairpin' || style.leg === 'plinth' || style.leg === 'sled'
      ? 'tapered'
      : style.leg;
  const parts: Part[] = [
    part(
      cover.material,
      padded(cover, [width, seat - leg, depth - 0.03], 0.035, 0.006 + 0.01 * cover.plumpness),
      [0, leg + (seat - leg) / 2, 0.015],
    ),
    ...moved(
      back(cover, [width, height - leg, 0.085], style.nailheads ? 0 : 5),
      [0, leg + (height - leg) / 2, rear + 0.02],
      aboutX(-LEAN),
    ),
    ...legs(shape, style.legMaterial, {
      width: width - 0.03,
      depth: depth - 0.05,
      height: leg + 0.02,
      detail,
      thickness: 0.042,
    }),
  ];
  if (style.nailheads) {
    const y = leg + 0.018;
    parts.push(
      ...nailheads(style.metal[0], [
        [-width / 2 + 0.03, y, depth / 2 + 0.006],
        [width / 2 - 0.03, y, depth / 2 + 0.006],
      ]),
    );
  }
  return standing(parts, { top: seat });
}

/** The back with a gently arched top; `flutes` upright channels, 0 = smooth. */
function back(cover: Cover, size: Vec3, flutes: number): Part[] {
  const [width, height] = size;
  const flat = width - 0.072;
  const flute = flutes > 0 ? channels(flat, flutes, 0.016) : () => 0;
  const uneven = ripples(cover.seed + 2, 0.2);
  const { detail } = cover;
  const shape = ([x, y, z]: Vec3): Vec3 => {
    const [s, t] = [(2 * x) / width, (2 * y) / height];
    const front = Math.max(0, z) / (size[2] / 2);
    const belly = 0.018 * Math.max(0, 1 - s * s) * Math.max(0, 1 - t * t);
    const arch = 0.028 * (1 - s * s) * Math.max(0, t) ** 3;
    return [
      x * (1 - 0.02 * Math.max(0, -t)),
      y + arch,
      z + front * (belly + flute(Math.max(0, Math.min(flat, x + flat / 2))) + 0.002 * uneven([x, y, 0])),
    ];
  };
  const spans: Vec3 = [flutes > 0 ? flutes * 2 * detail : 4 * detail, 4 * detail, 1];
  return [part(cover.material, deformed(softBox(size, 0.036, { edge: detail, spans }), shape))];
}
