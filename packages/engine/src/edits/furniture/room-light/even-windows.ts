import { mayBeWindow, type PhotoBox } from './project-on-box.ts';

/**
 * Visible windows as lights without a picture: the camera may see bushes and roofs in them, but furniture, which
 * stands lower, sees the sky through all of them. Dark cells below bright ones belong to the same window unless they
 * are wall, and all cells that are not overexposed get the mean brightness of the bright cells.
 */
export function evenWindows(box: PhotoBox): PhotoBox {
  const { cells, state } = box;
  const shines = mayBeWindow(box);
  const radiance = box.radiance.slice();
  for (let face = 2; face < 6; face++) {
    const first = face * cells * cells;
    const own = Array.from({ length: cells * cells }, (_, n) => first + n);
    const bright = own.filter((cell) => state[cell] === 'other' && shines(cell));
    if (bright.length === 0) continue;
    const mean = [0, 1, 2].map((k) => bright.reduce((sum, cell) => sum + radiance[cell * 3 + k]!, 0));
    const below = own.filter((cell) => state[cell] === 'other' && isBelow(cell, first, box, shines));
    for (const cell of [...bright, ...below]) {
      for (let k = 0; k < 3; k++) radiance[cell * 3 + k] = mean[k]! / bright.length;
    }
  }
  return { ...box, radiance };
}

/** Whether only dark panes are between a cell and a bright one above it. */
function isBelow(
  cell: number,
  first: number,
  { cells, state }: Pick<PhotoBox, 'cells' | 'state'>,
  shines: (cell: number) => boolean,
): boolean {
  for (let above = cell; above < first + cells * cells; above += cells) {
    if (shines(above)) return above > cell;
    if (state[above] !== 'other') return false;
  }
  return false;
}
