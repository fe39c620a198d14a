import { ellipse } from '../../base/geometry/extrude.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { sizeWithin } from '../finish.ts';
import { plank } from '../joinery.ts';
import { legs } from '../legs.ts';
import { level } from '../level.ts';
import { pill, ribbed } from '../outlines.ts';
import type { Making, Piece, PieceDesign } from '../piece.ts';
import { allDrawers, chest } from '../storage/chest.ts';
import { hardwareOn } from '../storage/hardware.ts';
import { columnOf, legWood, slabOf, stoneOf, woodOf } from '../woodwork.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [0.48, 0.54, 0.4], [0.34, 0.42, 0.3], [0.75, 0.72, 0.55]);
}

/** Two drawers on legs. */
function drawers(making: Making): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    foot: making.style.leg === 'plinth' ? 0.05 : 0.17,
    kind: 'flat',
    rows: [1, 1.2],
    columns: [1],
    field: allDrawers,
  });
}

/** A drawer over an open shelf for books. */
function niche(making: Making): Piece {
  const size = sizeOf(making);
  return chest(making, {
    size,
    foot: making.style.leg === 'plinth' ? 0.05 : 0.16,
    kind: 'flat',
    rows: [0.7, 1],
    columns: [1],
    field: (row) => (row === 0 ? 'drawer' : 'open'),
  });
}

/** Paneled drawers under a molded top. */
function panelled(making: Making): Piece {
  const { style } = making;
  const material = style.name === 'farmhouse' ? style.painted[0] : legWood(making);
  return chest(making, {
    size: sizeOf(making),
    foot: 0.09,
    kind: 'panelled',
    rows: [1, 1, 1],
    columns: [1],
    field: allDrawers,
    overhang: 0.016,
    material,
  });
}

/** A caned door. */
function caned(making: Making): Piece {
  return chest(making, {
    size: sizeOf(making),
    foot: 0.17,
    kind: 'cane',
    rows: [0.4, 1],
    columns: [1],
    field: (row) => (row === 0 ? 'drawer' : 'door'),
  });
}

/** A ribbed drum under a stone top. */
function drum(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const across = Math.min(width, depth * 1.15);
  const wood = woodOf(making);
  const ribs = ribbed(pill(across - 0.02, depth - 0.02, 48), 0.024, 0.008, 1 + making.detail);
  return level(
    [
      columnOf(wood, ribs, height - 0.045, 0.025),
      slabOf(stoneOf(making), pill(across, depth, 40), 0.02, height, 0.006),
      slabOf(wood, ellipse(across - 0.07, depth - 0.07, 32), 0.025, 0.025, 0.002),
    ],
    height,
  );
}

/** A table with a drawer on the style's long legs, and a shelf near the floor. */
function legged(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style, detail } = making;
  const wood = legWood(making);
  const [w, d] = [width - 0.03, depth - 0.02];
  const apron = 0.13;
  const y = height - 0.022 - apron / 2;
  const shape = style.leg === 'turned' || style.leg === 'block' ? style.leg : 'tapered';
  return level(
    [
      plank(wood, [width, 0.022, depth], [0, height - 0.011, 0], 0.006),
      plank(wood, [w - 0.012, apron, d - 0.012], [0, y, -0.004], 0.003),
      plank(wood, [w - 0.09, apron - 0.03, 0.014], [0, y, d / 2 - 0.009], 0.004),
      ...hardwareOn(making, [0, y, d / 2 - 0.002], w - 0.09),
      ...legs(shape, wood, { width: w, depth: d, height: height - 0.024, detail, thickness: 0.04 }),
      plank(wood, [w - 0.03, 0.016, d - 0.03], [0, 0.14, 0], 0.004),
    ],
    height,
  );
}

export const NIGHTSTAND: PieceDesign = designFrom({ drawers, niche, panelled, cane: caned, drum, legged });
