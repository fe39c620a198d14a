/** Light that a place reflects (linear red, green, blue), and the slope of its relief to the right and upwards. */
export const TILE_CHANNELS = 5;

interface Level {
  readonly columns: number;
  readonly rows: number;
  readonly data: Float32Array;
}

/**
 * One repeat of a pattern at several sharpnesses, each half as fine as the one before, so that any part of it has its
 * true mean at any distance (Williams 1983). Row 0 is the lowest.
 */
export class PatternTile {
  /** Size in meters. */
  readonly width: number;
  readonly height: number;
  readonly #levels: Level[];
  readonly #repeatsUpwards: boolean;
  readonly #texel: number;

  /** @param data `columns` by `rows` places of `TILE_CHANNELS` numbers; both are powers of two. */
  constructor(
    size: { readonly width: number; readonly height: number; readonly repeatsUpwards: boolean },
    columns: number,
    rows: number,
    data: Float32Array,
  ) {
    this.width = size.width;
    this.height = size.height;
    this.#repeatsUpwards = size.repeatsUpwards;
    this.#texel = texelOf(this, columns, rows);
    this.#levels = [{ columns, rows, data }];
    for (let last = this.#levels[0]!; last.columns > 1 || last.rows > 1; ) {
      last = halved(last);
      this.#levels.push(last);
    }
  }

  /** Adds the pattern at a place to `out`, as the mean of about `footprint` meters, times `weight`. */
  add(u: number, v: number, footprint: number, weight: number, out: Float64Array): void {
    const level = Math.min(this.#levels.length - 1, Math.max(0, Math.log2(footprint / this.#texel)));
    const lower = Math.floor(level);
    const share = level - lower;
    this.#addLevel(this.#levels[lower]!, u, v, weight * (1 - share), out);
    if (share > 0) this.#addLevel(this.#levels[lower + 1]!, u, v, weight * share, out);
  }

  #addLevel({ columns, rows, data }: Level, u: number, v: number, weight: number, out: Float64Array): void {
    const x = (u / this.width) * columns - 0.5;
    const y = (v / this.height) * rows - 0.5;
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [right, top] = [x - column, y - row];
    // Columns and rows are powers of two.
    const [left, next] = [column & (columns - 1), (column + 1) & (columns - 1)];
    const lower = this.#rowInside(row, rows) * columns;
    const upper = this.#rowInside(row + 1, rows) * columns;
    const a = (lower + left) * TILE_CHANNELS;
    const b = (lower + next) * TILE_CHANNELS;
    const c = (upper + left) * TILE_CHANNELS;
    const d = (upper + next) * TILE_CHANNELS;
    const ofA = weight * (1 - right) * (1 - top);
    const ofB = weight * right * (1 - top);
    const ofC = weight * (1 - right) * top;
    const ofD = weight * right * top;
    for (let k = 0; k < TILE_CHANNELS; k++) {
      out[k]! += ofA * data[a + k]! + ofB * data[b + k]! + ofC * data[c + k]! + ofD * data[d + k]!;
    }
  }

  #rowInside(row: number, rows: number): number {
    return this.#repeatsUpwards ? row & (rows - 1) : Math.min(rows - 1, Math.max(0, row));
  }
}

/** Distance between two places, the larger of both directions; a direction of one place is even. */
export function texelOf(
  size: { readonly width: number; readonly height: number },
  columns: number,
  rows: number,
): number {
  return Math.max(columns > 1 ? size.width / columns : 0, rows > 1 ? size.height / rows : 0);
}

function halved({ columns, rows, data }: Level): Level {
  const [acrossStep, upStep] = [columns > 1 ? 2 : 1, rows > 1 ? 2 : 1];
  const half = { columns: columns / acrossStep, rows: rows / upStep };
  const out = new Float32Array(half.columns * half.rows * TILE_CHANNELS);
  const part = 1 / (acrossStep * upStep);
  for (let row = 0, at = 0; row < half.rows; row++) {
    for (let column = 0; column < half.columns; column++, at += TILE_CHANNELS) {
      for (let up = 0; up < upStep; up++) {
        for (let across = 0; across < acrossStep; across++) {
          const from = ((row * upStep + up) * columns + column * acrossStep + across) * TILE_CHANNELS;
          for (let c = 0; c < TILE_CHANNELS; c++) out[at + c]! += part * data[from + c]!;
        }
      }
    }
  }
  return { ...half, data: out };
}
