/** A part of a picture: `inner` is the output of the tile, the whole is its input. */
export interface Tile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly inner: Box;
}

/** Pixels from `left` and `top` up to, not including, `right` and `bottom`. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Pixels the answer of a tile's edge depends on beyond it. */
const OVERLAP = 48;
/** Pixels beyond the mask that any denoiser looks at: five passes of wavelets reach 62. */
const REACH = 64;
/** Most inner pixels along a tile's side: bounds the network's memory to about 150 MB. */
const INNER = 464;

/**
 * Tiles of even size over the mask's pixels (or the whole picture), each drawn in to the mask's pixels in it and then
 * grown by an overlap where there is more picture; tiles without a pixel of the mask are left out.
 */
export function tilesOf(width: number, height: number, mask: Uint8Array | undefined): Tile[] {
  const picture = { left: 0, top: 0, right: width, bottom: height };
  const whole = drawnIn(picture, width, mask);
  if (!whole) return [];
  return cut(whole.top, whole.bottom)
    .flatMap(([top, bottom]) =>
      cut(whole.left, whole.right).map(([left, right]) => drawnIn({ left, top, right, bottom }, width, mask)),
    )
    .filter((inner) => inner !== undefined)
    .map((inner): Tile => {
      const { left, top, right, bottom } = grown(inner, OVERLAP, width, height);
      return { left, top, width: right - left, height: bottom - top, inner };
    });
}

/** The smallest box that holds all that is looked at, by network or wavelets, to clean a mask's pixels. */
export function lookedAt(width: number, height: number, mask: Uint8Array): Box {
  const inner = drawnIn({ left: 0, top: 0, right: width, bottom: height }, width, mask);
  return inner ? grown(inner, REACH, width, height) : { left: 0, top: 0, right: 0, bottom: 0 };
}

function grown({ left, top, right, bottom }: Box, by: number, width: number, height: number): Box {
  return {
    left: Math.max(0, left - by),
    top: Math.max(0, top - by),
    right: Math.min(width, right + by),
    bottom: Math.min(height, bottom + by),
  };
}

/** Cuts a stretch into the fewest even pieces no longer than `INNER`. */
function cut(from: number, to: number): [from: number, to: number][] {
  const pieces = Math.ceil((to - from) / INNER);
  const at = (n: number) => from + Math.round(((to - from) * n) / pieces);
  return Array.from({ length: pieces }, (_, n) => [at(n), at(n + 1)]);
}

/** The smallest box around the mask's pixels in a box; undefined without any, the box itself without a mask. */
function drawnIn(box: Box, width: number, mask: Uint8Array | undefined): Box | undefined {
  if (!mask) return box;
  let [left, right, top, bottom] = [box.right, box.left, box.bottom, box.top];
  for (let y = box.top; y < box.bottom; y++) {
    const row = mask.subarray(y * width + box.left, y * width + box.right);
    const first = row.findIndex((value) => value !== 0);
    if (first < 0) continue;
    left = Math.min(left, box.left + first);
    right = Math.max(right, box.left + row.findLastIndex((value) => value !== 0) + 1);
    top = Math.min(top, y);
    bottom = y + 1;
  }
  return left < right ? { left, top, right, bottom } : undefined;
}
