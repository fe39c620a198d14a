import { readFile } from 'node:fs/promises';
import { MODELS_FOLDER } from '../../models/catalog.ts';
import { type CellFacts, FACTS } from './facts/cell-facts.ts';
import { ROOM_CLASSES } from './room-classes.ts';
import type { FeatureMap } from './see-features.ts';

/** Probability of each class for every cell of a picture. */
export interface CellClasses {
  readonly width: number;
  readonly height: number;
  /** Probabilities of a cell one after another, in the order of `ROOM_CLASSES`, cell by cell. */
  readonly data: Float32Array;
}

/** Units of the two hidden layers. */
export const HIDDEN = [48, 32] as const;
/** Below zero the units pass on this share. @fixed the classifier was trained with it */
const LEAK = 0.1;

/** One layer: a row of weights for each input, and the bias. */
interface Layer {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

/**
 * Classifies every cell: a small network (two hidden layers) over the object detector's features there and the facts
 * about the room. Trained on rooms of this package's renderer; see docs/engine/empty-room.md.
 *
 * @param maps from fine to coarse; the answer has the size of the first, which is that of the facts.
 */
export async function classifyCells(maps: readonly FeatureMap[], facts: CellFacts): Promise<CellClasses> {
  const inputs = maps.reduce((sum, { channels }) => sum + channels, FACTS);
  const [first, second, last] = await readLayers(inputs);
  const { width, height } = facts;
  const cells = width * height;
  const units = HIDDEN[0];
  const hidden = new Float32Array(cells * units);
  for (let i = 0; i < cells; i++) hidden.set(first.bias, i * units);
  // The first layer is linear, so each map is weighted at its own size and enlarged afterwards.
  let from = 0;
  for (const map of maps) {
    const rows = first.weights.subarray(from * units, (from + map.channels) * units);
    addEnlarged(hidden, weighed(map, rows, units), map, units, width, height);
    from += map.channels;
  }
  addFacts(hidden, facts, first.weights.subarray(from * units), units);
  leak(hidden);
  const deeper = applied(hidden, cells, units, second);
  leak(deeper);
  const data = applied(deeper, cells, HIDDEN[1], last);
  for (let i = 0; i < cells; i++)
    softmax(data.subarray(i * ROOM_CLASSES.length, (i + 1) * ROOM_CLASSES.length));
  return { width, height, data };
}

/** The trained layers: 32-bit floats, each layer's weights and then its biases. */
async function readLayers(inputs: number): Promise<[Layer, Layer, Layer]> {
  const bytes = await readFile(new URL('room-cells.bin', MODELS_FOLDER));
  const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  const sizes = [inputs, ...HIDDEN, ROOM_CLASSES.length];
  let at = 0;
  const take = (count: number) => {
    at += count;
    return all.subarray(at - count, at);
  };
  const layer = (k: number): Layer => ({
    weights: take(sizes[k]! * sizes[k + 1]!),
    bias: take(sizes[k + 1]!),
  });
  const layers: [Layer, Layer, Layer] = [layer(0), layer(1), layer(2)];
  if (at !== all.length) throw new Error('The weights of the room classifier are not of its size.');
  return layers;
}

/** A map's channels weighed into units, cell by cell. */
function weighed(map: FeatureMap, rows: Float32Array, units: number): Float32Array {
  const cells = map.width * map.height;
  const out = new Float32Array(cells * units);
  for (let c = 0; c < map.channels; c++) {
    const row = rows.subarray(c * units, (c + 1) * units);
    for (let i = 0; i < cells; i++) {
      const value = map.data[c * cells + i]!;
      if (value === 0) continue;
      for (let u = 0; u < units; u++) out[i * units + u]! += value * row[u]!;
    }
  }
  return out;
}

/** Adds values of a coarser grid, between its cells' middles in proportion. */
function addEnlarged(
  sum: Float32Array,
  values: Float32Array,
  coarse: { readonly width: number; readonly height: number },
  units: number,
  width: number,
  height: number,
): void {
  for (let y = 0, i = 0; y < height; y++) {
    const [top, low, down] = between(y, height, coarse.height);
    for (let x = 0; x < width; x++, i++) {
      const [left, right, across] = between(x, width, coarse.width);
      const corners = [
        top * coarse.width + left,
        top * coarse.width + right,
        low * coarse.width + left,
        low * coarse.width + right,
      ];
      const weights = [(1 - down) * (1 - across), (1 - down) * across, down * (1 - across), down * across];
      for (let k = 0; k < 4; k++) {
        const weight = weights[k]!;
        if (weight === 0) continue;
        const at = corners[k]! * units;
        for (let u = 0; u < units; u++) sum[i * units + u]! += weight * values[at + u]!;
      }
    }
  }
}

/** The two coarse cells that a fine one lies between, and how near it is to the second, 0 … 1. */
function between(fine: number, count: number, coarse: number): [number, number, number] {
  const at = ((fine + 0.5) * coarse) / count - 0.5;
  const first = Math.floor(at);
  const clamp = (cell: number) => Math.min(coarse - 1, Math.max(0, cell));
  return [clamp(first), clamp(first + 1), at - first];
}

function addFacts(sum: Float32Array, { data }: CellFacts, rows: Float32Array, units: number): void {
  for (let i = 0; i < data.length; i++) {
    const value = data[i]!;
    if (value === 0) continue;
    const to = Math.floor(i / FACTS) * units;
    const row = (i % FACTS) * units;
    for (let u = 0; u < units; u++) sum[to + u]! += value * rows[row + u]!;
  }
}

function applied(
  values: Float32Array,
  cells: number,
  inputs: number,
  { weights, bias }: Layer,
): Float32Array {
  const outputs = bias.length;
  const out = new Float32Array(cells * outputs);
  for (let i = 0; i < cells; i++) {
    out.set(bias, i * outputs);
    for (let k = 0; k < inputs; k++) {
      const value = values[i * inputs + k]!;
      for (let u = 0; u < outputs; u++) out[i * outputs + u]! += value * weights[k * outputs + u]!;
    }
  }
  return out;
}

function leak(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i]! *= LEAK;
}

function softmax(values: Float32Array): void {
  const most = values.reduce((a, b) => Math.max(a, b));
  let sum = 0;
  for (let k = 0; k < values.length; k++) sum += values[k] = Math.exp(values[k]! - most);
  for (let k = 0; k < values.length; k++) values[k]! /= sum;
}
