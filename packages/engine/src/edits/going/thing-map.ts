import type { GoingType } from '@home-design/vocabulary';
import { connectedComponents } from '../../base/raster/connected-components.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import type { GoingThing } from './going-thing.ts';

/** Things by number, and where each of them is. */
export interface ThingMap {
  /** For every pixel the number of its thing, 0 where there is none. */
  readonly map: Mask;
  readonly things: readonly GoingThing[];
}

/** Names a piece that has no name yet. */
export type NamePiece = (pixels: readonly number[]) => GoingType;

/** Smaller removed pieces are not separate things, share of the picture. */
const LEAST_TAKEN = 0.0015;
/** A piece with this share of its border along a named thing is its rim, or a part that its outline missed. */
const ALONG = 0.4;
/**
 * The smaller limit for a thin piece, such as a seam around a picture: its area is less than this share of the longer
 * side for every pixel of its border.
 */
const THIN = { area: 0.004, along: 0.2 };
/** Most things that a person would look through. */
const MOST = 60;

/** The pixels of every separate piece of a mask. */
function piecesOf(mask: Mask): number[][] {
  const { labels, count } = connectedComponents(mask);
  const pieces: number[][] = Array.from({ length: count }, () => []);
  labels.forEach((piece, i) => {
    if (piece >= 0) pieces[piece]!.push(i);
  });
  return pieces;
}

interface Draft {
  readonly type: GoingType;
  readonly isTaken: boolean;
  readonly pixels: number[];
}

/** Collects the things of a photo one after the other; each pixel belongs to the first thing that takes it. */
export class ThingCollector {
  readonly #width: number;
  readonly #height: number;
  readonly #isUsed: Uint8Array;
  readonly #drafts: Draft[] = [];
  readonly #scraps: number[] = [];

  readonly #leastOffered: number;

  /** @param leastOffered smaller pieces that stay are not offered, share of the picture. */
  constructor(width: number, height: number, leastOffered: number) {
    this.#width = width;
    this.#height = height;
    this.#leastOffered = leastOffered;
    this.#isUsed = new Uint8Array(width * height);
  }

  /** Adds the thing in an outline, as far as it is inside the removed parts. */
  addOutlined(type: GoingType, outline: Mask, going: Mask): void {
    const pixels: number[] = [];
    going.data.forEach((value, i) => {
      if (value >= 128 && outline.data[i]! >= 128 && !this.#isUsed[i]) pixels.push(i);
    });
    if (pixels.length < this.#least(true)) return;
    for (const i of pixels) this.#isUsed[i] = 1;
    this.#drafts.push({ type, isTaken: true, pixels });
  }

  /**
   * Adds the rest of a mask, piece by piece. A removed piece along a named thing belongs to it; other scraps form one
   * thing together.
   */
  addPieces(mask: Mask, isTaken: boolean, nameOf: NamePiece): void {
    const left = createMask(this.#width, this.#height);
    mask.data.forEach((value, i) => {
      if (value >= 128 && !this.#isUsed[i]) left.data[i] = 255;
    });
    const owners = isTaken ? this.#owners() : null;
    for (const pixels of piecesOf(left)) {
      const isThing = pixels.length >= this.#least(isTaken);
      if (!isThing && !isTaken) continue;
      for (const i of pixels) this.#isUsed[i] = 1;
      const owner = owners && this.#ownerOf(pixels, left, owners, isThing ? ALONG : 0);
      if (owner) owner.pixels.push(...pixels);
      else if (isThing) this.#drafts.push({ type: nameOf(pixels), isTaken, pixels });
      else this.#scraps.push(...pixels);
    }
  }

  /** All things, removed ones first, each kind from large to small. */
  finish(): ThingMap {
    const scraps = [...this.#scraps];
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
    return (isTaken ? LEAST_TAKEN : this.#leastOffered) * this.#width * this.#height;
  }

  /** For every pixel the index of its thing among the removed ones, -1 without one. */
  #owners(): Int16Array {
    const owners = new Int16Array(this.#width * this.#height).fill(-1);
    this.#drafts.forEach(({ pixels, isTaken }, place) => {
      if (isTaken) for (const i of pixels) owners[i] = place;
    });
    return owners;
  }

  /** The thing along more than this share of a piece's border; undefined without one. */
  #ownerOf(pixels: readonly number[], left: Mask, owners: Int16Array, least: number): Draft | undefined {
    let border = 0;
    const touching = new Map<number, number>();
    for (const i of pixels) {
      const x = i % this.#width;
      const around = [i - this.#width, i + this.#width];
      if (x > 0) around.push(i - 1);
      if (x + 1 < this.#width) around.push(i + 1);
      for (const next of around) {
        // Pixels beyond the picture's edge do not count.
        if (next < 0 || next >= owners.length || left.data[next]) continue;
        border++;
        const owner = owners[next]!;
        if (owner >= 0) touching.set(owner, (touching.get(owner) ?? 0) + 1);
      }
    }
    const [longest] = [...touching].sort(([, a], [, b]) => b - a);
    const isThin = pixels.length < THIN.area * Math.max(this.#width, this.#height) * border;
    return longest && longest[1] > (isThin ? Math.min(THIN.along, least) : least) * border
      ? this.#drafts[longest[0]]
      : undefined;
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
