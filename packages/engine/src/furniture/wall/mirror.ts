import { ellipse, extruded, type Point } from '../../base/geometry/extrude.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin } from '../finish.ts';
import { rod } from '../joinery.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { MIRROR } from '../storage/front.ts';
import { metalOf } from '../woodwork.ts';
import { hung } from './hung.ts';
import { frameOf } from './picture-frame.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [0.7, 0.9, 0.03], [0.3, 0.3, 0.02], [1.6, 2.0, 0.06]);
}

/** Glass in a frame along its outline; `bar` half the frame's width. */
function glazed(frame: Material, outline: readonly Point[], bar: number, detail: Making['detail']): Part[] {
  const path = outline.map(([x, y]): Vec3 => [x, y, bar]);
  return [
    part(frame, tube(path, bar, { sides: 6 + 2 * detail, closed: true })),
    part(MIRROR, extruded(outline, 0.006, { bevel: 0.002, steps: 1 }), [0, 0, bar]),
  ];
}

function round(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const across = Math.min(width, height);
  const bar = 0.011;
  const outline = ellipse(across - 2 * bar, across - 2 * bar, 40 + 12 * making.detail);
  return hung(glazed(frameOf(making), outline, bar, making.detail));
}

/** Straight sides under a half circle. */
function arch(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const bar = 0.011;
  const r = width / 2 - bar;
  const low = -height / 2 + bar;
  const spring = height / 2 - bar - r;
  const steps = 16 + 6 * detail;
  const bow = Array.from({ length: steps + 1 }, (_, i): Point => {
    const angle = (i / steps) * Math.PI;
    return [r * Math.cos(angle), spring + r * Math.sin(angle)];
  });
  const nearly = 0.004;
  const outline: Point[] = [
    [-r + nearly, low],
    [r - nearly, low],
    [r, low + nearly],
    ...bow,
    [-r, low + nearly],
  ];
  return hung(glazed(frameOf(making), outline, bar, detail));
}

function rectangle(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const bar = making.style.leg === 'turned' || making.style.leg === 'block' ? 0.02 : 0.01;
  const [x, y] = [width / 2 - bar, height / 2 - bar];
  const c = 0.012;
  const outline: Point[] = [
    [-x + c, -y],
    [x - c, -y],
    [x, -y + c],
    [x, y - c],
    [x - c, y],
    [-x + c, y],
    [-x, y - c],
    [-x, -y + c],
  ];
  return hung(glazed(frameOf(making), outline, bar, making.detail));
}

/** Rays of two lengths around a small round glass. */
function sunburst(making: Making): Piece {
  const [width, height] = sizeOf(making);
  const { detail } = making;
  const frame = metalOf(making);
  const r = Math.min(width, height) / 2;
  const glass = r * 0.42;
  const count = 36;
  const rays = Array.from({ length: count }, (_, i): Part => {
    const angle = (i / count) * 2 * Math.PI;
    const reach = r * (i % 2 === 0 ? 1 : i % 4 === 1 ? 0.8 : 0.88);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return rod(
      frame,
      [
        [glass * c, glass * s, 0.009],
        [reach * c, reach * s, 0.009],
      ],
      (t) => 0.0062 - 0.0045 * t,
      5,
    );
  });
  return hung([...glazed(frame, ellipse(2 * glass, 2 * glass, 36 + 8 * detail), 0.012, detail), ...rays]);
}

export const WALL_MIRROR: PieceDesign = designFrom({ round, arch, rectangle, sunburst });
