import type { Placement, WallSide, Where } from '../room-spec.ts';

type More = Omit<Placement, 'kind' | 'where'>;

/** Stands on the floor; `turn` 0 faces south, 90 east, 180 north, 270 west. */
export function stands(
  kind: Placement['kind'],
  x: number,
  z: number,
  turn: number,
  more: More = {},
): Placement {
  return { kind, where: { on: 'floor', x, z, turn }, ...more };
}

/** Hangs on a wall, `along` from its left end as seen from inside. */
export function hangs(
  kind: Placement['kind'],
  wall: WallSide,
  along: number,
  up: number,
  more: More = {},
): Placement {
  return { kind, where: { on: 'wall', wall, along, up }, ...more };
}

/** Lies or stands on another piece. */
export function lies(
  kind: Placement['kind'],
  name: string,
  [x, z]: readonly [number, number],
  turn = 0,
  more: More = {},
): Placement {
  return { kind, where: { on: 'piece', name, x, z, turn }, ...more };
}

/** Stands at a height: shelves, worktops, mantels. */
export function rests(
  kind: Placement['kind'],
  at: readonly [x: number, y: number, z: number],
  turn = 0,
  more: More = {},
): Placement {
  const [x, y, z] = at;
  const where: Where = { on: 'height', x, y, z, turn };
  return { kind, where, ...more };
}

/** Hangs from the ceiling. */
export function dangles(kind: Placement['kind'], x: number, z: number, more: More = {}): Placement {
  return { kind, where: { on: 'ceiling', x, z }, ...more };
}
