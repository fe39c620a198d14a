import { ellipsoid } from '../../base/geometry/shapes.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { chosen } from '../choose.ts';
import { designFrom } from '../design-from.ts';
import { moved, part, sizeWithin, standing } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { metalOf } from '../woodwork.ts';
import { type PleatedPanel, pleatedPanel } from './pleats.ts';

/** Wider than this a curtain is a pair, drawn to both sides of its window; meters. */
const PAIR = 0.95;
/** One side drawn back takes this share of the rod. */
const DRAWN = 0.21;

interface Hanging {
  readonly panels: ReadonlyArray<{ readonly x: number; readonly width: number; readonly side: -1 | 1 }>;
  readonly size: Vec3;
  readonly cloth: Material;
}

function hang({ style, size, seed }: Making): Hanging {
  const within = sizeWithin(size, [0.5, 2.4, 0.14], [0.3, 1.2, 0.1], [5, 3.4, 0.2]);
  const cloth = reseeded(chosen(style.curtain, seed), seed);
  const [width] = within;
  if (width < PAIR) return { panels: [{ x: 0, width: width * 0.9, side: -1 }], size: within, cloth };
  const drawn = Math.max(0.36, width * DRAWN);
  const x = width / 2 - 0.05 - drawn / 2;
  return {
    panels: ([-1, 1] as const).map((side) => ({ x: side * x, width: drawn, side })),
    size: within,
    cloth,
  };
}

type Folds = Pick<PleatedPanel, 'heading' | 'wild' | 'waist'> & { readonly pitch: number };

function panelsOf(hanging: Hanging, height: number, making: Making, folds: (side: -1 | 1) => Folds): Part[] {
  return hanging.panels.map(({ x, width, side }, i) => {
    const { pitch, ...shape } = folds(side);
    const mesh = pleatedPanel({
      ...shape,
      width,
      height: height - 0.008,
      depth: hanging.size[2] * 0.62,
      folds: Math.max(3, Math.round(width / pitch)),
      seed: making.seed * 3 + i,
      detail: making.detail,
    });
    return part(hanging.cloth, mesh, [x, 0.008, hanging.size[2] / 2]);
  });
}

/** Pinched pleats on rings: crisp at the heading, opening on their way down. */
function pinchPleat(making: Making): Piece {
  const hanging = hang(making);
  const rail = railOf(hanging, making);
  const height = hanging.size[1] - 0.07;
  return onWall([
    ...panelsOf(hanging, height, making, () => ({ pitch: 0.095, heading: 0.4, wild: 0.65 })),
    ...rail.parts,
    ...rings(hanging, making, rail.height, 0.095),
  ]);
}

/** Even waves from a track under the ceiling. */
function ripple(making: Making): Piece {
  const hanging = hang(making);
  const [width, height, depth] = hanging.size;
  const track = plank(metalOf(making), [width, 0.022, 0.03], [0, height - 0.011, depth / 2], 0.003);
  return onWall([
    ...panelsOf(hanging, height - 0.02, making, () => ({ pitch: 0.085, heading: 0.92, wild: 0.22 })),
    track,
  ]);
}

/** Drawn aside by a band at a third of its height. */
function tiedBack(making: Making): Piece {
  const hanging = hang(making);
  const rail = railOf(hanging, making);
  const height = hanging.size[1] - 0.07;
  const band = 0.62;
  const waist = (width: number, side: -1 | 1) => (drop: number) => {
    const near = Math.exp(-(((drop - band) / (drop < band ? 0.27 : 0.16)) ** 2));
    const share = 1 - (drop > band ? 0.52 : 0.56) * near - (drop > band ? 0.18 * (1 - near) : 0);
    return { width: share, shift: side * width * 0.5 * (1 - share) };
  };
  const bands = hanging.panels.map(({ x, width, side }) => {
    const { width: share, shift } = waist(width, side)(band);
    const [half, z] = [(width * share) / 2 + 0.02, hanging.size[2] / 2];
    const deep = hanging.size[2] * 0.36;
    const loop = Array.from({ length: 16 }, (_, i): Vec3 => {
      const angle = (i / 16) * 2 * Math.PI;
      return [
        x + shift + half * Math.cos(angle),
        height * (1 - band) + 0.03 * side * Math.cos(angle),
        z + deep * Math.sin(angle),
      ];
    });
    return part(hanging.cloth, tube(loop, 0.014, { sides: 6, closed: true, flatness: 2 }));
  });
  return onWall([
    ...hanging.panels.flatMap((panel) =>
      panelsOf({ ...hanging, panels: [panel] }, height, making, (side) => ({
        pitch: 0.085,
        heading: 0.5,
        wild: 0.5,
        waist: waist(panel.width, side),
      })),
    ),
    ...bands,
    ...rail.parts,
    ...rings(hanging, making, rail.height, 0.085),
  ]);
}

/** A rod with knobs on brackets. */
function railOf(
  { size: [width, height, depth] }: Hanging,
  making: Making,
): { parts: Part[]; height: number } {
  const metal = metalOf(making);
  const [y, z, radius] = [height - 0.026, depth / 2, 0.011];
  const knob = ellipsoid([0.024, 0.024, 0.024], 10);
  const end = width / 2 - 0.024;
  return {
    height: y,
    parts: [
      rod(
        metal,
        [
          [-end, y, z],
          [end, y, z],
        ],
        radius,
        10,
      ),
      ...[-1, 1].flatMap((side) => [
        part(metal, knob, [side * end, y, z]),
        rod(
          metal,
          [
            [side * (end - 0.05), y, 0],
            [side * (end - 0.05), y, z],
          ],
          0.006,
          6,
        ),
        plank(metal, [0.03, 0.045, 0.006], [side * (end - 0.05), y, 0.003], 0.002),
      ]),
    ],
  };
}

function rings({ panels, size }: Hanging, making: Making, height: number, pitch: number): Part[] {
  const metal = metalOf(making);
  return panels.flatMap(({ x, width }) => {
    const count = Math.max(3, Math.round(width / pitch)) + 1;
    return Array.from({ length: count }, (_, i) => {
      const loop = Array.from({ length: 10 }, (_, k): Vec3 => {
        const angle = (k / 10) * 2 * Math.PI;
        return [0, 0.022 * Math.sin(angle) - 0.01, 0.022 * Math.cos(angle)];
      });
      const at: Vec3 = [x + ((i + 0.5) / count - 0.5) * width, height, size[2] / 2];
      return part(metal, tube(loop, 0.0028, { sides: 4, closed: true }), at);
    });
  });
}

/** Standing on the floor, centered along the wall, its back at z = 0. */
function onWall(parts: readonly Part[]): Piece {
  const piece = standing(parts);
  return { ...piece, parts: moved(piece.parts, [0, 0, piece.size[2] / 2]) };
}

export const CURTAIN: PieceDesign = designFrom({ 'pinch-pleat': pinchPleat, ripple, 'tied-back': tiedBack });
