import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { sheet } from '../../../src/base/geometry/shapes.ts';
import { scale, type Vec3 } from '../../../src/base/geometry/vector.ts';
import { material } from '../../../src/render/materials/material.ts';
import type { Portal } from '../../../src/render/scene.ts';
import type { RoomSpec, WindowSpec } from '../room-spec.ts';
import { CASING, casingOf, type Rectangle, revealOf } from './casing.ts';
import { partsOf, type ShellPart } from './shell-part.ts';
import { type WallFrame, wallFrame } from './wall-frame.ts';

const GLASS = material({ kind: 'plain', color: '#000000' });

/** Widths of fixed frame, leaf and glazing bar, and how deep they are, by the kind of window. */
const SECTIONS = {
  casement: { fixed: 0.045, leaf: 0.05, bar: 0.024, depth: 0.055 },
  sash: { fixed: 0.04, leaf: 0.045, bar: 0.02, depth: 0.045 },
  french: { fixed: 0.045, leaf: 0.085, bar: 0.026, depth: 0.055 },
  fixed: { fixed: 0.03, leaf: 0.018, bar: 0.02, depth: 0.07 },
  steel: { fixed: 0.03, leaf: 0.014, bar: 0.022, depth: 0.035 },
} as const;

/** A window: reveal, casing, sill, frame, leaves with their bars, and the pane that light comes through. */
export function windowParts(spec: RoomSpec, window: WindowSpec, index: number): ShellPart[] {
  const frame = wallFrame(spec.size, window.wall);
  const hole: Rectangle = { ...window, up: window.sill };
  const plaster = window.casing ? window.frame : spec.walls[window.wall];
  return [
    ...partsOf(window.casing ? 'window' : 'wall', plaster, revealOf(frame, hole, window.reveal)),
    ...partsOf('window', window.frame, [
      ...(window.casing ? casingOf(frame, hole, false) : []),
      ...sillOf(frame, window),
      ...leavesOf(frame, window),
    ]),
    ...partsOf('wall', spec.walls[window.wall], archOf(frame, window)),
    {
      mesh: frame.rectangle(window.along, window.sill, window.width, window.height, -window.reveal),
      material: GLASS,
      shows: 'window',
      pane: index,
    },
  ];
}

/** The entrance of daylight: the pane. */
export function portalOf(spec: RoomSpec, window: WindowSpec): Portal {
  const frame = wallFrame(spec.size, window.wall);
  return {
    corner: frame.point(window.along, window.sill, -window.reveal),
    across: scale(frame.right, window.width),
    up: [0, window.height, 0],
    normal: frame.inward,
  };
}

function sillOf(frame: WallFrame, { along, sill, width, reveal, casing }: WindowSpec): Mesh[] {
  if (sill < 0.1) return [];
  const over = casing ? CASING + 0.03 : 0.02;
  const board = frame.board(along - over, sill - 0.034, -0.005, [width + 2 * over, 0.036, 0.06], 0.008);
  const inner = frame.board(along, sill - 0.034, -reveal, [width, 0.036, reveal], 0.002);
  const apron = frame.board(
    along - CASING,
    sill - 0.034 - 0.07,
    -0.01,
    [width + 2 * CASING, 0.07, 0.026],
    0.004,
  );
  return casing ? [board, inner, apron] : [board, inner];
}

function leavesOf(frame: WallFrame, window: WindowSpec): Mesh[] {
  const { along, sill, width, height, kind, reveal, leaves } = window;
  const { fixed, depth } = SECTIONS[kind];
  const back = -reveal + 0.006;
  const meshes = frameOf(frame, { along, up: sill, width, height }, fixed, back, depth + 0.012);
  const inner = {
    along: along + fixed,
    up: sill + fixed,
    width: width - 2 * fixed,
    height: height - 2 * fixed,
  };
  if (kind === 'sash') {
    const half = inner.height / 2 + 0.02;
    return [
      ...meshes,
      ...leafOf(frame, { ...inner, height: half }, window, back + depth * 0.7),
      ...leafOf(frame, { ...inner, up: inner.up + inner.height - half, height: half }, window, back),
    ];
  }
  const wide = inner.width / leaves;
  for (let i = 0; i < leaves; i++) {
    meshes.push(...leafOf(frame, { ...inner, along: inner.along + i * wide, width: wide }, window, back));
  }
  return meshes;
}

/** A leaf: its frame, its glazing bars, and the panel at the foot of a french door. */
function leafOf(frame: WallFrame, hole: Rectangle, window: WindowSpec, back: number): Mesh[] {
  const { leaf, bar, depth } = SECTIONS[window.kind];
  const [columns, rows] = window.panes;
  const meshes = frameOf(frame, hole, leaf, back, depth);
  const foot = window.kind === 'french' ? 0.28 : 0;
  if (foot > 0) {
    meshes.push(
      frame.board(hole.along + leaf, hole.up + leaf, back + 0.01, [hole.width - 2 * leaf, foot, depth * 0.5]),
      frame.board(hole.along, hole.up + leaf + foot, back, [hole.width, leaf, depth], 0.003),
    );
  }
  const low = hole.up + leaf + (foot > 0 ? foot + leaf : 0);
  const high = hole.up + hole.height - leaf;
  const [left, right] = [hole.along + leaf, hole.along + hole.width - leaf];
  for (let i = 1; i < columns; i++) {
    const x = left + ((right - left) * i) / columns - bar / 2;
    meshes.push(frame.board(x, low, back + depth * 0.15, [bar, high - low, depth * 0.7], 0.004));
  }
  for (let j = 1; j < rows; j++) {
    const y = low + ((high - low) * j) / rows - bar / 2;
    meshes.push(frame.board(left, y, back + depth * 0.15, [right - left, bar, depth * 0.69], 0.004));
  }
  return meshes;
}

function frameOf(frame: WallFrame, hole: Rectangle, wide: number, out: number, deep: number): Mesh[] {
  const { along, up, width, height } = hole;
  return [
    frame.board(along, up, out, [width, wide, deep], 0.003),
    frame.board(along, up + height - wide, out, [width, wide, deep], 0.003),
    frame.board(along, up, out, [wide, height, deep], 0.003),
    frame.board(along + width - wide, up, out, [wide, height, deep], 0.003),
  ];
}

/** The wall between a round arch and the hole's straight top, and the arch's underside. */
function archOf(frame: WallFrame, { along, sill, width, height, reveal, arch = 0 }: WindowSpec): Mesh[] {
  if (arch <= 0) return [];
  const top = sill + height;
  const rise = (u: number): number => {
    const x = 2 * u - 1;
    return top - arch + arch * Math.sqrt(Math.max(0, 1 - x * x));
  };
  // Steps crowd towards the springing, where the arch is steep.
  const bent = (u: number): number => (1 - Math.cos(u * Math.PI)) / 2;
  const face = (u: number, v: number): Vec3 => {
    const x = bent(u);
    return frame.point(along + x * width, rise(x) + v * (top - rise(x)), 0);
  };
  const under = (u: number, v: number): Vec3 =>
    frame.point(along + bent(u) * width, rise(bent(u)), -v * reveal);
  return [sheet(face, 40, 1, [width, arch]), sheet(under, 40, 1, [width, reveal])];
}
