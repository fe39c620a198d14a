import type { SelectionMask } from '@home-design/contract';
import type { Point } from '../marks/mark.ts';

/** A selection: 1 inside and 0 outside, row by row. */
export interface Mask {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export const emptyMask = (width: number, height: number): Mask => ({
  width,
  height,
  data: new Uint8Array(width * height),
});

/** Unpacks zlib data in base64. */
export async function readBytes(base64: string): Promise<Uint8Array> {
  const packed = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const stream = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Unpacks a mask from the server's answer. */
export async function readMask({ width, height, mask }: SelectionMask): Promise<Mask> {
  const bytes = await readBytes(mask);
  return { width, height, data: bytes.map((value) => (value > 127 ? 1 : 0)) };
}

/** Packs a mask as the server reads it. */
export async function packMask({ data }: Mask): Promise<string> {
  const bytes = data.map((value) => (value ? 255 : 0));
  const stream = new Response(bytes).body?.pipeThrough(new CompressionStream('deflate'));
  const packed = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
}

export const added = (one: Mask, other: Mask): Mask => ({
  ...one,
  data: one.data.map((value, at) => value | (other.data[at] ?? 0)),
});

export const without = (one: Mask, other: Mask): Mask => ({
  ...one,
  data: one.data.map((value, at) => (other.data[at] ? 0 : value)),
});

export const inverted = (mask: Mask): Mask => ({ ...mask, data: mask.data.map((value) => 1 - value) });

/** Whether a point of the picture is selected. */
export const covers = ({ width, height, data }: Mask, { x, y }: Point): boolean =>
  data[Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))] ===
  1;

/** Selected share of the picture, 0 … 1. */
export const shareOf = ({ data }: Mask): number =>
  data.reduce((sum, value) => sum + value, 0) / Math.max(1, data.length);

/** Grows a mask by this many pixels on every side; shrinks it if below 0. */
export function grown(mask: Mask, by: number): Mask {
  if (by < 0) return inverted(grown(inverted(mask), -by));
  let data = mask.data;
  const { width, height } = mask;
  for (let step = 0; step < by; step += 1) {
    const from = data;
    data = from.map((value, at) => {
      if (value) return 1;
      const column = at % width;
      const row = (at - column) / width;
      return (column > 0 && from[at - 1]) ||
        (column < width - 1 && from[at + 1]) ||
        (row > 0 && from[at - width]) ||
        (row < height - 1 && from[at + width])
        ? 1
        : 0;
    });
  }
  return { width, height, data };
}

/** The area of a round brush along a line; its width is a share of the picture's width. */
export function strokeMask(size: Mask, points: readonly Point[], brush: number): Mask {
  const { width, height } = size;
  const radius = Math.max(1, (brush * width) / 2);
  const stroke = emptyMask(width, height);
  const dab = (across: number, down: number): void => {
    const [top, bottom] = [Math.max(0, Math.ceil(down - radius)), Math.min(height - 1, down + radius)];
    for (let row = top; row <= bottom; row += 1) {
      const half = Math.sqrt(Math.max(0, radius ** 2 - (row - down) ** 2));
      const from = Math.max(0, Math.ceil(across - half));
      const to = Math.min(width, Math.floor(across + half) + 1);
      if (to > from) stroke.data.fill(1, row * width + from, row * width + to);
    }
  };
  points.forEach((point, place) => {
    const before = points[place - 1] ?? point;
    const distance = Math.hypot((point.x - before.x) * width, (point.y - before.y) * height);
    const steps = Math.max(1, Math.ceil(distance / (radius / 2)));
    for (let step = 1; step <= steps; step += 1) {
      const share = step / steps;
      dab(
        (before.x + (point.x - before.x) * share) * width,
        (before.y + (point.y - before.y) * share) * height,
      );
    }
  });
  return stroke;
}
