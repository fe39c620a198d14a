/** A part of a picture: `inner` is what the tile answers for, the whole is what it looks at. */
export interface Tile {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly inner: {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  };
}

/** Pixels the answer of a tile's edge depends on beyond it. */
const OVERLAP = 48;
/** Inner pixels along a tile's side: bounds the network's memory to about 150 MB. */
const INNER = 464;

/**
 * Tiles over the box around the mask's pixels (or the whole picture), each grown by an overlap where there is more
 * picture; tiles without a pixel of the mask are left out.
 */
export function tilesOf(width: number, height: number, mask: Uint8Array | undefined): Tile[] {
  const tiles: Tile[] = [];
  for (let top = 0; top < height; top += INNER) {
    for (let left = 0; left < width; left += INNER) {
      const inner = {
        left,
        top,
        right: Math.min(width, left + INNER),
        bottom: Math.min(height, top + INNER),
      };
      if (mask && !touches(mask, width, inner)) continue;
      const outer = {
        left: Math.max(0, inner.left - OVERLAP),
        top: Math.max(0, inner.top - OVERLAP),
        right: Math.min(width, inner.right + OVERLAP),
        bottom: Math.min(height, inner.bottom + OVERLAP),
      };
      tiles.push({
        left: outer.left,
        top: outer.top,
        width: outer.right - outer.left,
        height: outer.bottom - outer.top,
        inner,
      });
    }
  }
  return tiles;
}

function touches(mask: Uint8Array, width: number, inner: Tile['inner']): boolean {
  for (let y = inner.top; y < inner.bottom; y++) {
    if (mask.subarray(y * width + inner.left, y * width + inner.right).some((value) => value !== 0))
      return true;
  }
  return false;
}
