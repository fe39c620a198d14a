import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { bar } from '../../../src/base/geometry/shapes.ts';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import { timber } from '../../../src/furniture/materials/solid.ts';
import { material } from '../../../src/render/materials/material.ts';
import type { FireplaceSpec, RoomSpec } from '../room-spec.ts';
import { partsOf, type ShellPart } from './shell-part.ts';
import { type WallFrame, wallFrame } from './wall-frame.ts';

const SOOT = material({ kind: 'brick', color: '#2b2724', mortar: '#1d1a18', seed: 5 });
const LOG = timber('#6b4a2f', '#2d1d12', 'raw', 0.8, 3);
/** Depth of the chimney breast. */
export const BREAST = 0.34;

/** Hole of the fire: width, height, and height of its lower edge. */
const HOLES = {
  classic: { width: 0.92, height: 0.78, low: 0.0 },
  modern: { width: 1.25, height: 0.46, low: 0.42 },
  rustic: { width: 1.05, height: 0.86, low: 0.06 },
} as const;

/** A chimney breast with its fire, surround, mantel and hearth. */
export function fireplaceParts(spec: RoomSpec): ShellPart[] {
  const { fireplace } = spec;
  if (!fireplace) return [];
  const frame = wallFrame(spec.size, fireplace.wall);
  const hole = HOLES[fireplace.kind];
  const { along, width, breast, surround } = fireplace;
  const [left, right] = [along - hole.width / 2, along + hole.width / 2];
  const top = hole.low + hole.height;
  const body = [
    frame.board(along - width / 2, 0, 0, [(width - hole.width) / 2, spec.size.height, BREAST]),
    frame.board(right, 0, 0, [(width - hole.width) / 2, spec.size.height, BREAST]),
    frame.board(left, top, 0, [hole.width, spec.size.height - top, BREAST]),
    ...(hole.low > 0 ? [frame.board(left, 0, 0, [hole.width, hole.low, BREAST])] : []),
  ];
  const fire = [
    frame.rectangle(left, hole.low, hole.width, hole.height, 0.002),
    frame.board(left, hole.low, 0, [0.004, hole.height, BREAST - 0.01]),
    frame.board(right - 0.004, hole.low, 0, [0.004, hole.height, BREAST - 0.01]),
    frame.board(left, top - 0.004, 0, [hole.width, 0.004, BREAST - 0.01]),
    frame.board(left, hole.low, 0, [hole.width, 0.004, BREAST - 0.01]),
  ];
  return [
    ...partsOf('wall', breast, body),
    ...partsOf('fixture', SOOT, fire),
    ...partsOf('fixture', LOG, logs(frame, along, hole.low)),
    ...partsOf('fixture', surround, surroundOf(frame, fireplace)),
  ];
}

function surroundOf(frame: WallFrame, { kind, along, width }: FireplaceSpec): Mesh[] {
  const hole = HOLES[kind];
  const [left, right, top] = [along - hole.width / 2, along + hole.width / 2, hole.low + hole.height];
  const board = (x: number, y: number, wide: number, high: number, proud: number, radius = 0.005) =>
    frame.board(x, y, BREAST - 0.01, [wide, high, proud + 0.01], radius);
  switch (kind) {
    case 'classic':
      return [
        board(left - 0.2, 0, 0.2, top + 0.22, 0.05),
        board(right, 0, 0.2, top + 0.22, 0.05),
        board(left - 0.2, top, hole.width + 0.4, 0.22, 0.05),
        board(left - 0.16, 0.16, 0.12, top - 0.2, 0.068),
        board(right + 0.04, 0.16, 0.12, top - 0.2, 0.068),
        board(left - 0.22, 0, 0.24, 0.14, 0.085),
        board(right - 0.02, 0, 0.24, 0.14, 0.085),
        board(left - 0.02, top + 0.05, hole.width + 0.04, 0.12, 0.065),
        board(left - 0.24, top + 0.22, hole.width + 0.48, 0.03, 0.1),
        board(left - 0.29, top + 0.25, hole.width + 0.58, 0.04, 0.19, 0.01),
        board(left - 0.3, 0, hole.width + 0.6, 0.025, 0.42, 0.006),
      ];
    case 'modern':
      return [board(along - width / 2, hole.low - 0.07, width, 0.07, 0.16, 0.003)];
    case 'rustic':
      return [
        board(left - 0.28, top + 0.16, hole.width + 0.56, 0.17, 0.2, 0.016),
        board(left - 0.3, 0, hole.width + 0.6, 0.06, 0.42, 0.012),
      ];
  }
}

function logs(frame: WallFrame, along: number, low: number): Mesh[] {
  const log = (from: Vec3, to: Vec3, radius: number) =>
    frame.mounted(bar(from, to, radius, radius * 0.9, 14), along, low, 0);
  return [
    log([-0.28, 0.06, 0.1], [0.25, 0.065, 0.13], 0.052),
    log([-0.25, 0.06, 0.24], [0.28, 0.06, 0.21], 0.055),
    log([-0.2, 0.155, 0.2], [0.22, 0.15, 0.12], 0.047),
  ];
}
