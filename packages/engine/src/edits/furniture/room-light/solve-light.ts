import { floatsFrom } from '../../../base/typed-arrays.ts';
import { createRoomBox } from '../../../render/light-transport/photographed-room/room-box.ts';
import { gatherLight } from './gather-light.ts';
import { createLightFitter, type Expected, type LightFit } from './light-fit.ts';
import { type LitRectangle, lightFrom, mayBe, oddity, possibleWindows } from './lit-rectangle.ts';
import { mayBeWindow, type PhotoBox } from './project-on-box.ts';

/** The missing parts of a photo's box as a light source. */
export interface SolvedLight {
  /** Factor on the radiance of every cell: 1 for visible cells. */
  readonly gains: Float32Array;
  /** Windows and lamps outside the view, with their brightness. */
  readonly windows: readonly (LitRectangle & { readonly brightness: number })[];
  /** Share of light that the floor reflects. */
  readonly floorAlbedo: number;
}

/**
 * An overexposed cell is brighter than it looks; a window that was darkened to show the garden, as in listings, may
 * be.
 */
const EXPECTED = {
  burnt: { value: 6, spread: 18 },
  sunny: { value: 1.5, spread: 2.5 },
  ceiling: { value: 1.3, spread: 0.5 },
  other: { value: 1, spread: 6 },
  unseen: { value: 1, spread: 0.35 },
  window: { value: 4, spread: 16 },
} as const;
/** A larger share of the ceiling is not a lamp. */
const LARGE = 0.06;
/** Most windows outside the view, and the smallest improvement by one more (in units of the fit's cost). */
const MOST_WINDOWS = 2;
const WORTH = 5;
/** Windows to refine, and moves (meters) to try. */
const KEPT = 3;
const MOVES = [0.3, 0.15] as const;
const STEPS = { first: 8, search: 2, final: 5 };

interface Found extends LightFit {
  readonly windows: readonly LitRectangle[];
}

/**
 * Finds the brightness of overexposed cells and the windows outside the view that explain the light on the visible
 * surfaces: brightness = albedo x light gathered from the box, in the manner of Karsch et al. (2011). Windows outside
 * the view are inferred from the shading of walls, floor and ceiling: shapes of windows, glass doors and lamps are
 * tried along the walls, the best moved and stretched, and a second one added if it explains enough.
 */
export function solveLight(box: PhotoBox): SolvedLight {
  const room = createRoomBox(box);
  const { unknownOf, unknowns } = nameUnknowns(box);
  const places = gatherLight(box, unknownOf, unknowns.length);
  const fitter = createLightFitter(places, room.faceOf);
  const columns = new Map<string, Float64Array>();
  const column = (window: LitRectangle): Float64Array => {
    const name = JSON.stringify(window);
    const known = columns.get(name);
    if (known) return known;
    const light = Float64Array.from(places, ({ cell }) => lightFrom(box, room, window, cell));
    columns.set(name, light);
    return light;
  };
  const fitted = (windows: readonly LitRectangle[], steps: number, start?: Float64Array): Found => {
    const expected: Expected[] = [...unknowns, ...windows.map(() => EXPECTED.window)];
    const found = fitter.fit(windows.map(column), expected, steps, start);
    return {
      ...found,
      cost: found.cost + windows.reduce((sum, window) => sum + WORTH + oddity(window), 0),
      windows,
    };
  };
  const candidates = places.length > 0 ? possibleWindows(box) : [];
  let best = fitted([], STEPS.first);
  for (let count = 1; count <= MOST_WINDOWS; count++) {
    const { windows, values } = best;
    const tried = candidates
      .filter((candidate) => !windows.some((window) => overlap(window, candidate)))
      .map((candidate) => fitted([...windows, candidate], STEPS.search, values))
      .sort((a, b) => a.cost - b.cost);
    let better = best;
    for (const found of tried.slice(0, KEPT)) {
      const refined = refine(box, found, fitted);
      if (refined.cost < better.cost) better = refined;
    }
    if (better === best) break;
    best = better;
  }
  best = fitted(best.windows, STEPS.final, best.values);
  const gain = (n: number) => best.values[fitter.groups + n]!;
  return {
    gains: floatsFrom(unknownOf, (unknown) => (unknown < 0 ? 1 : gain(unknown))),
    windows: best.windows.map((window, n) => ({ ...window, brightness: gain(unknowns.length + n) })),
    floorAlbedo: fitter.albedoOf('floor', best),
  };
}

/** Moves and stretches the windows while the fit improves. */
function refine(
  box: PhotoBox,
  found: Found,
  fitted: (windows: readonly LitRectangle[], steps: number, start: Float64Array) => Found,
): Found {
  let best = fitted(found.windows, STEPS.final, found.values);
  for (const by of MOVES) {
    for (let n = 0; n < found.windows.length; n++) {
      for (const [from, to, low, high] of [
        [by, by, 0, 0],
        [-by, -by, 0, 0],
        [-by, by, 0, 0],
        [by, -by, 0, 0],
        [0, 0, by, 0],
        [0, 0, -by, 0],
        [0, 0, 0, by],
        [0, 0, 0, -by],
      ] as const) {
        const old = best.windows[n]!;
        const window = {
          face: old.face,
          from: old.from + from,
          to: old.to + to,
          low: old.low + low,
          high: old.high + high,
        };
        if (window.to - window.from < 0.5 || !mayBe(box, window)) continue;
        const moved = fitted(best.windows.with(n, window), STEPS.search, best.values);
        if (moved.cost < best.cost) best = moved;
      }
    }
  }
  return best;
}

function overlap(a: LitRectangle, b: LitRectangle): boolean {
  return a.face === b.face && a.from < b.to && b.from < a.to && a.low < b.high && b.low < a.high;
}

/**
 * Numbers the unknowns: overexposed cells, other possible windows, and cells outside the view, for each face. -1 = as
 * bright as in the photo.
 */
function nameUnknowns(box: PhotoBox): {
  readonly unknownOf: Int32Array;
  readonly unknowns: readonly Expected[];
} {
  const room = createRoomBox(box);
  const names = new Map<string, number>();
  const unknowns: Expected[] = [];
  const shines = mayBeWindow(box);
  const unknownOf = Int32Array.from(box.state, (kind, cell) => {
    const face = room.faceOf(cell);
    if (kind === 'wall' || kind === 'floor' || kind === 'ceiling') return -1;
    if (kind === 'other' && face === 0) return -1;
    if (kind === 'other' && !shines(cell)) return -1;
    const name = `${kind} ${face}`;
    const known = names.get(name);
    if (known !== undefined) return known;
    names.set(name, unknowns.length);
    return (
      unknowns.push(
        kind !== 'burnt'
          ? EXPECTED[kind]
          : face === 0
            ? EXPECTED.sunny
            : face === 1
              ? burntCeiling(box)
              : EXPECTED.burnt,
      ) - 1
    );
  });
  return { unknownOf, unknowns };
}

/** A small overexposed part of the ceiling is a lamp; a large one is white paint. */
function burntCeiling({ state, cells }: PhotoBox): Expected {
  const perFace = cells * cells;
  const burnt = state.slice(perFace, 2 * perFace).filter((kind) => kind === 'burnt').length;
  return burnt > LARGE * perFace ? EXPECTED.ceiling : EXPECTED.burnt;
}
