import type { Mesh } from '../../../src/base/geometry/mesh.ts';
import { bar } from '../../../src/base/geometry/shapes.ts';
import type { DoorSpec, RoomSpec } from '../room-spec.ts';
import { casingOf, revealOf } from './casing.ts';
import { partsOf, type ShellPart } from './shell-part.ts';
import { type WallFrame, wallFrame } from './wall-frame.ts';

const STILE = 0.11;
const FACE = -0.045;

/** A closed door: leaf with recessed panels and their beads, casing and a lever handle. */
export function doorParts(spec: RoomSpec, door: DoorSpec): ShellPart[] {
  const frame = wallFrame(spec.size, door.wall);
  const { along, width, height, handle } = door;
  const hole = { along, up: 0, width, height };
  const lever = (mesh: Mesh) => frame.mounted(mesh, along + 0.065, 1.02, FACE + 0.02);
  return [
    ...partsOf('trim', spec.trim.material, [...revealOf(frame, hole, 0.05), ...casingOf(frame, hole, false)]),
    ...partsOf('door', door.material, [
      frame.rectangle(along, 0, width, height, FACE),
      ...panelled(frame, door),
    ]),
    ...partsOf('door', handle, [
      lever(bar([0, 0, 0], [0, 0, 0.012], 0.026, 0.026, 20)),
      lever(bar([0, 0, 0.01], [0, 0, 0.055], 0.01, 0.01, 12)),
      lever(bar([-0.008, 0, 0.055], [0.12, 0, 0.055], 0.0095, 0.0085, 12)),
    ]),
  ];
}

function panelled(frame: WallFrame, { along, width, height, panels: [columns, rows] }: DoorSpec): Mesh[] {
  if (columns * rows === 0) return [];
  const wide = (width - STILE * (columns + 1)) / columns;
  const high = (height - STILE * (rows + 1)) / rows;
  const meshes: Mesh[] = [];
  for (let row = 0; row <= rows; row++) {
    meshes.push(frame.board(along, row * (high + STILE), FACE - 0.002, [width, STILE, 0.016], 0.003));
  }
  for (let column = 0; column <= columns; column++) {
    meshes.push(
      frame.board(along + column * (wide + STILE), 0, FACE - 0.002, [STILE, height, 0.0159], 0.003),
    );
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [x, y] = [along + STILE + column * (wide + STILE), STILE + row * (high + STILE)];
      meshes.push(frame.board(x + 0.03, y + 0.03, FACE - 0.004, [wide - 0.06, high - 0.06, 0.012], 0.005));
    }
  }
  return meshes;
}
