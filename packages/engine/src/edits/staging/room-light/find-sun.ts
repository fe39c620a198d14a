import type { Vec3 } from '../../../geometry/vector.ts';

import type { Portal, SunLight } from '../../../render/scene.ts';
import { type LitRectangle, possibleWindows } from './lit-rectangle.ts';
import { brightnessOf, FACE_AXES, mayBeWindow, type PhotoBox, placeOfCell } from './project-on-box.ts';
import type { SolvedLight } from './solve-light.ts';

/** The patch of sun on a floor. */
export interface SunPatch {
  /** 1 for the floor's cells (the first cells of the box) in the sun. */
  readonly cells: Uint8Array;
  /** Linear brightness of the floor around it. */
  readonly shade: number;
}

/** Where the sun stands and through which windows it shines. */
export interface FoundSun {
  readonly direction: Vec3;
  readonly windows: readonly LitRectangle[];
}

/** A sunny floor is this many times brighter than the floor in the shade; lamps and the sky make smaller steps. */
const SUNNY = 2.3;
/** Share of a patch's border at which brightness jumps by that much from one cell to the next but one. */
const SHARP = 0.5;
/** Square meters. */
const AREA = { least: 0.25, most: 7 };
/** Share that patch and sun through the windows must have in common of both, by what is known of the windows. */
const MATCH = { known: 0.45, guessed: 0.66 };
/** Degrees. */
const HEIGHTS = { from: 14, to: 66, step: 4 };
const TURNS = { most: 68, step: 4 };
/** A window in view has at least this many cells. */
const WINDOW_CELLS = 6;
const SUN_COLOR: Vec3 = [1.07, 1, 0.85];

/** A patch of sun on the floor: very bright, with sharp edges; null without. */
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
  // Where the floor ends a cell may show the wall.
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

/**
 * The direction from which the sun, shining through the room's windows, lights a patch; null when no direction fits.
 *
 * @param found windows out of view that the room's light speaks for.
 */
export function findSun(box: PhotoBox, patch: SunPatch, found: readonly LitRectangle[]): FoundSun | null {
  const walls = found.filter(({ face }) => face > 1);
  const inView = windowsInView(box);
  const known = bestSun(box, patch, [
    ...inView.map((window) => [window]),
    ...walls.map((window) => [window]),
    [...inView, ...walls],
  ]);
  if (known && known.match > MATCH.known) return known;
  const guesses = possibleWindows(box).filter(({ face }) => walls.some((wall) => wall.face === face));
  const guessed = bestSun(
    box,
    patch,
    guesses.map((window) => [window]),
  );
  return guessed && guessed.match > MATCH.guessed ? guessed : null;
}

/** The sun as a light: its irradiance is what lifts the patch above the shade, by the floor's albedo. */
export function sunLight(
  box: PhotoBox,
  { direction, windows }: FoundSun,
  patch: SunPatch,
  { gains, floorAlbedo }: Pick<SolvedLight, 'gains' | 'floorAlbedo'>,
): SunLight & { readonly portals: readonly Portal[] } {
  let [sum, count] = [0, 0];
  for (const [cell, sunny] of patch.cells.entries()) {
    if (!sunny) continue;
    sum += brightnessOf(box, cell) * gains[cell]!;
    count++;
  }
  const level = (Math.PI * (sum / count - patch.shade)) / floorAlbedo / direction[1];
  return {
    direction,
    irradiance: [SUN_COLOR[0] * level, SUN_COLOR[1] * level, SUN_COLOR[2] * level],
    radius: 0.0047,
    portals: windows.map((window) => portalOf(box, window)),
  };
}

function bestSun(
  box: PhotoBox,
  patch: SunPatch,
  choices: readonly (readonly LitRectangle[])[],
): (FoundSun & { readonly match: number }) | null {
  let best: (FoundSun & { readonly match: number }) | null = null;
  const places = Array.from({ length: box.cells ** 2 }, (_, cell) => cell)
    .filter((cell) => box.state[cell] !== 'unseen')
    .map((cell) => ({ place: placeOfCell(box, cell), sunny: patch.cells[cell] === 1 }));
  const sunny = places.filter((place) => place.sunny);
  const shaded = places.filter((place) => !place.sunny);
  for (const windows of choices) {
    const [first] = windows;
    if (!first) continue;
    const axis = FACE_AXES[first.face]!.axis;
    const outward = FACE_AXES[first.face]!.side === 'min' ? -1 : 1;
    for (let height = HEIGHTS.from; height <= HEIGHTS.to; height += HEIGHTS.step) {
      for (let turn = -TURNS.most; turn <= TURNS.most; turn += TURNS.step) {
        const [up, side] = [(height * Math.PI) / 180, (turn * Math.PI) / 180];
        const out = outward * Math.cos(up) * Math.cos(side);
        const along = Math.cos(up) * Math.sin(side);
        const direction: Vec3 = axis === 0 ? [out, Math.sin(up), along] : [along, Math.sin(up), out];
        const lit = (place: Vec3) => windows.some((window) => shinesOn(box, window, direction, place));
        const hit = sunny.reduce((sum, { place }) => sum + Number(lit(place)), 0);
        if (hit <= (best?.match ?? 0) * sunny.length) continue;
        const wrong = shaded.reduce((sum, { place }) => sum + Number(lit(place)), 0);
        const match = hit / (sunny.length + wrong);
        if (match > (best?.match ?? 0)) best = { direction, windows, match };
      }
    }
  }
  return best;
}

function shinesOn(box: PhotoBox, window: LitRectangle, direction: Vec3, place: Vec3): boolean {
  const { axis, side, s } = FACE_AXES[window.face]!;
  const way = (box[side][axis] - place[axis]) / direction[axis];
  const height = way * direction[1];
  const along = place[s] + way * direction[s];
  return way > 0 && height > window.low && height < window.high && along > window.from && along < window.to;
}

/** The smallest rectangles about what may be windows on the walls, one for each wall. */
function windowsInView(box: PhotoBox): LitRectangle[] {
  const { cells } = box;
  const shines = mayBeWindow(box);
  return [2, 3, 4, 5].flatMap((face): LitRectangle[] => {
    const own = Array.from({ length: cells * cells }, (_, n) => n).filter((n) =>
      shines(face * cells * cells + n),
    );
    if (own.length < WINDOW_CELLS) return [];
    const { s, t } = FACE_AXES[face]!;
    const meters = (axis: 0 | 1 | 2, n: number) =>
      box.min[axis] + (n / cells) * (box.max[axis] - box.min[axis]);
    const columns = own.map((n) => n % cells);
    const rows = own.map((n) => Math.floor(n / cells));
    return [
      {
        face,
        from: meters(s, Math.min(...columns)),
        to: meters(s, Math.max(...columns) + 1),
        low: meters(t, Math.min(...rows)),
        high: meters(t, Math.max(...rows) + 1),
      },
    ];
  });
}

function portalOf(box: PhotoBox, { face, from, to, low, high }: LitRectangle): Portal {
  const { axis, side, s } = FACE_AXES[face]!;
  const [corner, across, normal] = [
    [0, low, 0],
    [0, 0, 0],
    [0, 0, 0],
  ] as [number, number, number][];
  corner![axis] = box[side][axis];
  corner![s] = from;
  across![s] = to - from;
  normal![axis] = side === 'min' ? 1 : -1;
  return { corner: corner!, across: across!, up: [0, high - low, 0], normal: normal! };
}

/** Square meters of a cell of the floor. */
function cellArea({ min, max, cells }: PhotoBox): number {
  return ((max[0] - min[0]) * (max[2] - min[2])) / cells ** 2;
}
