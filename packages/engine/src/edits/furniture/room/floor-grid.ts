/** The state of a cell of the floor or a wall. */
export const CELL = { unseen: 0, free: 1, taken: 2 } as const;

/** The floor in square cells. */
export interface FloorGrid {
  /** Side of a cell, meters. */
  readonly cell: number;
  /** Corner of the first cell: least x and z. */
  readonly start: readonly [x: number, z: number];
  readonly columns: number;
  readonly rows: number;
  /** One of `CELL` each, rows along x. `free` = visible bare floor, `taken` = something stands or hangs in front. */
  readonly state: Uint8Array;
}

/** The state of the cell at a place; `unseen` outside the grid. */
export function floorAt(grid: FloorGrid, x: number, z: number): number {
  const column = Math.floor((x - grid.start[0]) / grid.cell);
  const row = Math.floor((z - grid.start[1]) / grid.cell);
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return CELL.unseen;
  return grid.state[row * grid.columns + column]!;
}
