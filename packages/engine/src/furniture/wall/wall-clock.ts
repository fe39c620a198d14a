import { ellipse, extruded } from '../../base/geometry/extrude.ts';
import { tube } from '../../base/geometry/tube.ts';
import { aboutZ, type Vec3 } from '../../base/geometry/vector.ts';
import { type Material, material } from '../../render/materials/material.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin } from '../finish.ts';
import { rod } from '../joinery.ts';
import { powderCoat } from '../materials/solid.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { batten, metalOf, woodOf } from '../woodwork.ts';
import { hung } from './hung.ts';
import { frameOf } from './picture-frame.ts';

const DIAL: Material = material(
  { kind: 'paint', color: '#f3efe6', seed: 43 },
  { coat: 0.03, roughness: 0.5 },
);
const INK: Material = powderCoat('#1c1c1d');

function radiusOf({ size }: Making): number {
  const [width, height] = sizeWithin(size, [0.4, 0.4, 0.05], [0.22, 0.22, 0.02], [0.9, 0.9, 0.1]);
  return Math.min(width, height) / 2;
}

function plate(material: Material, radius: number, thick: number, z: number): Part {
  return part(material, extruded(ellipse(2 * radius, 2 * radius, 48), thick, { bevel: 0.003, steps: 2 }), [
    0,
    0,
    z + thick / 2,
  ]);
}

function hoop(material: Material, radius: number, thick: number, z: number): Part {
  const path = Array.from({ length: 56 }, (_, i): Vec3 => {
    const angle = (i / 56) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle), z];
  });
  return part(material, tube(path, thick, { sides: 8, closed: true }));
}

/** Something long pointing from the middle outwards; `turn` clockwise from twelve, in turns. */
function pointing(material: Material, from: number, to: number, wide: number, z: number, turn: number): Part {
  const angle = -turn * 2 * Math.PI;
  const middle = (from + to) / 2;
  const bar = batten(material, [wide, Math.abs(to - from), 0.003], [0, 0, 0]);
  return part(material, bar.mesh, [-Math.sin(angle) * middle, Math.cos(angle) * middle, z], aboutZ(angle));
}

/** Ten past ten, as in every shop window, a little on by seed. */
function hands(material: Material, r: number, z: number, seed: number): Part[] {
  const minutes = 8 + (seed % 6);
  return [
    pointing(material, -r * 0.12, r * 0.52, r * 0.05, z, (10 + minutes / 60) / 12),
    pointing(material, -r * 0.14, r * 0.78, r * 0.034, z + 0.004, minutes / 60),
    plate(material, r * 0.05, 0.01, z),
  ];
}

function marks(material: Material, r: number, z: number, long: number): Part[] {
  return Array.from({ length: 12 }, (_, i) =>
    pointing(material, r * (i % 3 === 0 ? 0.9 - long * 1.5 : 0.9 - long), r * 0.9, r * 0.03, z, i / 12),
  );
}

/** A plain dial with batons. */
function batons(making: Making): Piece {
  const r = radiusOf(making);
  const dark = making.style.frame[0].texture.kind === 'wood';
  const face = dark ? woodOf(making) : DIAL;
  const ink = dark ? making.style.painted[0] : INK;
  return hung([
    plate(face, r - 0.008, 0.024, 0),
    hoop(frameOf(making), r - 0.007, 0.007, 0.022),
    ...marks(ink, r, 0.0255, 0.1),
    ...hands(INK, r, 0.028, making.seed),
  ]);
}

/** Rays of wood and brass around a small dial. */
function sunburst(making: Making): Piece {
  const r = radiusOf(making);
  const dial = r * 0.36;
  const rays = Array.from({ length: 24 }, (_, i): Part => {
    const angle = (i / 24) * 2 * Math.PI;
    const reach = i % 2 === 0 ? r : r * 0.74;
    return rod(
      i % 2 === 0 ? woodOf(making) : metalOf(making),
      [
        [dial * 0.9 * Math.cos(angle), dial * 0.9 * Math.sin(angle), 0.014],
        [reach * Math.cos(angle), reach * Math.sin(angle), 0.014],
      ],
      (t) => 0.004 + (i % 2 === 0 ? 0.006 * t : 0),
      6,
    );
  });
  const metal = metalOf(making);
  return hung([
    ...rays,
    plate(metal, dial, 0.03, 0),
    plate(DIAL, dial * 0.9, 0.004, 0.028),
    ...hands(INK, dial, 0.034, making.seed),
  ]);
}

/** Only hoops, batons and hands, with the wall behind them. */
function open(making: Making): Piece {
  const r = radiusOf(making);
  const metal = metalOf(making);
  return hung([
    hoop(metal, r - 0.006, 0.006, 0.012),
    hoop(metal, r * 0.62, 0.004, 0.012),
    ...Array.from({ length: 12 }, (_, i) =>
      pointing(metal, r * 0.63, r - 0.008, r * (i % 3 === 0 ? 0.07 : 0.035), 0.012, i / 12),
    ),
    plate(metal, r * 0.09, 0.02, 0),
    ...[0.25, 0.75].map((turn) => pointing(metal, r * 0.08, r * 0.62, r * 0.03, 0.01, turn)),
    ...hands(metal, r * 0.85, 0.02, making.seed),
  ]);
}

/** A deep rim, a white dial and minute marks: railway stations. */
function station(making: Making): Piece {
  const r = radiusOf(making);
  const rim = metalOf(making);
  const minutes = Array.from({ length: 60 }, (_, i) =>
    pointing(
      INK,
      r * (i % 5 === 0 ? 0.7 : 0.81),
      r * 0.85,
      r * (i % 5 === 0 ? 0.045 : 0.014),
      0.0345,
      i / 60,
    ),
  );
  return hung([
    plate(rim, r - 0.002, 0.03, 0),
    hoop(rim, r - 0.014, 0.014, 0.034),
    plate(DIAL, r - 0.022, 0.004, 0.03),
    ...minutes,
    ...hands(INK, r * 0.92, 0.038, making.seed),
  ]);
}

export const WALL_CLOCK: PieceDesign = designFrom({ batons, sunburst, open, station });
