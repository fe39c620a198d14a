import { hashToUnit } from '../../base/random.ts';
import type { LinearColor } from '../../render/materials/material.ts';
import { PatternTile, TILE_CHANNELS, texelOf } from './pattern-tile.ts';

/** A box on a tile in meters; it may reach beyond the tile's edges, where it goes on at the opposite edge. */
export interface TileBox {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Draws one repeat of a pattern, place by place. Lengths are meters; v runs upwards. */
export class TileCanvas {
  readonly width: number;
  readonly height: number;
  /** Distance between two places. */
  readonly texel: number;
  readonly #columns: number;
  readonly #rows: number;
  readonly #data: Float32Array;

  /**
   * @param grid number of places across and up; powers of two.
   * @param ground color of the whole tile.
   */
  constructor(
    [width, height]: readonly [number, number],
    [columns, rows]: readonly [number, number],
    ground: LinearColor,
  ) {
    this.width = width;
    this.height = height;
    this.texel = texelOf(this, columns, rows);
    this.#columns = columns;
    this.#rows = rows;
    this.#data = new Float32Array(columns * rows * TILE_CHANNELS);
    for (let at = 0; at < this.#data.length; at += TILE_CHANNELS) this.#data.set(ground, at);
  }

  /**
   * Covers the inside of a shape.
   *
   * @param distance from the shape's edge, below 0 inside.
   */
  cover(
    color: LinearColor,
    distance: (u: number, v: number) => number,
    box: TileBox = { left: 0, right: this.width, bottom: 0, top: this.height },
  ): void {
    const [stepU, stepV] = [this.width / this.#columns, this.height / this.#rows];
    const [columns, rows] = [this.#columns, this.#rows];
    const [left, right] = [Math.floor(box.left / stepU), Math.ceil(box.right / stepU)];
    const [bottom, top] = [Math.floor(box.bottom / stepV), Math.ceil(box.top / stepV)];
    for (let row = bottom; row < top; row++) {
      for (let column = left; column < right; column++) {
        const share = 0.5 - distance((column + 0.5) * stepU, (row + 0.5) * stepV) / this.texel;
        if (share <= 0) continue;
        const at = ((row & (rows - 1)) * columns + (column & (columns - 1))) * TILE_CHANNELS;
        const part = Math.min(1, share);
        for (let c = 0; c < 3; c++) {
          this.#data[at + c]! += part * (color[c]! - this.#data[at + c]!);
        }
      }
    }
  }

  /** Makes every place lighter or darker by a factor. */
  shade(factor: (u: number, v: number) => number): void {
    this.#each((u, v, at) => {
      const by = factor(u, v);
      for (let c = 0; c < 3; c++) this.#data[at + c]! *= by;
    });
  }

  /** Gives the tile a relief, of heights in meters. */
  raise(height: (u: number, v: number) => number): void {
    const [columns, rows] = [this.#columns, this.#rows];
    const heights = new Float32Array(columns * rows);
    this.#each((u, v, at) => {
      heights[at / TILE_CHANNELS] = height(u, v);
    });
    const [acrossStep, upStep] = [(2 * this.width) / columns, (2 * this.height) / rows];
    for (let row = 0, i = 0; row < rows; row++) {
      const [below, above] = [(row - 1) & (rows - 1), (row + 1) & (rows - 1)];
      for (let column = 0; column < columns; column++, i++) {
        const [left, right] = [(column - 1) & (columns - 1), (column + 1) & (columns - 1)];
        this.#data[i * TILE_CHANNELS + 3] =
          (heights[row * columns + right]! - heights[row * columns + left]!) / acrossStep;
        this.#data[i * TILE_CHANNELS + 4] =
          (heights[above * columns + column]! - heights[below * columns + column]!) / upStep;
      }
    }
  }

  finish(repeatsUpwards = true): PatternTile {
    const { width, height } = this;
    return new PatternTile({ width, height, repeatsUpwards }, this.#columns, this.#rows, this.#data);
  }

  #each(visit: (u: number, v: number, at: number) => void): void {
    for (let row = 0, at = 0; row < this.#rows; row++) {
      const v = ((row + 0.5) * this.height) / this.#rows;
      for (let column = 0; column < this.#columns; column++, at += TILE_CHANNELS) {
        visit(((column + 0.5) * this.width) / this.#columns, v, at);
      }
    }
  }
}

/** Smooth noise, -1 … 1, that repeats after `across` bumps in x and after `up` bumps in y; one bump a unit. */
export function repeatingNoise(x: number, y: number, across: number, up: number, seed: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [eased(x - i), eased(y - j)];
  const at = (dx: number, dy: number): number => hashToUnit(modulo(i + dx, across), modulo(j + dy, up), seed);
  const low = at(0, 0) + s * (at(1, 0) - at(0, 0));
  const high = at(0, 1) + s * (at(1, 1) - at(0, 1));
  return 2 * (low + t * (high - low)) - 1;
}

/** The rest after division, 0 or more. */
export const modulo = (value: number, by: number): number => value - by * Math.floor(value / by);

const eased = (t: number): number => t * t * (3 - 2 * t);
