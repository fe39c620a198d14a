import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CellSamples } from './cell-samples.ts';

const FOLDER = join(tmpdir(), 'engine-room-cells');
const fileOf = (seed: number): string => join(FOLDER, `${seed}.bin`);

/** Whether a room's cells are kept already. */
export const areKept = (seed: number): boolean => existsSync(fileOf(seed));

/** Keeps a room's cells in the folder for temporary files: their classes, then their inputs. */
export function keepSamples(seed: number, { inputs, classes }: CellSamples): void {
  mkdirSync(FOLDER, { recursive: true });
  const bytes = new Uint8Array(inputs.buffer, inputs.byteOffset, inputs.byteLength);
  writeFileSync(fileOf(seed), Buffer.concat([classes, bytes]));
}

/** The kept cells of several rooms, one after another. */
export function readSamples(seeds: readonly number[], inputsOfOne: number): CellSamples {
  const rooms = seeds.map((seed) => readFileSync(fileOf(seed)));
  const bytesOfOne = 1 + inputsOfOne * Float32Array.BYTES_PER_ELEMENT;
  const count = rooms.reduce((sum, room) => sum + room.length / bytesOfOne, 0);
  const classes = new Uint8Array(count);
  const inputs = new Float32Array(count * inputsOfOne);
  const bytes = new Uint8Array(inputs.buffer);
  let at = 0;
  for (const room of rooms) {
    const own = room.length / bytesOfOne;
    classes.set(room.subarray(0, own), at);
    bytes.set(room.subarray(own), at * (bytesOfOne - 1));
    at += own;
  }
  return { inputs, classes };
}
