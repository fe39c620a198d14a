import { smoothCurve } from '../../base/geometry/curve.ts';
import { deformed } from '../../base/geometry/deform.ts';
import { extruded, roundedOutline } from '../../base/geometry/extrude.ts';
import { placed } from '../../base/geometry/mesh.ts';
import { ellipsoid } from '../../base/geometry/shapes.ts';
import { softBox } from '../../base/geometry/soft-box.ts';
import { aboutX, type Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, standing } from '../finish.ts';
import { plank, rod, strap } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import { powderCoat } from '../materials/solid.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { channels } from '../tufting.ts';
import { type Cover, coverOf } from '../upholstery.ts';
import { padSeat, saddleSeat, seatOutline } from './chair-parts.ts';
import { shellOf } from './shell.ts';

const SEAT = 0.47;
const CASTER = powderCoat('#1c1c1d');

/** Five arms with casters, and the column up to the seat. */
function starBase(material: Material, seat: number): Part[] {
  const parts: Part[] = [
    rod(
      material,
      [
        [0, 0.08, 0],
        [0, 0.22, 0],
      ],
      0.029,
      14,
    ),
    rod(
      material,
      [
        [0, 0.2, 0],
        [0, seat - 0.05, 0],
      ],
      0.016,
      12,
    ),
    plank(CASTER, [0.17, 0.03, 0.2], [0, seat - 0.06, 0], 0.008),
  ];
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * 2 * Math.PI + 0.31;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (r: number, y: number): Vec3 => [r * c, y, r * s];
    parts.push(
      rod(material, [at(0.01, 0.11), at(0.16, 0.095), at(0.29, 0.072)], (t) => 0.022 - 0.009 * t, 8),
      rod(CASTER, [at(0.285, 0.075), at(0.285, 0.045)], 0.008, 6),
      part(CASTER, placed(ellipsoid([0.026, 0.026, 0.02], 10), at(0.287, 0.026))),
    );
  }
  return parts;
}

/** A mesh back in a frame with a support for the loins, foam seat and height-adjustable arms. */
function task(making: Making): Piece {
  const { style, seed } = making;
  const cover = coverOf(making, style.secondUpholstery, 0);
  const frame =
    making.style.name === 'scandinavian' || making.style.name === 'minimalist' ? style.painted[0] : CASTER;
  const top = 0.98;
  const at = (x: number, y: number): Vec3 => {
    const t = (y - SEAT) / (top - SEAT);
    return [x, y, -0.235 - 0.06 * t * t + 0.028 * Math.sin(Math.PI * t * 1.1) + 0.035 * (x / 0.23) ** 2];
  };
  const outline = roundedOutline(
    [
      [-0.215, SEAT + 0.08],
      [0.215, SEAT + 0.08],
      [0.23, top - 0.1],
      [0.19, top],
      [-0.19, top],
      [-0.23, top - 0.1],
    ],
    0.06,
    4,
  );
  const net = extruded(outline, 0.006, { bevel: 0.002, steps: 1, puff: 0.0005 });
  const back = deformed(net, ([x, y, z]) => {
    const [, py, pz] = at(x, y);
    return [x, py, pz + z];
  });
  const rim = outline.map(([x, y]) => at(x, y));
  const parts: Part[] = [
    ...starBase(style.metal[style.metal.length - 1] ?? style.metal[0], SEAT),
    padSeat(cover, seatOutline(0.5, 0.46, 0.48, 0.09), 0.075, SEAT),
    part(reseeded({ ...cover.material, translucency: 0.25 }, seed), back),
    strap(frame, [...rim, rim[0]!], 0.011, 0.9, 8),
    strap(
      frame,
      smoothCurve(
        [
          [0, SEAT - 0.06, -0.1],
          [0, SEAT - 0.04, -0.24],
          [0, SEAT + 0.1, -0.275],
          [0, SEAT + 0.24, -0.25],
        ],
        4,
      ),
      0.03,
      0.4,
      8,
    ),
    ...[-1, 1].flatMap((s) => [
      rod(
        frame,
        smoothCurve(
          [
            [s * 0.14, SEAT - 0.06, 0],
            [s * 0.28, SEAT - 0.04, 0],
            [s * 0.29, SEAT + 0.08, 0],
            [s * 0.29, SEAT + 0.185, 0],
          ],
          4,
        ),
        0.012,
        8,
      ),
      plank(frame, [0.075, 0.025, 0.24], [s * 0.285, SEAT + 0.195, 0.02], 0.012),
    ]),
  ];
  return standing(parts, { top: SEAT });
}

/** The dining shell on a star base. */
function shell(making: Making): Piece {
  const { style, detail } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const base = style.legMaterial.metallic > 0 ? style.legMaterial : style.metal[0];
  const parts = [
    ...starBase(base, SEAT),
    ...shellOf(cover.material, { seat: SEAT, width: 0.56, depth: 0.46, back: 0.4, thickness: 0.034, detail }),
  ];
  return standing(parts, { top: SEAT });
}

/** Thin fluted pads in a metal frame with looped arms. */
function executive(making: Making): Piece {
  const { style } = making;
  const cover = coverOf(making, style.secondUpholstery);
  const metal = style.metal[0];
  const arm = (s: number): Part =>
    rod(
      metal,
      smoothCurve(
        [
          [s * 0.25, SEAT - 0.03, 0.12],
          [s * 0.3, SEAT + 0.05, 0.17],
          [s * 0.3, SEAT + 0.19, 0.12],
          [s * 0.3, SEAT + 0.2, -0.06],
          [s * 0.26, SEAT + 0.18, -0.22],
        ],
        4,
      ),
      0.012,
      8,
    );
  const pad = [
    ...moved(flutedPad(cover, [0.5, 0.5, 0.06], 6), [0, SEAT - 0.03, 0.01], aboutX(-Math.PI / 2)),
    ...moved(flutedPad(cover, [0.5, 0.62, 0.06], 8), [0, SEAT + 0.3, -0.275], aboutX(-0.17)),
  ];
  const rests = [-1, 1].map((s) =>
    plank(cover.material, [0.05, 0.022, 0.2], [s * 0.3, SEAT + 0.212, 0.03], 0.01),
  );
  return standing([...starBase(metal, SEAT), ...pad, arm(-1), arm(1), ...rests], { top: SEAT });
}

/** A pad in the xy plane with flutes across. */
function flutedPad(cover: Cover, size: Vec3, flutes: number): Part[] {
  const { detail } = cover;
  const flat = size[1] - 0.05;
  const flute = channels(flat, flutes, 0.016);
  const mesh = softBox(size, 0.025, { edge: detail, spans: [4, flutes * 3 * detail, 1] });
  const shape = ([x, y, z]: Vec3): Vec3 => {
    const sink = flute(Math.max(0, Math.min(flat, y + flat / 2)));
    return [
      x,
      y,
      z + Math.sign(z) * sink * Math.min(1, Math.abs(z) / 0.02) + 0.03 * ((2 * x) / size[0]) ** 2,
    ];
  };
  return [part(cover.material, deformed(mesh, shape))];
}

/** The banker's chair: saddled wooden seat, spindles to a bent arm rail, on a wooden-legged swivel. */
function banker(making: Making): Piece {
  const { style, seed, detail } = making;
  const wood = reseeded(style.wood[0], seed);
  const rail = SEAT + 0.23;
  const bow = (k: number): Vec3 => {
    const angle = k * 1.75;
    return [0.285 * Math.sin(angle), rail + 0.05 * Math.cos(angle / 2) ** 6, 0.02 - 0.275 * Math.cos(angle)];
  };
  const steps = Array.from({ length: 17 }, (_, i) => bow(i / 8 - 1));
  const spindles = Array.from({ length: 11 }, (_, i): Part => {
    const k = (i / 10 - 0.5) * 1.8;
    const top = bow(k);
    const angle = k * 1.75;
    return rod(
      wood,
      [[0.215 * Math.sin(angle), SEAT - 0.02, 0.01 - 0.2 * Math.cos(angle)], top],
      (t) => 0.007 + 0.003 * Math.sin(Math.PI * t),
      6 + detail,
    );
  });
  const crest = smoothCurve(
    [-0.5, -0.25, 0, 0.25, 0.5].map((k): Vec3 => {
      const [x, y, z] = bow(k);
      return [x, y + 0.035 - 0.05 * k * k, z];
    }),
    4,
  );
  const parts: Part[] = [
    ...starBase(wood, SEAT),
    saddleSeat(wood, seatOutline(0.49, 0.45, 0.46, 0.13), 0.045, SEAT),
    strap(wood, steps, 0.026, 0.5, 10),
    strap(wood, crest, 0.013, 3, 12),
    ...spindles,
  ];
  return standing(parts, { top: SEAT });
}

export const DESK_CHAIR: PieceDesign = designFrom({ task, shell, executive, banker });
