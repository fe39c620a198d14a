import type { Mesh } from '../geometry/mesh.ts';
import { quad, sheet } from '../geometry/shapes.ts';
import { glossy, matte } from '../materials/material.ts';
import { carpet, paint, planks, tiles } from '../materials/textures.ts';
import type { ShellPart } from '../part.ts';
import { type FloorSpec, type RoomSpec, WALL_SIDES, type WallSide } from '../room-spec.ts';
import { type WallFrame, wallFrame } from './wall-frame.ts';

/** A rectangular hole in a wall, metres from its left end and from the floor. */
interface Hole {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The holes windows and doors leave in one wall. */
function holesIn(spec: RoomSpec, side: WallSide): Hole[] {
  const windows = spec.windows.filter((w) => w.wall === side);
  const doors = spec.doors.filter((d) => d.wall === side);
  return [
    ...windows.map((w) => ({
      left: w.along,
      right: w.along + w.width,
      bottom: w.sill,
      top: w.sill + w.height,
    })),
    ...doors.map((d) => ({ left: d.along, right: d.along + d.width, bottom: 0, top: d.height })),
  ];
}

/** Painted walls around their holes, floor, ceiling, skirting boards and cornices. */
export function wallsFloorCeiling(spec: RoomSpec): ShellPart[] {
  const { width, height, depth } = spec.size;
  const parts: ShellPart[] = [
    {
      mesh: quad([0, 0, 0], [width, 0, 0], [0, 0, depth]),
      material: floorMaterial(spec.floor, spec.seed),
      surface: 'floor',
    },
    {
      mesh: quad([0, height, 0], [width, 0, 0], [0, 0, depth]),
      material: matte(paint(spec.ceiling, spec.seed + 3)),
      surface: 'ceiling',
    },
  ];
  for (const [index, side] of WALL_SIDES.entries()) {
    const frame = wallFrame(spec.size, side);
    const holes = holesIn(spec, side);
    const material = matte(paint(spec.paint[side], spec.seed + 20 + index));
    for (const mesh of around(frame, holes)) parts.push({ mesh, material, surface: 'wall' });
    parts.push(...trimAlong(frame, holes, spec));
  }
  return parts;
}

function floorMaterial(floor: FloorSpec, seed: number) {
  switch (floor.kind) {
    case 'planks':
      return glossy(planks(floor.color, floor.plankWidth, seed), 0.035, 0.3);
    case 'tiles':
      return glossy(tiles(floor.color, floor.tileSize, seed), 0.04, 0.16);
    case 'carpet':
      return matte(carpet(floor.color, seed));
  }
}

/** The wall cut into rectangles along the holes' edges, without the holes. */
function around(frame: WallFrame, holes: readonly Hole[]) {
  const columns = cuts(
    frame.length,
    holes.flatMap((h) => [h.left, h.right]),
  );
  const rows = cuts(
    frame.height,
    holes.flatMap((h) => [h.bottom, h.top]),
  );
  const meshes = [];
  for (let i = 0; i + 1 < columns.length; i++) {
    for (let j = 0; j + 1 < rows.length; j++) {
      const [left, right, bottom, top] = [columns[i]!, columns[i + 1]!, rows[j]!, rows[j + 1]!];
      const open = holes.some(
        (h) =>
          left >= h.left - 1e-9 &&
          right <= h.right + 1e-9 &&
          bottom >= h.bottom - 1e-9 &&
          top <= h.top + 1e-9,
      );
      if (!open) meshes.push(frame.rectangle(left, bottom, right - left, top - bottom));
    }
  }
  return meshes;
}

function cuts(end: number, inside: readonly number[]): number[] {
  return [...new Set([0, ...inside, end])].sort((a, b) => a - b);
}

const SKIRTING_DEPTH = 0.016;

function trimAlong(frame: WallFrame, holes: readonly Hole[], spec: RoomSpec): ShellPart[] {
  const { skirting, cornice, color } = spec.trim;
  const material = glossy(paint(color, spec.seed + 31), 0.03, 0.35);
  const parts: ShellPart[] = [];
  if (skirting > 0) {
    // Skirting stops at door casings, which stand one casing width outside the hole.
    const doors = holes.filter((h) => h.bottom === 0).sort((a, b) => a.left - b.left);
    let from = 0;
    for (const stop of [
      ...doors.map((d) => ({ at: d.left - CASING, next: d.right + CASING })),
      { at: frame.length, next: 0 },
    ]) {
      const run = stop.at - from;
      if (run > 0.01) {
        const mesh = frame.board(from, 0, 0, [run, skirting, SKIRTING_DEPTH]);
        parts.push({ mesh, material, surface: 'trim' });
      }
      from = stop.next;
    }
  }
  if (cornice > 0) parts.push({ mesh: cove(frame, cornice), material, surface: 'trim' });
  return parts;
}

/** A quarter-round molding in the corner of wall and ceiling. */
function cove(frame: WallFrame, size: number): Mesh {
  return sheet(
    (u, v) => {
      const angle = (v * Math.PI) / 2;
      return frame.point(u * frame.length, frame.height - size * Math.cos(angle), size * Math.sin(angle));
    },
    1,
    6,
    [frame.length, size],
  );
}

/** Width of the casing around windows and doors, metres. */
export const CASING = 0.08;
