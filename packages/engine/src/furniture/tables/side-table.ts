import { bentPath } from '../../base/geometry/curve.ts';
import { ellipse, type Point } from '../../base/geometry/extrude.ts';
import { tube } from '../../base/geometry/tube.ts';
import type { Vec3 } from '../../base/geometry/vector.ts';
import { designFrom } from '../design-from.ts';
import { part, sizeWithin } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { legs } from '../legs.ts';
import { level } from '../level.ts';
import { pill, ribbed } from '../outlines.ts';
import type { Making, Part, Piece, PieceDesign } from '../piece.ts';
import { hardwareOn } from '../storage/hardware.ts';
import { columnOf, legWood, metalOf, slabOf, stoneOf, turnedBody, woodOf } from '../woodwork.ts';

function sizeOf({ size }: Making): Vec3 {
  return sizeWithin(size, [0.45, 0.54, 0.45], [0.3, 0.4, 0.3], [0.7, 0.7, 0.6]);
}

/** Of round ones: across and high. */
function roundSize(making: Making): readonly [width: number, height: number] {
  const [width, height, depth] = sizeOf(making);
  return [Math.min(width, depth), height];
}

/** A round top, thin at its rim, on three turned legs that lean out. */
function tripod(making: Making): Piece {
  const [width, height] = roundSize(making);
  const { detail } = making;
  const wood = legWood(making);
  const r = width / 2;
  const reach = Array.from({ length: 3 }, (_, i): Part => {
    const angle = (i / 3) * 2 * Math.PI + 0.5;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const path: Vec3[] = [
      [r * 0.42 * c, height - 0.02, r * 0.42 * s],
      [r * 0.88 * c, 0, r * 0.88 * s],
    ];
    return rod(wood, path, (t) => 0.016 - 0.006 * t, 6 + 3 * detail);
  });
  const rim = turnedBody(
    [
      [0.001, height - 0.022],
      [r * 0.8, height - 0.022],
      [r - 0.004, height - 0.012],
      [r, height - 0.004],
      [r - 0.004, height],
      [0.001, height],
    ],
    24 + 8 * detail,
    2,
  );
  return level([part(woodOf(making), rim), ...reach], height);
}

/** One body turned like an hourglass, top and foot of a piece. */
function hourglass(making: Making): Piece {
  const [width, height] = roundSize(making);
  const { style, detail } = making;
  const r = width / 2;
  const mat = style.leg === 'turned' || style.leg === 'splayed' ? woodOf(making) : stoneOf(making);
  const body = turnedBody(
    [
      [r * 0.76, 0],
      [r * 0.78, 0.012],
      [r * 0.6, height * 0.2],
      [r * 0.34, height * 0.48],
      [r * 0.42, height * 0.7],
      [r * 0.8, height - 0.034],
    ],
    20 + 8 * detail,
  );
  return level(
    [part(mat, body), slabOf(mat, ellipse(width, width, 24 + 10 * detail), 0.035, height, 0.011)],
    height,
  );
}

/** A bent frame that reaches under the sofa, its top held on one side. */
function cShaped(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const metal = metalOf(making);
  const bar = 0.009;
  const hoop = (s: number): Part => {
    const z = s * (depth / 2 - 0.03);
    const path = bentPath(
      [
        [width / 2 - 0.01, height - 0.026, z],
        [-width / 2 + bar, height - 0.026, z],
        [-width / 2 + bar, bar, z],
        [width / 2 - 0.02, bar, z],
      ],
      0.02,
      4,
    );
    return part(metal, tube(path, bar, { sides: 8 }));
  };
  const cross = (x: number, y: number) =>
    rod(
      metal,
      [
        [x, y, -depth / 2 + 0.03],
        [x, y, depth / 2 - 0.03],
      ],
      bar * 0.95,
    );
  return level(
    [
      plank(woodOf(making), [width, 0.018, depth], [0, height - 0.009, 0], 0.004),
      hoop(-1),
      hoop(1),
      cross(-width / 2 + bar, bar + 0.02),
      cross(width / 2 - 0.03, bar),
    ],
    height,
  );
}

/** A ribbed drum under a stone top. */
function drum(making: Making): Piece {
  const [width, height] = roundSize(making);
  const { detail } = making;
  const wood = woodOf(making);
  const outline = ribbed(pill(width - 0.03, width - 0.03, 48), 0.026, 0.008, 1 + detail);
  return level(
    [
      columnOf(wood, outline, height - 0.045, 0.02),
      slabOf(stoneOf(making), ellipse(width, width, 24 + 10 * detail), 0.025, height, 0.007),
      slabOf(metalOf(making), ellipse(width - 0.07, width - 0.07, 32), 0.02, 0.02, 0.002),
    ],
    height,
  );
}

/** Two round tiers in a wire frame. */
function twoTier(making: Making): Piece {
  const [width, height] = roundSize(making);
  const { detail } = making;
  const metal = metalOf(making);
  const r = width / 2 - 0.008;
  const ring = (y: number): Part => {
    const steps = 24 + 8 * detail;
    const path = Array.from({ length: steps }, (_, i): Vec3 => {
      const angle = (i / steps) * 2 * Math.PI;
      return [r * Math.cos(angle), y, r * Math.sin(angle)];
    });
    return part(metal, tube(path, 0.007, { sides: 6, closed: true }));
  };
  const posts = Array.from({ length: 4 }, (_, i): Part => {
    const angle = ((i + 0.5) / 4) * 2 * Math.PI;
    const [x, z] = [r * Math.cos(angle), r * Math.sin(angle)];
    return rod(
      metal,
      [
        [x, 0, z],
        [x, height, z],
      ],
      0.007,
    );
  });
  const tier = (material: Part['material'], y: number) =>
    slabOf(material, ellipse(2 * r, 2 * r, 32 + 8 * detail), 0.016, y, 0.003);
  return level(
    [
      ring(height - 0.007),
      ring(height * 0.28),
      ...posts,
      tier(stoneOf(making), height),
      tier(woodOf(making), height * 0.28 + 0.008),
    ],
    height,
  );
}

/** A drawer under an overhanging top, on the style's legs, with a shelf. */
function drawer(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { style, detail } = making;
  const wood = legWood(making);
  const [w, d] = [width - 0.03, depth - 0.03];
  const apron = 0.12;
  const shape = style.leg === 'turned' || style.leg === 'block' ? style.leg : 'tapered';
  const y = height - 0.024 - apron / 2;
  return level(
    [
      plank(wood, [width, 0.024, depth], [0, height - 0.012, 0], 0.007),
      plank(wood, [w - 0.02, apron, d - 0.02], [0, y, -0.004], 0.003),
      plank(wood, [w - 0.11, apron - 0.03, 0.014], [0, y, d / 2 - 0.01], 0.004),
      ...hardwareOn(making, [0, y, d / 2 - 0.003], w - 0.11),
      ...legs(shape, wood, { width: w, depth: d, height: height - 0.026, detail, thickness: 0.042 }),
      plank(wood, [w - 0.03, 0.016, d - 0.03], [0, height * 0.26, 0], 0.004),
    ],
    height,
  );
}

/** A piece of a trunk, its bark gone and its top planed. */
function stump(making: Making): Piece {
  const [width, height, depth] = sizeOf(making);
  const { seed } = making;
  const round = trunk(Math.min(width, depth), seed);
  const wood = woodOf(making);
  return level(
    [
      columnOf(wood, round, height - 0.006),
      slabOf(
        wood,
        round.map(([x, y]): Point => [x * 0.985, y * 0.985]),
        0.02,
        height,
        0.008,
      ),
    ],
    height,
  );
}

/** A cross-cut through a trunk: round, with the hollows of its roots. */
function trunk(across: number, seed: number): Point[] {
  const steps = 36;
  return Array.from({ length: steps }, (_, i): Point => {
    const angle = (i / steps) * 2 * Math.PI;
    const lobes = 0.045 * Math.sin(3 * angle + seed) + 0.025 * Math.sin(5 * angle + 2 * seed);
    const r = (across / 2) * (0.92 + lobes);
    return [r * Math.cos(angle), r * Math.sin(angle)];
  });
}

export const SIDE_TABLE: PieceDesign = designFrom({
  tripod,
  hourglass,
  'c-shaped': cShaped,
  drum,
  'two-tier': twoTier,
  drawer,
  stump,
});
