import type { Point } from '../../../src/base/geometry/extrude.ts';
import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { sheet } from '../../../src/base/geometry/shapes.ts';
import { material } from '../../../src/render/materials/material.ts';
import { type RoomSpec, WALL_SIDES } from '../room-spec.ts';
import { CASING } from './casing.ts';
import { partsOf, type ShellPart } from './shell-part.ts';
import { type WallFrame, wallFrame } from './wall-frame.ts';
import { holesIn } from './walls.ts';

const GAP = material({ kind: 'plain', color: '#1c1b1a' });

/** Skirting boards that stop at doors, and the cornice along the ceiling. */
export function trimParts(spec: RoomSpec): ShellPart[] {
  const { trim } = spec;
  return WALL_SIDES.flatMap((side) => {
    const frame = wallFrame(spec.size, side);
    const cased = [...spec.doors, ...spec.windows.filter((window) => window.casing)];
    const stops = holesIn(spec, side)
      .filter((hole) => hole.bottom < trim.skirting)
      .map(({ left, right }) => {
        const margin = cased.some((opening) => opening.wall === side && opening.along === left) ? CASING : 0;
        return { left: left - margin, right: right + margin };
      })
      .sort((a, b) => a.left - b.left);
    return [
      ...partsOf('trim', trim.material, trim.skirting > 0 ? skirting(frame, stops, trim.skirting) : []),
      ...cornice(frame, spec),
    ];
  });
}

/** A board with a rounded top edge and a small step, as profiled skirting has. */
function skirting(
  frame: WallFrame,
  stops: ReadonlyArray<{ left: number; right: number }>,
  height: number,
): Mesh[] {
  const meshes: Mesh[] = [];
  let from = 0;
  for (const { left, right } of [...stops, { left: frame.length, right: frame.length }]) {
    if (left - from > 0.01) {
      const base = height > 0.1 ? height - 0.025 : height;
      meshes.push(frame.board(from, 0, -0.01, [left - from, base, 0.027], 0.003));
      if (base < height) meshes.push(frame.board(from, 0, -0.01, [left - from, height, 0.02], 0.004));
    }
    from = right;
  }
  return meshes;
}

function cornice(frame: WallFrame, { trim }: RoomSpec): ShellPart[] {
  const { cornice: kind, corniceSize: size } = trim;
  if (kind === 'none') return [];
  if (kind === 'shadow-gap') {
    return partsOf('trim', GAP, [frame.rectangle(0, frame.height - 0.018, frame.length, 0.018, 0.001)]);
  }
  const profile = kind === 'cove' ? coveProfile(size) : steppedProfile(size);
  return partsOf('trim', trim.material, [mitred(frame, profile)]);
}

/** A quarter round between two small fillets: [out, down from the ceiling]. */
function coveProfile(size: number): Point[] {
  const arc = Array.from({ length: 9 }, (_, i): Point => {
    const angle = (i / 8) * (Math.PI / 2);
    return [size * (0.92 - 0.8 * Math.sin(angle)), size * (0.92 - 0.8 * Math.cos(angle))];
  });
  return [[size, 0], [size, size * 0.12], ...arc, [0.1 * size, size], [0, size]];
}

function steppedProfile(size: number): Point[] {
  return [1, 0.72, 0.4]
    .flatMap((part, i): Point[] => [
      [size * part, size * [0, 0.22, 0.55][i]!],
      [size * part, size * [0.22, 0.55, 1][i]!],
    ])
    .concat([[0, size]]);
}

/** The profile along the wall, cut at 45 degrees in both corners; flat between its points. */
function mitred(frame: WallFrame, profile: readonly Point[]): Mesh {
  const last = profile.length - 1;
  return sheet(
    (u, v) => {
      const at = Math.min(last - 1e-6, v * last);
      const [a, b] = [profile[Math.floor(at)]!, profile[Math.floor(at) + 1]!];
      const part = at - Math.floor(at);
      const out = a[0] + (b[0] - a[0]) * part;
      const down = a[1] + (b[1] - a[1]) * part;
      return frame.point(out + u * (frame.length - 2 * out), frame.height - down, out);
    },
    1,
    last,
    [frame.length, 0.2],
  );
}
