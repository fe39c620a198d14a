import type { Vec3 } from '../../../base/geometry/vector.ts';
import { connectedComponents } from '../../../base/raster/connected-components.ts';
import { bytesAt } from '../../../base/typed-arrays.ts';
import type { Portal, SunLight } from '../../../render/scene.ts';
import { type LitRectangle, possibleWindows } from './lit-rectangle.ts';
import { brightnessOf, FACE_AXES, mayBeWindow, type PhotoBox, placeOfCell } from './project-on-box.ts';
import type { SolvedLight } from './solve-light.ts';
import type { SunPatch } from './sun-patch.ts';

/** The direction of the sun and the windows through which it shines. */
export interface FoundSun {
  readonly direction: Vec3;
  readonly windows: readonly LitRectangle[];
}

/**
 * Smallest overlap of patch and sun through the windows, in relation to both, depending on whether the windows are
 * known.
 */
const MATCH = { known: 0.4, guessed: 0.66 };
/** Degrees. */
const HEIGHTS = { from: 14, to: 66, step: 4 };
const TURNS = { most: 68, step: 4 };
/** Smallest number of cells of a visible window. */
const WINDOW_CELLS = 6;
const SUN_COLOR: Vec3 = [1.07, 1, 0.85];

/**
 * The direction from which the sun, shining through the room's windows, lights a patch; null if no direction fits, or
 * if the patch is more likely the mirror image of a window in a glossy floor.
 *
 * @param found windows outside the view, inferred from the room's light.
 * @param eye the place of the camera.
 */
export function findSun(
  box: PhotoBox,
  patch: SunPatch,
  found: readonly LitRectangle[],
  eye: Vec3,
): FoundSun | null {
  const walls = found.filter(({ face }) => face > 1);
  const inView = windowsInView(box);
  const known = bestSun(box, patch, [
    ...inView,
    ...walls.map((window) => [window]),
    [...inView.flat(), ...walls],
  ]);
  const mirrored = mirrorMatch(box, patch, inView.flat(), eye);
  if (known && known.match > MATCH.known) return known.match > mirrored ? known : null;
  const guesses = possibleWindows(box).filter(({ face }) => walls.some((wall) => wall.face === face));
  const guessed = bestSun(
    box,
    patch,
    guesses.map((window) => [window]),
  );
  return guessed && guessed.match > Math.max(MATCH.guessed, mirrored) ? guessed : null;
}

/** The sun as a light: its irradiance is the difference of patch and shade, divided by the floor's albedo. */
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
  const { sunny, shaded } = floorInView(box, patch);
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
        const hit = countOf(sunny, lit);
        if (hit <= (best?.match ?? 0) * sunny.length) continue;
        const match = hit / (sunny.length + countOf(shaded, lit));
        if (match > (best?.match ?? 0)) best = { direction, windows, match };
      }
    }
  }
  return best;
}

/** The match of the patch with the mirror images of windows on the floor; 0 … 1 like a match. */
function mirrorMatch(box: PhotoBox, patch: SunPatch, windows: readonly LitRectangle[], eye: Vec3): number {
  const { sunny, shaded } = floorInView(box, patch);
  const mirrors = (place: Vec3) => {
    const away: Vec3 = [place[0] - eye[0], eye[1] - place[1], place[2] - eye[2]];
    return windows.some((window) => shinesOn(box, window, away, place));
  };
  return countOf(sunny, mirrors) / (sunny.length + countOf(shaded, mirrors));
}

/** Centers of the visible floor cells, in the patch and outside. */
function floorInView(box: PhotoBox, patch: SunPatch): { sunny: Vec3[]; shaded: Vec3[] } {
  const [sunny, shaded]: [Vec3[], Vec3[]] = [[], []];
  for (let cell = 0; cell < box.cells ** 2; cell++) {
    if (box.state[cell] === 'unseen') continue;
    (patch.cells[cell] === 1 ? sunny : shaded).push(placeOfCell(box, cell));
  }
  return { sunny, shaded };
}

const countOf = (places: readonly Vec3[], holds: (place: Vec3) => boolean): number =>
  places.reduce((sum, place) => sum + Number(holds(place)), 0);

function shinesOn(box: PhotoBox, window: LitRectangle, direction: Vec3, place: Vec3): boolean {
  const { axis, side, s } = FACE_AXES[window.face]!;
  const way = (box[side][axis] - place[axis]) / direction[axis];
  const height = way * direction[1];
  const along = place[s] + way * direction[s];
  return way > 0 && height > window.low && height < window.high && along > window.from && along < window.to;
}

/** The smallest rectangles around possible windows, wall by wall. */
function windowsInView(box: PhotoBox): LitRectangle[][] {
  const { cells } = box;
  const shines = mayBeWindow(box);
  return [2, 3, 4, 5].map((face) => {
    const data = bytesAt(cells * cells, (n) => (shines(face * cells * cells + n) ? 255 : 0));
    const { labels, areas } = connectedComponents({ width: cells, height: cells, data });
    return [...areas.keys()]
      .filter((piece) => areas[piece]! >= WINDOW_CELLS)
      .map((piece) =>
        rectangleAbout(
          box,
          face,
          [...labels.keys()].filter((n) => labels[n] === piece),
        ),
      );
  });
}

function rectangleAbout(box: PhotoBox, face: number, own: readonly number[]): LitRectangle {
  const { cells } = box;
  const { s, t } = FACE_AXES[face]!;
  const meters = (axis: 0 | 1 | 2, n: number) =>
    box.min[axis] + (n / cells) * (box.max[axis] - box.min[axis]);
  const columns = own.map((n) => n % cells);
  const rows = own.map((n) => Math.floor(n / cells));
  return {
    face,
    from: meters(s, Math.min(...columns)),
    to: meters(s, Math.max(...columns) + 1),
    low: meters(t, Math.min(...rows)),
    high: meters(t, Math.max(...rows) + 1),
  };
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
