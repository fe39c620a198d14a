import { scale, subtract } from '../../geometry/vector.ts';
import type { Mesh } from '../geometry/mesh.ts';
import { bar, quad, roundedBox } from '../geometry/shapes.ts';
import { glossy, matte, plain } from '../materials/material.ts';
import { paint } from '../materials/textures.ts';
import type { ShellPart } from '../part.ts';
import type { DoorSpec, RoomSpec, WindowSpec } from '../room-spec.ts';
import { type WallFrame, wallFrame } from './wall-frame.ts';
import { CASING } from './walls.ts';

/** How far the reveal goes into the wall, and where the panes stand in it; metres. */
const REVEAL = 0.16;
const PANE_AT = -0.11;
const FRAME = 0.05;
const BAR = 0.026;

/** A window: reveal, casing, sill, frame, glazing bars and the pane that light comes through. */
export function windowParts(spec: RoomSpec, window: WindowSpec, index: number): ShellPart[] {
  const frame = wallFrame(spec.size, window.wall);
  const { along, sill, width, height, panes } = window;
  const material = glossy(paint(window.frame, spec.seed + 41), 0.03, 0.3);
  const meshes: Mesh[] = [
    ...reveal(frame, along, sill, width, height),
    ...casing(frame, along, sill, width, height, true),
    frame.board(
      along - CASING - 0.03,
      sill - 0.035,
      -REVEAL,
      [width + 2 * CASING + 0.06, 0.035, REVEAL + 0.07],
      0.008,
    ),
    ...frameAndBars(frame, window),
  ];
  const parts: ShellPart[] = meshes.map((mesh) => ({ mesh, material, surface: 'window' }));
  for (let i = 0; i < panes.columns * panes.rows; i++) {
    const [column, row] = [i % panes.columns, Math.floor(i / panes.columns)];
    const [w, h] = [width / panes.columns, height / panes.rows];
    const glass = { ...matte(plain([0, 0, 0])), passesLight: true };
    const mesh = frame.rectangle(along + column * w, sill + row * h, w, h, PANE_AT);
    parts.push({ mesh, material: glass, surface: 'window', pane: index });
  }
  return parts;
}

function frameAndBars(frame: WallFrame, window: WindowSpec): Mesh[] {
  const { along, sill, width, height, panes } = window;
  const out = PANE_AT - FRAME / 2;
  const meshes = [
    frame.board(along, sill, out, [width, FRAME, FRAME]),
    frame.board(along, sill + height - FRAME, out, [width, FRAME, FRAME]),
    frame.board(along, sill, out, [FRAME, height, FRAME]),
    frame.board(along + width - FRAME, sill, out, [FRAME, height, FRAME]),
  ];
  for (let i = 1; i < panes.columns; i++) {
    meshes.push(
      frame.board(along + (width * i) / panes.columns - BAR / 2, sill, out, [BAR, height, FRAME * 0.8]),
    );
  }
  for (let j = 1; j < panes.rows; j++) {
    meshes.push(
      frame.board(along, sill + (height * j) / panes.rows - BAR / 2, out, [width, BAR, FRAME * 0.8]),
    );
  }
  return meshes;
}

/** The four sides of the hole. */
function reveal(frame: WallFrame, along: number, up: number, width: number, height: number): Mesh[] {
  const point = frame.point;
  const right = scale(subtract(point(1, 0), point(0, 0)), width);
  const inward = scale(subtract(point(0, 0, 1), point(0, 0)), REVEAL);
  return [
    quad(point(along, up, -REVEAL), right, inward),
    quad(point(along, up + height, -REVEAL), right, inward),
    quad(point(along, up, -REVEAL), [0, height, 0], inward),
    quad(point(along + width, up, -REVEAL), [0, height, 0], inward),
  ];
}

/** Boards around a hole; their backs are sunk into the wall so that rounded edges show no sliver of it. */
function casing(
  frame: WallFrame,
  along: number,
  up: number,
  width: number,
  height: number,
  below: boolean,
): Mesh[] {
  const sunk = 0.02;
  const depth = sunk + 0.022;
  const bottom = below ? up - CASING : up;
  const side = up + height - bottom;
  const board = (x: number, y: number, wide: number, high: number) =>
    frame.board(x, y, -sunk, [wide, high, depth], 0.006);
  const meshes = [
    board(along - CASING, bottom, CASING, side),
    board(along + width, bottom, CASING, side),
    board(along - CASING, up + height, width + 2 * CASING, CASING),
  ];
  if (below) meshes.push(board(along, bottom, width, CASING));
  return meshes;
}

/** A closed door: leaf with recessed panels, casing and a lever handle. */
export function doorParts(spec: RoomSpec, door: DoorSpec): ShellPart[] {
  const frame = wallFrame(spec.size, door.wall);
  const { along, width, height, panelRows } = door;
  const material = glossy(paint(door.color, spec.seed + 51), 0.03, 0.35);
  const metal = glossy(plain([0.32, 0.3, 0.27]), 0.5, 0.25);
  const face = -0.03;
  const meshes: Mesh[] = [
    ...reveal(frame, along, 0, width, height),
    ...casing(frame, along, 0, width, height, false),
    frame.rectangle(along, 0, width, height, face),
  ];
  const stile = 0.11;
  // Rails and stiles stand before the leaf's back plane, which shows as the panels between them.
  if (panelRows > 0) {
    const panel = (height - stile * (panelRows + 1)) / panelRows;
    for (let row = 0; row <= panelRows; row++) {
      meshes.push(frame.board(along, row * (panel + stile), face, [width, stile, 0.014], 0.004));
    }
    for (const x of [0, (width - stile) / 2, width - stile]) {
      meshes.push(frame.board(along + x, 0, face, [stile, height, 0.0139], 0.004));
    }
  }
  const handle = [
    frame.mounted(roundedBox([0.04, 0.2, 0.01], 0.004, 2), along + 0.06, 1.02, face + 0.018),
    frame.mounted(bar([0, 0, 0], [0, 0, 0.05], 0.009, 0.009, 8), along + 0.06, 1.05, face + 0.018),
    frame.mounted(bar([-0.006, 0, 0.05], [0.11, 0, 0.05], 0.009, 0.008, 8), along + 0.06, 1.05, face + 0.018),
  ];
  return [
    ...meshes.map((mesh): ShellPart => ({ mesh, material, surface: 'door' })),
    ...handle.map((mesh): ShellPart => ({ mesh, material: metal, surface: 'door' })),
  ];
}
