/** A rectangle of whole pixels; right and bottom are the first ones outside. */
export interface Tile {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Covers a picture with tiles of at most `side` pixels that do not overlap, as even in size as can be, row by row. */
export function tilesOf(width: number, height: number, side: number): Tile[] {
  const tiles: Tile[] = [];
  for (const [top, bottom] of spans(height, side)) {
    for (const [left, right] of spans(width, side)) tiles.push({ left, top, right, bottom });
  }
  return tiles;
}

/** The tile and its surroundings, even beyond the picture's edges. */
export function withSurroundings({ left, top, right, bottom }: Tile, reach: number): Tile {
  return { left: left - reach, top: top - reach, right: right + reach, bottom: bottom + reach };
}

function spans(length: number, most: number): [number, number][] {
  const count = Math.ceil(length / most);
  const border = (index: number) => Math.round((index * length) / count);
  return Array.from({ length: count }, (_, index) => [border(index), border(index + 1)]);
}
