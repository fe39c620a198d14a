import { medianOf } from '../../base/median.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Line } from '../../scene/camera/line.ts';

/**
 * All lengths are shares of the picture's longer side. Lines shorter than `shortest` decide nothing, and they are followed
 * beyond their ends for `beyond`. A border belongs to a line if the surface is on one side of it at a distance of `near` to
 * `far`, and not on the other. At least `most` of the line has to be like that, half of it with a border within `off`.
 * Spilled paint is taken away up to `near`; gaps are filled up to `gap`.
 */
const BORDER = { shortest: 0.03, beyond: 0.03, near: 0.01, far: 0.015, off: 0.0045, gap: 0.01, most: 0.5 };
/** Mean share of the surface on its side of a border at least, and on the other side at most. */
const SIDES = { surface: 0.6, other: 0.25 };
/**
 * A color beyond a border is still the surface's if it is at most `same` from that of the surface right before the line (the
 * mean over the distances `before`, pixels), and at least `apart` from what is beyond the border (sRGB distances, 8-bit steps).
 * It is read at these distances from a pixel, towards the surface.
 */
const STILL = { same: 16, apart: 40, before: [1, 2, 3, 4], at: { line: [-1], beyond: [0, 1] } };

/**
 * A mask of a wall or floor whose borders are straight where the photo has a straight edge: under ceilings, at skirting and
 * door frames. Traced borders are ragged there if both sides differ little.
 *
 * @param alpha share of the surface, 8-bit.
 * @param photo of the size of the mask.
 * @param lines straight edges of the photo.
 * @param scale pixels of the mask for a pixel of the lines' picture.
 */
export function straightBorders(alpha: Mask, photo: Raster, lines: readonly Line[], scale: number): Mask {
  const straight: Mask = { ...alpha, data: alpha.data.slice() };
  const side = Math.max(alpha.width, alpha.height);
  for (const line of lines) {
    if (line.length * scale < BORDER.shortest * side) continue;
    const band = bandAlong(line, scale, alpha);
    const border = borderIn(band, alpha, photo);
    if (border) straighten(straight, band, border, photo);
  }
  return straight;
}

/** The surroundings of a line, in pixels: along it, and to its side. */
interface Band {
  /** The first place along the line that is looked at, before its beginning, and the number of places. */
  readonly first: number;
  readonly count: number;
  /** Length of the line itself. */
  readonly length: number;
  readonly reach: { readonly near: number; readonly far: number; readonly off: number; readonly gap: number };
  /** The pixel at a place along the line and a distance to its side, -1 outside the picture. */
  readonly pixelAt: (along: number, aside: number) => number;
  /** The place of a pixel's middle. */
  readonly placeOf: (x: number, y: number) => { readonly along: number; readonly aside: number };
  /** The pixels that can be near the line. */
  readonly bounds: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

function bandAlong(line: Line, scale: number, { width, height }: Mask): Band {
  const side = Math.max(width, height);
  const [startX, startY] = [line.x1 * scale, line.y1 * scale];
  const [toX, toY] = [line.x2 * scale - startX, line.y2 * scale - startY];
  const length = Math.hypot(toX, toY);
  const [dx, dy] = [toX / length, toY / length];
  const beyond = Math.round(BORDER.beyond * side);
  const far = Math.max(4, BORDER.far * side);
  const margin = far + beyond;
  return {
    first: -beyond,
    count: Math.ceil(length) + 2 * beyond,
    length,
    reach: {
      near: Math.max(2, BORDER.near * side),
      far,
      off: Math.max(1, BORDER.off * side),
      gap: Math.max(1.5, BORDER.gap * side),
    },
    pixelAt(along, aside) {
      const x = Math.floor(startX + dx * along - dy * aside);
      const y = Math.floor(startY + dy * along + dx * aside);
      return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
    },
    placeOf(x, y) {
      const [offX, offY] = [x + 0.5 - startX, y + 0.5 - startY];
      return { along: offX * dx + offY * dy, aside: offY * dx - offX * dy };
    },
    bounds: {
      left: Math.max(0, Math.floor(Math.min(startX, startX + toX) - margin)),
      top: Math.max(0, Math.floor(Math.min(startY, startY + toY) - margin)),
      right: Math.min(width, Math.ceil(Math.max(startX, startX + toX) + margin)),
      bottom: Math.min(height, Math.ceil(Math.max(startY, startY + toY) + margin)),
    },
  };
}

/** A border of the surface along a line. */
interface Border {
  /** 1 if the surface lies to the side of positive distances, else -1. */
  readonly surfaceSide: 1 | -1;
  /** 1 for the places, from the band's first on, where the line is the border. */
  readonly isBorder: Uint8Array;
  /** Colors of the surface right before the line. */
  readonly before: Float32Array;
  /** Colors of the surface and of what is beyond at these places, three 8-bit values each. */
  readonly surface: Float32Array;
  readonly other: Float32Array;
}

/** The border along a line; null if the line is none. */
function borderIn(band: Band, alpha: Mask, photo: Raster): Border | null {
  const sides = [sideOf(band, 1, alpha, photo), sideOf(band, -1, alpha, photo)] as const;
  const sum = (shares: Float32Array) => shares.reduce((all, share) => all + Math.max(0, share), 0);
  const surfaceSide = sum(sides[0].shares) >= sum(sides[1].shares) ? 1 : -1;
  const [surface, other] = surfaceSide === 1 ? sides : [sides[1], sides[0]];
  const isBorder = new Uint8Array(band.count);
  const offsets: number[] = [];
  for (let n = 0; n < band.count; n++) {
    const [inSurface, beyond] = [surface.shares[n]!, other.shares[n]!];
    if (inSurface < SIDES.surface || beyond < 0 || beyond > SIDES.other) continue;
    const offset = offsetAt(band, n, surfaceSide, alpha);
    const isOn = isOnLine(band, n);
    if (Math.abs(offset) > (isOn ? band.reach.near : band.reach.off)) continue;
    isBorder[n] = 1;
    if (isOn) offsets.push(offset);
  }
  if (offsets.length < BORDER.most * band.length) return null;
  if (!isAtLine(offsets, band)) return null;
  keepConnected(isBorder, band);
  const before = colorsBefore(band, surfaceSide, photo);
  return { surfaceSide, isBorder, before, surface: surface.colors, other: other.colors };
}

/**
 * Whether a border with these distances from a line is meant to be at it. A surface that ends at one distance before it ends
 * elsewhere: a floor at the foot of a skirting, whose upper edge the line is. One that ends behind it spills over trim.
 */
function isAtLine(offsets: readonly number[], { reach }: Band): boolean {
  const middle = medianOf(offsets);
  const spread = medianOf(offsets.map((offset) => Math.abs(offset - middle)));
  return middle >= -reach.off && middle <= Math.min(reach.off, 1 + 2 * spread);
}

const isOnLine = ({ first, length }: Band, n: number): boolean => n + first >= 0 && n + first <= length;

/** Beyond its ends, a line is followed only without interruption. */
function keepConnected(isBorder: Uint8Array, band: Band): void {
  let end = Math.floor(band.length) - band.first;
  while (isBorder[end]) end++;
  isBorder.fill(0, end);
  let start = -band.first;
  while (isBorder[start]) start--;
  isBorder.fill(0, 0, start + 1);
}

/** Share of the surface on one side of a line, -1 outside the picture, and its color there; by place along the line. */
function sideOf(band: Band, side: 1 | -1, alpha: Mask, photo: Raster) {
  const shares = new Float32Array(band.count);
  const colors = new Float32Array(3 * band.count);
  for (let n = 0; n < band.count; n++) {
    let count = 0;
    for (let aside = band.reach.near; aside <= band.reach.far; aside++) {
      const i = band.pixelAt(band.first + n, side * aside);
      if (i < 0) {
        count = 0;
        break;
      }
      count++;
      shares[n]! += alpha.data[i]! / 255;
      for (let c = 0; c < 3; c++) colors[3 * n + c]! += photo.data[3 * i + c]!;
    }
    shares[n] = count === 0 ? -1 : shares[n]! / count;
    for (let c = 0; c < 3; c++) colors[3 * n + c]! /= Math.max(1, count);
  }
  return { shares, colors };
}

/** Colors of the surface right before a line, three 8-bit values for each place. */
function colorsBefore(band: Band, side: 1 | -1, { data }: Raster): Float32Array {
  const colors = new Float32Array(3 * band.count);
  for (let n = 0; n < band.count; n++) {
    for (const aside of STILL.before) {
      const i = band.pixelAt(band.first + n, side * aside);
      for (let c = 0; c < 3; c++) colors[3 * n + c]! += i < 0 ? 0 : data[3 * i + c]! / STILL.before.length;
    }
  }
  return colors;
}

/** How far into the surface the traced border is from the line, pixels. */
function offsetAt(band: Band, n: number, surfaceSide: 1 | -1, alpha: Mask): number {
  const reach = Math.floor(band.reach.near);
  let outside = 0;
  for (let aside = -reach; aside <= reach; aside++) {
    const i = band.pixelAt(band.first + n, surfaceSide * aside);
    if (i >= 0) outside += 1 - alpha.data[i]! / 255;
  }
  return outside - reach - 0.5;
}

/** Makes the mask end at a line: takes away what is beyond it, and fills gaps in the surface's color before it. */
function straighten(mask: Mask, band: Band, border: Border, photo: Raster): void {
  const { left, top, right, bottom } = band.bounds;
  const { near, gap } = band.reach;
  /** Whether the surface goes on beyond the line. The last pixel before another thing is a mixture; the line itself cuts one. */
  const goesOn = (along: number, inside: number): boolean =>
    (inside > -0.5 ? STILL.at.line : STILL.at.beyond).some((back) => {
      const at = band.pixelAt(along, border.surfaceSide * (inside + back));
      return at >= 0 && isStillSurface(photo, at, border, Math.round(along) - band.first);
    });
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const { along, aside } = band.placeOf(x, y);
      const inside = border.surfaceSide * aside;
      if (inside < -near || inside > gap) continue;
      const n = Math.round(along) - band.first;
      if (!border.isBorder[n]) continue;
      const i = y * mask.width + x;
      const covered = 255 * Math.min(1, Math.max(0, inside + 0.5));
      const isSpill = covered < mask.data[i]!;
      if (isSpill ? !goesOn(along, inside) : isSurfaceColored(photo, i, border, n)) mask.data[i] = covered;
    }
  }
}

/** Whether a pixel's color is nearer to that of the surface than to that of what is beyond the border. */
function isSurfaceColored(photo: Raster, i: number, { surface, other }: Border, n: number): boolean {
  return distance(photo, i, surface, n) <= distance(photo, i, other, n);
}

/** Whether the surface goes on beyond a line at a pixel: at the rounded corner of a sofa, or along its bent back. */
function isStillSurface(photo: Raster, i: number, { before, other }: Border, n: number): boolean {
  return distance(photo, i, before, n) <= STILL.same && distance(photo, i, other, n) >= STILL.apart;
}

/** How far a pixel's color is from one along a border, 8-bit steps. */
function distance({ data }: Raster, i: number, colors: Float32Array, n: number): number {
  return Math.hypot(
    data[3 * i]! - colors[3 * n]!,
    data[3 * i + 1]! - colors[3 * n + 1]!,
    data[3 * i + 2]! - colors[3 * n + 2]!,
  );
}
