import { brightnessOf, type PhotoBox } from './project-on-box.ts';

/** The patch of sun on a floor. */
export interface SunPatch {
  /** 1 for the floor's cells (the first cells of the box) in the sun. */
  readonly cells: Uint8Array;
  /** Linear brightness of the floor around it. */
  readonly shade: number;
}

/** A sunny floor is this many times brighter than the shaded floor; lamps and the sky make smaller steps. */
const SUNNY = 2.3;
/** Share of a patch's border with such a step between one cell and the next but one. */
const SHARP = 0.5;
/** Square meters. */
const AREA = { least: 0.25, most: 7 };

/** A patch of sun on the floor: very bright, with sharp edges; null if there is none. */
export function findSunPatch(box: PhotoBox): SunPatch | null {
  const { cells, state } = box;
  const floor = Array.from({ length: cells * cells }, (_, cell) => cell).filter(
    (cell) => state[cell] !== 'unseen',
  );
  const levels = floor
    .filter((cell) => state[cell] === 'floor')
    .map((cell) => brightnessOf(box, cell))
    .sort((a, b) => a - b);
  const shade = levels[Math.floor(levels.length / 2)];
  if (!shade) return null;
  const sunny = new Uint8Array(cells * cells);
  for (const cell of floor) if (brightnessOf(box, cell) > SUNNY * shade) sunny[cell] = 1;
  // Cells at the edge of the floor may show the wall.
  for (let n = 0; n < cells; n++) sunny[n] = sunny[n * cells] = sunny[(n + 1) * cells - 1] = 0;
  const patch = floor.filter((cell) => sunny[cell]);
  const area = patch.length * cellArea(box);
  if (area < AREA.least || area > AREA.most) return null;
  let [border, sharp] = [0, 0];
  for (const cell of patch) {
    for (const [step, room] of [
      [1, (cell % cells) + 2 < cells],
      [-1, (cell % cells) - 2 >= 0],
      [cells, cell + 2 * cells < cells * cells],
      [-cells, cell - 2 * cells >= 0],
    ] as const) {
      const beyond = cell + 2 * step;
      if (!room || sunny[cell + step] || state[beyond] === 'unseen') continue;
      border++;
      if (brightnessOf(box, cell - step) > 0.8 * SUNNY * brightnessOf(box, beyond)) sharp++;
    }
  }
  if (border === 0 || sharp < SHARP * border) return null;
  return { cells: sunny, shade };
}

/** Square meters of a cell of the floor. */
function cellArea({ min, max, cells }: PhotoBox): number {
  return ((max[0] - min[0]) * (max[2] - min[2])) / cells ** 2;
}
