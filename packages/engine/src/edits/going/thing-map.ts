import { connectedComponents } from '../../raster/connected-components.ts';
import { createMask, type Mask } from '../../raster/raster.ts';
import type { GoingThing, GoingType } from './going-thing.ts';

/** Things by number, and where each of them is. */
export interface ThingMap {
  /** For every pixel the number of its thing, 0 where there is none. */
  readonly map: Mask;
  readonly things: readonly GoingThing[];
}

/** What a piece that has no name yet is called. */
export type NamePiece = (pixels: readonly number[]) => GoingType;

/** Smaller pieces are no things of their own, share of the picture; those that nobody takes away must be larger to be offered. */
const LEAST = { taken: 0.0015, offered: 0.004 };
/** More things would be more than a person looks through. */
const MOST = 60;

interface Draft {
  readonly type: GoingType;
  readonly isTaken: boolean;
  readonly pixels: number[];
}

/** Collects the things of a photo one after the other; what one has taken the next does not. */
export class ThingCollector {
  readonly #width: number;
  readonly #height: number;
  readonly #isUsed: Uint8Array;
  readonly #drafts: Draft[] = [];
  readonly #scraps: number[] = [];

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#isUsed = new Uint8Array(width * height);
  }

  /** Adds the thing that a mask outlines, as far as it lies within what goes. */
  addOutlined(type: GoingType, outline: Mask, going: Mask): void {
    const pixels: number[] = [];
    going.data.forEach((value, i) => {
      if (value >= 128 && outline.data[i]! >= 128 && !this.#isUsed[i]) pixels.push(i);
    });
    if (pixels.length < this.#least(true)) return;
    for (const i of pixels) this.#isUsed[i] = 1;
    this.#drafts.push({ type, isTaken: true, pixels });
  }

  /** Adds what is left of a mask, piece by piece. Scraps of what is taken away go together as one thing. */
  addPieces(mask: Mask, isTaken: boolean, nameOf: NamePiece): void {
    const left = createMask(this.#width, this.#height);
    mask.data.forEach((value, i) => {
      if (value >= 128 && !this.#isUsed[i]) left.data[i] = 255;
    });
    const { labels, count } = connectedComponents(left);
    const pieces: number[][] = Array.from({ length: count }, () => []);
    labels.forEach((piece, i) => {
      if (piece >= 0) pieces[piece]!.push(i);
    });
    for (const pixels of pieces) {
      const isThing = pixels.length >= this.#least(isTaken);
      if (!isThing && !isTaken) continue;
      for (const i of pixels) this.#isUsed[i] = 1;
      if (isThing) this.#drafts.push({ type: nameOf(pixels), isTaken, pixels });
      else this.#scraps.push(...pixels);
    }
  }

  /** All things, those that are taken away first, each kind from large to small. */
  finish(): ThingMap {
    const scraps = this.#joinScraps();
    const sorted = [...this.#drafts].sort(
      (a, b) => Number(b.isTaken) - Number(a.isTaken) || b.pixels.length - a.pixels.length,
    );
    const kept = sorted.slice(0, MOST);
    for (const { isTaken, pixels } of sorted.slice(MOST)) if (isTaken) scraps.push(...pixels);
    if (scraps.length > 0) kept.push({ type: 'clutter', isTaken: true, pixels: scraps });
    const map = createMask(this.#width, this.#height);
    const things = kept.map(({ type, isTaken, pixels }, place) => {
      for (const i of pixels) map.data[i] = place + 1;
      return { id: place + 1, type, isTaken, ...this.#placeOf(pixels) };
    });
    return { map, things };
  }

  #least(isTaken: boolean): number {
    return (isTaken ? LEAST.taken : LEAST.offered) * this.#width * this.#height;
  }

  /** Gives scraps to the thing that they touch; what touches none is returned. */
  #joinScraps(): number[] {
    const owner = new Int16Array(this.#width * this.#height).fill(-1);
    this.#drafts.forEach(({ pixels, isTaken }, place) => {
      if (isTaken) for (const i of pixels) owner[i] = place;
    });
    const mask = createMask(this.#width, this.#height);
    for (const i of this.#scraps) mask.data[i] = 255;
    const { labels, count } = connectedComponents(mask);
    const pieces: number[][] = Array.from({ length: count }, () => []);
    labels.forEach((piece, i) => {
      if (piece >= 0) pieces[piece]!.push(i);
    });
    const alone: number[] = [];
    for (const pixels of pieces) {
      const touched = pixels
        .flatMap((i) => [i - 1, i + 1, i - this.#width, i + this.#width])
        .find((i) => (owner[i] ?? -1) >= 0);
      if (touched === undefined) alone.push(...pixels);
      else this.#drafts[owner[touched]!]!.pixels.push(...pixels);
    }
    return alone;
  }

  #placeOf(pixels: readonly number[]): Pick<GoingThing, 'share' | 'box'> {
    let [left, right, top, bottom] = [this.#width, 0, this.#height, 0];
    for (const i of pixels) {
      const [x, y] = [i % this.#width, Math.floor(i / this.#width)];
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
    return {
      share: pixels.length / this.#isUsed.length,
      box: {
        left: left / this.#width,
        right: right / this.#width,
        top: top / this.#height,
        bottom: bottom / this.#height,
      },
    };
  }
}
