import type { Mesh } from '../../../base/geometry/mesh.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import { part, standing } from '../../finish.ts';
import { legs } from '../../legs.ts';
import type { Making, Part, Piece } from '../../piece.ts';
import type { LegShape } from '../../styles/style.ts';
import { type Cover, coverOf, padded } from '../../upholstery.ts';
import { cushionRow, seatsIn } from './cushioned.ts';
import { dressing } from './dressing.ts';
import { sofaSize } from './sofa-size.ts';

/** What tells one straight-armed sofa from another. Meters. */
export interface StraightArm {
  readonly usual: Vec3;
  /** Width of an arm, and its height. */
  readonly arm: number;
  readonly armHeight: number;
  /** Rounding of arms and back, and how far they swell. */
  readonly edge: number;
  readonly puff: number;
  readonly legHeight: number;
  readonly legShape: LegShape;
  readonly seat: number;
  readonly thickness: number;
  readonly backThickness: number;
  readonly lean: number;
  /** Overhang of the seat cushions over the base. */
  readonly overhang: number;
  /** Parts that only this sofa has. */
  readonly more?: (cover: Cover, size: Vec3) => Part[];
}

/** A sofa of base, back, two straight arms and loose cushions. */
export function straightArmSofa(
  making: Making,
  spec: StraightArm,
  own = coverOf(making, making.style.upholstery),
): Piece {
  const cover = own;
  const size = sofaSize(making, spec.usual);
  const [width, height, depth] = size;
  const { arm, armHeight, legHeight, seat, edge, puff, lean, overhang } = spec;
  const inside = width - 2 * arm;
  const back = 0.15;
  const base = seat - spec.thickness - legHeight + 0.012;
  const frame = height - legHeight - 0.06;
  const fixed = (mesh: Mesh, at: Vec3) => part(cover.material, mesh, at);
  const parts = [
    fixed(padded(cover, [width - 0.012, base, depth - 0.02 - overhang], 0.02, 0.003), [
      0,
      legHeight + base / 2,
      -overhang / 2,
    ]),
    fixed(padded(cover, [width - 0.02, frame, back], edge, puff, 1), [
      0,
      legHeight + frame / 2,
      back / 2 - depth / 2,
    ]),
    ...[-1, 1].map((side) =>
      fixed(padded(cover, [arm, armHeight - legHeight, depth - overhang], edge, puff, side + 3), [
        (side * (width - arm)) / 2,
        legHeight + (armHeight - legHeight) / 2,
        -overhang / 2,
      ]),
    ),
    ...cushionRow(cover, {
      inside,
      count: seatsIn(inside),
      seat,
      thickness: spec.thickness,
      front: depth / 2,
      back: back - depth / 2,
      backHeight: height - seat + 0.035,
      backThickness: spec.backThickness,
      lean,
    }),
    ...legs(spec.legShape, making.style.legMaterial, {
      width: width - 0.1,
      depth: depth - 0.1 - overhang,
      height: legHeight + 0.01,
      detail: making.detail,
    }),
    ...(spec.more?.(cover, size) ?? []),
    ...dressing(making, {
      inside,
      seat: seat + 0.01 + 0.02 * cover.plumpness,
      back: back - depth / 2 + spec.backThickness + 0.05,
      lean,
      rise: height - seat,
      arm: { inner: inside / 2, outer: width / 2, top: armHeight + puff, z: depth * 0.12 },
    }),
  ];
  return standing(parts, { top: seat });
}
