import type { PatchGrid } from '../patch-match/patch-grid.ts';

/** A grid read along a direction: columns run with it, rows across. */
export interface TurnedGrid {
  readonly width: number;
  readonly height: number;
  /** Number of the grid's cell at each place; -1 where there is none. */
  readonly cells: Int32Array;
  /** Number of the place that shows a cell of the grid. */
  readonly placeOf: (cell: number) => number;
}

/** Turns a grid so that a direction becomes its rows; places show the nearest cell. */
export function turnGrid(
  { width, height }: Pick<PatchGrid, 'width' | 'height'>,
  { x, y }: { readonly x: number; readonly y: number },
): TurnedGrid {
  const along = (column: number, row: number): number => column * x + row * y;
  const across = (column: number, row: number): number => row * x - column * y;
  const corners = [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ] as const;
  const left = Math.floor(Math.min(...corners.map(([c, r]) => along(c, r))));
  const top = Math.floor(Math.min(...corners.map(([c, r]) => across(c, r))));
  const turnedWidth = Math.ceil(Math.max(...corners.map(([c, r]) => along(c, r)))) - left + 1;
  const turnedHeight = Math.ceil(Math.max(...corners.map(([c, r]) => across(c, r)))) - top + 1;
  const cells = new Int32Array(turnedWidth * turnedHeight).fill(-1);
  for (let v = 0, i = 0; v < turnedHeight; v++) {
    for (let u = 0; u < turnedWidth; u++, i++) {
      const column = Math.round((u + left) * x - (v + top) * y);
      const row = Math.round((u + left) * y + (v + top) * x);
      if (column >= 0 && row >= 0 && column < width && row < height) cells[i] = row * width + column;
    }
  }
  const placeOf = (cell: number): number => {
    const [column, row] = [cell % width, Math.floor(cell / width)];
    const u = Math.round(along(column, row)) - left;
    const v = Math.round(across(column, row)) - top;
    return (
      Math.min(turnedHeight - 1, Math.max(0, v)) * turnedWidth + Math.min(turnedWidth - 1, Math.max(0, u))
    );
  };
  return { width: turnedWidth, height: turnedHeight, cells, placeOf };
}
