import { smoothCurve } from '../../base/geometry/curve.ts';
import { extruded, type Point } from '../../base/geometry/extrude.ts';
import { ellipsoid } from '../../base/geometry/shapes.ts';
import { aboutY, type Vec3 } from '../../base/geometry/vector.ts';
import type { Material } from '../../render/materials/material.ts';
import { part, standing } from '../finish.ts';
import { plank, rod } from '../joinery.ts';
import { legs } from '../legs.ts';
import { reseeded } from '../materials/reseeded.ts';
import type { Making, Part, Piece } from '../piece.ts';
import { turnedRadius } from '../turning.ts';
import { legWood, woodOf } from '../woodwork.ts';
import { type BedPlan, bedPlan } from './bed-size.ts';
import { type Makeup, madeBed } from './bedding.ts';

/** A low, wide platform with a slim headboard: the mattress is inside its edge. */
export function platformBed(making: Making): Piece {
  const bed = bedPlan(making, { top: 0.47, behind: 0.05, beyond: 0.11, beside: 0.1 });
  const { width, height, depth, mattress, head } = bed;
  const wood = woodOf(making);
  const deck = mattress.top - mattress.thickness;
  const [thick, z] = [0.11, head - 0.05 + depth / 2];
  const boards = Math.max(1, Math.round((height * 0.85 - 0.3) / 0.24));
  const tall = (height * 0.85 - 0.3) / boards;
  return made(making, bed, { overhang: 0.17, footOverhang: 0.18, lean: 0.46 }, [
    plank(wood, [width, thick, depth], [0, deck - thick / 2 + 0.03, z], 0.006),
    plank(wood, [width - 0.3, deck - thick + 0.03, depth - 0.4], [0, (deck - thick + 0.03) / 2, z], 0.004),
    ...Array.from({ length: boards }, (_, i) =>
      plank(
        reseeded(wood, i),
        [width, tall - 0.004, 0.032],
        [0, 0.3 + tall * (i + 0.5), head - 0.024],
        0.005,
      ),
    ),
  ]);
}

/** Posts and rails with upright slats; legs as the style has them. */
export function slattedBed(making: Making): Piece {
  const bed = bedPlan(making, { top: 0.5, behind: 0.05, beyond: 0.1 });
  const { width, height, head } = bed;
  const wood = woodOf(making);
  const [post, z] = [0.055, head - 0.03];
  const top = Math.min(height, 1.2) - 0.03;
  const count = Math.round(width / 0.13);
  const inside = width - 2 * post;
  const slats = Array.from({ length: count }, (_, i) =>
    plank(
      wood,
      [0.052, top - 0.42, 0.018],
      [((i + 0.5) / count - 0.5) * inside, 0.4 + (top - 0.42) / 2, z],
      0.004,
    ),
  );
  return made(making, bed, { overhang: 0.22, footOverhang: 0.24 }, [
    ...[-1, 1].map((side) =>
      rod(wood, posts(side * (width / 2 - post / 2), top + 0.02, z), post / 2, 8 + 2 * making.detail),
    ),
    plank(wood, [inside + 0.01, 0.08, 0.028], [0, top - 0.02, z], 0.008),
    plank(wood, [inside + 0.01, 0.06, 0.028], [0, 0.4, z], 0.006),
    ...slats,
    ...rails(wood, bed, 0.13),
    ...footLegs(making, wood, bed),
  ]);

  function posts(x: number, y: number, at: number): Vec3[] {
    return [
      [x, 0, at],
      [x, y * 0.5, at],
      [x, y, at - 0.01],
    ];
  }
}

/** Woven cane in a rounded frame between two posts. */
export function caneBed(making: Making): Piece {
  const bed = bedPlan(making, { top: 0.5, behind: 0.05, beyond: 0.1 });
  const { width, height, head } = bed;
  const wood = woodOf(making);
  const cane = reseeded(making.style.woven[0], making.seed);
  const [z, low, high] = [head - 0.03, 0.36, Math.min(height, 1.3) - 0.02];
  const count = width > 1.3 ? 3 : 2;
  const arch = (k: number): Vec3 => [k * (width / 2 - 0.02), high - 0.13 * Math.abs(k) ** 3.5, z];
  const frame = smoothCurve([-1, -0.92, -0.7, -0.35, 0, 0.35, 0.7, 0.92, 1].map(arch), 5);
  const posts = Array.from({ length: count + 1 }, (_, i) => {
    const k = (2 * i) / count - 1;
    const [x, y] = arch(k * 0.985);
    return rod(
      wood,
      [
        [x, Math.abs(k) === 1 ? 0 : low, z],
        [x, y, z],
      ],
      Math.abs(k) === 1 ? 0.024 : 0.016,
      10,
    );
  });
  const outline: Point[] = [
    [-width / 2 + 0.03, low],
    [width / 2 - 0.03, low],
    ...frame.map(([x, y]): Point => [x * 0.985, y - 0.01]).reverse(),
  ];
  return made(making, bed, { overhang: 0.22, footOverhang: 0.24 }, [
    rod(wood, frame, 0.021, 10),
    rod(
      wood,
      [
        [-width / 2 + 0.03, low, z],
        [width / 2 - 0.03, low, z],
      ],
      0.018,
      10,
    ),
    ...posts,
    part(cane, extruded(outline, 0.008, { bevel: 0.003, steps: 1 }), [0, 0, z]),
    ...rails(wood, bed, 0.12),
    ...footLegs(making, wood, bed),
  ]);
}

/** Four turned or square posts up to a frame of rails. */
export function fourPosterBed(making: Making): Piece {
  const bed = bedPlan(making, { top: 0.56, behind: 0.07, beyond: 0.1 });
  const { width, height, mattress, head } = bed;
  const wood = legWood(making);
  const turned = making.style.leg === 'turned';
  const tall = turned ? Math.max(1.75, height) : Math.max(2, height);
  const [x, back, front] = [width / 2 - 0.035, head - 0.035, mattress.length / 2 + 0.05];
  const post = (side: number, z: number): Part[] =>
    turned
      ? [
          plank(wood, [0.085, 0.62, 0.085], [side * x, 0.31, z], 0.006),
          rod(
            wood,
            Array.from({ length: 26 }, (_, i): Vec3 => [side * x, 0.62 + ((tall - 0.68) * i) / 25, z]),
            (k) => 0.038 * turnedRadius(1 - k, 1),
            10,
          ),
          part(wood, ellipsoid([0.034, 0.042, 0.034], 12), [side * x, tall - 0.042, z]),
        ]
      : [plank(wood, [0.06, tall, 0.06], [side * x, tall / 2, z], 0.005)];
  const beams = turned
    ? []
    : [
        ...[back, front].map((z) => plank(wood, [2 * x, 0.05, 0.045], [0, tall - 0.025, z], 0.004)),
        ...[-1, 1].map((side) =>
          plank(wood, [0.045, 0.05, front - back], [side * x, tall - 0.025, (front + back) / 2], 0.004),
        ),
      ];
  const board = headboardPanel(wood, 2 * x - 0.03, 0.4, 1.14, turned ? 0.14 : 0, back);
  return made(making, bed, { overhang: 0.26, footOverhang: 0 }, [
    ...post(-1, back),
    ...post(1, back),
    ...post(-1, front),
    ...post(1, front),
    ...beams,
    board,
    ...rails(wood, bed, 0.16),
  ]);
}

function headboardPanel(
  wood: Material,
  wide: number,
  low: number,
  high: number,
  arch: number,
  z: number,
): Part {
  const outline: Point[] = [
    [-wide / 2, low],
    [wide / 2, low],
  ];
  for (let i = 0; i <= 16; i++) {
    const k = 1 - i / 8;
    outline.push([(k * wide) / 2, high - arch * (1 - Math.cos(Math.PI * k)) * 0.5]);
  }
  return part(wood, extruded(outline, 0.034, { bevel: 0.008, steps: 2 }), [0, 0, z]);
}

/** Head and foot that roll outwards like the ends of a sledge. */
export function sleighBed(making: Making): Piece {
  const bed = bedPlan(making, { top: 0.52, behind: 0.14, beyond: 0.18 });
  const { width, height, mattress, head } = bed;
  const wood = legWood(making);
  const foot = mattress.length / 2;
  const scroll = (tall: number, lean: number): Point[] => {
    const line = smoothCurve(
      [
        [0, 0.06, 0],
        [-0.005, 0.3, 0],
        [0.012, tall * 0.6, 0],
        [lean * 0.45, tall * 0.84, 0],
        [lean * 0.85, tall * 0.965, 0],
        [lean * 1.12, tall * 0.96, 0],
        [lean * 1.2, tall * 0.9, 0],
      ],
      4,
    );
    const side = (sign: number) =>
      line.map(([x, y], i): Point => {
        const [a, b] = [line[Math.max(0, i - 1)]!, line[Math.min(line.length - 1, i + 1)]!];
        const size = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
        return [x + (sign * 0.021 * (b[1] - a[1])) / size, y - (sign * 0.021 * (b[0] - a[0])) / size];
      });
    return [...side(1), ...side(-1).reverse()];
  };
  const end = (tall: number, lean: number, z: number, turn: number) => {
    const mesh = extruded(scroll(tall, lean), width + 0.02, { bevel: 0.005, steps: 1 });
    return part(wood, { ...mesh, uvs: mesh.uvs.map((_, i, all) => all[i ^ 1]!) }, [0, 0, z], aboutY(turn));
  };
  return made(making, bed, { overhang: 0.22, footOverhang: 0 }, [
    end(height + 0.03, 0.12, head - 0.03, Math.PI / 2),
    end(0.68, 0.1, foot + 0.05, -Math.PI / 2),
    ...rails(wood, bed, 0.24),
    ...legs('block', wood, {
      width: width - 0.02,
      depth: mattress.length + 0.14,
      height: 0.09,
      detail: making.detail,
      thickness: 0.08,
    }),
  ]);
}

/** Rails along both sides and the foot, `tall` meters. */
function rails(wood: Material, { width, mattress }: BedPlan, tall: number): Part[] {
  const y = mattress.top - mattress.thickness + 0.05 - tall / 2;
  return [
    ...[-1, 1].map((side) =>
      plank(
        wood,
        [0.03, tall, mattress.length + 0.08],
        [side * (mattress.width / 2 + 0.018), y, 0.02],
        0.005,
      ),
    ),
    plank(
      wood,
      [Math.min(width - 0.08, mattress.width + 0.03), tall, 0.03],
      [0, y, mattress.length / 2 + 0.045],
      0.005,
    ),
  ];
}

function footLegs(making: Making, wood: Material, { mattress }: BedPlan): Part[] {
  const height = mattress.top - mattress.thickness + 0.05;
  return [-1, 1].map((side) =>
    rod(
      wood,
      [
        [side * (mattress.width / 2 - 0.01), height, mattress.length / 2 + 0.03],
        [side * (mattress.width / 2 - 0.01), 0, mattress.length / 2 + 0.03],
      ],
      (k) => 0.028 - 0.009 * k,
      8 + 2 * making.detail,
    ),
  );
}

function made(making: Making, bed: BedPlan, makeup: Makeup, frame: readonly Part[]): Piece {
  return standing([...frame, ...madeBed(making, bed, makeup)], { top: bed.mattress.top + 0.04 });
}
