import { dilate, erode } from '../../base/raster/morphology.ts';
import { MEMBRANE, spanMembrane } from '../membrane.ts';
import type { SquareSurface } from './hidden-surfaces.ts';
import { NETWORK_SIDE } from './inpainting-network.ts';

/** Spots of the likely background inside a hole. */
export interface Hints {
  /** 1 on the spots. */
  readonly isHint: Uint8Array;
  /** The square with the spots drawn in, three interleaved 8-bit sRGB values a pixel. */
  readonly pixels: Uint8Array;
}

/** Distance of neighboring spots and their radius, pixels of the network's square. */
const SPOT = { spacing: 32, radius: 6 };
/** Least distance of a spot from the hole's border and from the end of its surface, pixels. */
const KEPT_OFF = { hole: 10, surface: 12 };
/** How far beyond the hole a surface must be in view for it to go on inside, pixels, and how much of that. */
const SUPPORT = { reach: 14, share: 0.5 };
/** Pixels of a cell for the surfaces' colors along each side; the share of it that must be in view. */
const CELL = { side: 4, share: 0.5 };

const SIDE = NETWORK_SIDE;
const CELLS_ACROSS = SIDE / CELL.side;

/**
 * Draws spots of the likely background into a hole: a network that sees them goes on with bare wall and floor, and makes up
 * no furniture. A surface gets spots where it probably lies behind the things and where it is in view beyond the hole: above the
 * spot for walls, below and beside it for floors. Their color is spanned between what is in view of the surface;
 * texture comes from the nearest place in the same row, where a floor has the same size.
 *
 * @param pixels 512 x 512 pixels, three interleaved 8-bit sRGB values each.
 * @param inHole 1 for pixels to fill.
 * @param isUnknown 1 for these and all others that may not be shown.
 * @returns null if there is no place for a spot.
 */
export function hintsFor(
  pixels: Uint8Array,
  inHole: Uint8Array,
  isUnknown: Uint8Array,
  surfaces: readonly SquareSurface[],
): Hints | null {
  const inner = eroded(inHole, SPOT.radius + KEPT_OFF.hole);
  const isHint = new Uint8Array(inHole.length);
  const hinted = pixels.slice();
  for (const surface of surfaces) {
    const place = eroded(surface.behind, SPOT.radius + KEPT_OFF.surface);
    const isFree = (spot: number) => inner[spot]! > 0 && place[spot]! > 0 && !isHint[spot];
    const spots = spotCenters().filter((spot) => isFree(spot) && goesOnTo(spot, surface, inHole, isUnknown));
    if (spots.length === 0) continue;
    const colors = colorsOf(surface, pixels, inHole, isUnknown);
    for (const spot of spots) drawSpot(spot, surface, colors);
  }
  return isHint.includes(1) ? { isHint, pixels: hinted } : null;

  function drawSpot(spot: number, surface: SquareSurface, colors: Float32Array): void {
    const shift = surface.isTextured ? nearestInRow(spot, surface.shown, isUnknown) : null;
    const mean = shift === null ? null : meanOf(pixels, spot + shift);
    for (const step of SPOT_STEPS) {
      const i = spot + step;
      isHint[i] = 1;
      for (let c = 0; c < 3; c++) {
        const detail = mean === null ? 0 : pixels[(i + shift!) * 3 + c]! - mean[c]!;
        hinted[i * 3 + c] = Math.min(255, Math.max(0, colors[cellOf(i) * 3 + c]! + detail + 0.5));
      }
    }
  }
}

/** Pixels that belong to spots, and some around them. */
export function aroundHints(isHint: Uint8Array, rim: number): Uint8Array {
  return dilate(maskOf(isHint), rim).data.map((value) => (value > 0 ? 1 : 0));
}

/** Steps from a spot's middle to its pixels. */
const SPOT_STEPS: readonly number[] = (() => {
  const steps: number[] = [];
  for (let y = -SPOT.radius; y <= SPOT.radius; y++) {
    for (let x = -SPOT.radius; x <= SPOT.radius; x++) {
      if (x * x + y * y <= SPOT.radius ** 2) steps.push(y * SIDE + x);
    }
  }
  return steps;
})();

/** Middles of possible spots, in rows that stand between each other. */
function spotCenters(): number[] {
  const centers: number[] = [];
  const { spacing, radius } = SPOT;
  for (let row = 0; (row + 0.5) * spacing < SIDE - radius; row++) {
    const y = Math.round((row + 0.5) * spacing);
    for (let x = row % 2 ? spacing : spacing / 2; x < SIDE - radius; x += spacing) {
      centers.push(y * SIDE + Math.round(x));
    }
  }
  return centers;
}

/** Whether a surface is in view where the hole ends in the directions that tell. */
function goesOnTo(
  spot: number,
  { shown, isFloor }: SquareSurface,
  inHole: Uint8Array,
  isUnknown: Uint8Array,
): boolean {
  const beyond = (stepX: number, stepY: number): boolean | null => {
    let [x, y] = [spot % SIDE, Math.floor(spot / SIDE)];
    const isInside = () => x >= 0 && y >= 0 && x < SIDE && y < SIDE;
    while (isInside() && inHole[y * SIDE + x]) {
      x += stepX;
      y += stepY;
    }
    let [seen, count] = [0, 0];
    for (; isInside() && count < SUPPORT.reach; x += stepX, y += stepY) {
      if (isUnknown[y * SIDE + x]) continue;
      count++;
      seen += shown[y * SIDE + x]!;
    }
    return count < SUPPORT.reach ? null : seen >= SUPPORT.share * count;
  };
  const [above, below, left, right] = [beyond(0, -1), beyond(0, 1), beyond(-1, 0), beyond(1, 0)];
  const isBeside = left === true || right === true;
  if (isFloor) return below ?? !(left === false && right === false);
  return above === true || (above === null && isBeside);
}

/** Colors of a surface on coarse cells, spanned between those in view: three interleaved values a cell. */
function colorsOf(
  { behind, shown }: SquareSurface,
  pixels: Uint8Array,
  inHole: Uint8Array,
  isUnknown: Uint8Array,
): Float32Array {
  const count = CELLS_ACROSS ** 2;
  const sums = new Float32Array(count * 3);
  const seen = new Uint8Array(count);
  const state = new Uint8Array(count);
  for (let i = 0; i < SIDE ** 2; i++) {
    const cell = cellOf(i);
    if (inHole[i]) state[cell] = behind[i] ? MEMBRANE.unknown : state[cell]!;
    if (!shown[i] || isUnknown[i]) continue;
    seen[cell]!++;
    for (let c = 0; c < 3; c++) sums[cell * 3 + c]! += pixels[i * 3 + c]!;
  }
  for (let cell = 0; cell < count; cell++) {
    if (seen[cell]! < CELL.share * CELL.side ** 2) continue;
    state[cell] = MEMBRANE.known;
    for (let c = 0; c < 3; c++) sums[cell * 3 + c]! /= seen[cell]!;
  }
  return spanMembrane({ width: CELLS_ACROSS, height: CELLS_ACROSS, channels: 3, values: sums, state });
}

/** The shift along the row to the nearest place where a whole spot of the surface is in view; null if there is none. */
function nearestInRow(spot: number, shown: Uint8Array, isUnknown: Uint8Array): number | null {
  const column = spot % SIDE;
  const { radius } = SPOT;
  for (let distance = 1; distance < SIDE; distance++) {
    for (const shift of [distance, -distance]) {
      const to = column + shift;
      if (to < radius || to >= SIDE - radius) continue;
      if (SPOT_STEPS.every((step) => shown[spot + shift + step] && !isUnknown[spot + shift + step]))
        return shift;
    }
  }
  return null;
}

function meanOf(pixels: Uint8Array, spot: number): number[] {
  const sums = [0, 0, 0];
  for (const step of SPOT_STEPS) for (let c = 0; c < 3; c++) sums[c]! += pixels[(spot + step) * 3 + c]!;
  return sums.map((sum) => sum / SPOT_STEPS.length);
}

function cellOf(pixel: number): number {
  return (
    Math.floor(Math.floor(pixel / SIDE) / CELL.side) * CELLS_ACROSS + Math.floor((pixel % SIDE) / CELL.side)
  );
}

const maskOf = (pixels: Uint8Array) => ({
  width: SIDE,
  height: SIDE,
  data: pixels.map((one) => (one ? 255 : 0)),
});

const eroded = (pixels: Uint8Array, radius: number): Uint8Array => erode(maskOf(pixels), radius).data;
