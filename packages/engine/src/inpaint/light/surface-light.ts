import { maskedBlur } from '../../base/raster/masked-blur.ts';
import { MEMBRANE, spanMembrane } from '../membrane.ts';
import { CELL, type PatchGrid } from '../patch-match/patch-grid.ts';
import { fitBaseLight } from './base-light.ts';

/** Light changes over more than this share of a chart's longer side; faster changes are texture. */
const LIGHT_SHARE = 0.05;
/** Places with a larger difference from the surface's light are shadow, sun or joints: logarithm, scatters. */
const LIT_OTHERWISE = { log: 0.45, scatters: 3 };
/** In squares with fewer visible cells of the surface, its light is spanned, not measured. */
const WELL_SEEN = 0.15;
/** Places that the curve of the light is fitted to. */
const PLACES = 8000;

/**
 * Light on a surface, visible or hidden: a smooth curve through all of it plus the remaining differences nearby,
 * spanned over holes by a membrane. Shadows and patches of sun are left to the texture.
 *
 * @returns brightness of every cell, 8-bit steps, at least 1.
 */
export function surfaceLight({ width, height, values, state }: PatchGrid): Float32Array {
  const logs = new Float32Array(state.length);
  for (let i = 0; i < logs.length; i++) {
    const bright = 0.3 * values[i * 3]! + 0.59 * values[i * 3 + 1]! + 0.11 * values[i * 3 + 2]!;
    logs[i] = Math.log(Math.max(1, bright));
  }
  const base = baseLight(width, height, state, logs);
  const limit = Math.max(LIT_OTHERWISE.log, LIT_OTHERWISE.scatters * base.scatter);
  const curve = logs.map((_, i) => base.at(...placeOf(i, width, height)));
  const isEven = state.map((cell, i) =>
    cell === CELL.source && Math.abs(logs[i]! - curve[i]!) < limit ? 1 : 0,
  );
  const rest = logs.map((log, i) => log - curve[i]!);
  const radius = Math.max(2, Math.round((LIGHT_SHARE * Math.max(width, height)) / 2));
  const near = maskedBlur({ width, height, channels: 1, data: rest }, isEven, radius, 2);
  const spanned = spanMembrane({
    width,
    height,
    channels: 1,
    values: near.values,
    state: isEven.map((even, i) => (even && near.share[i]! > WELL_SEEN ? MEMBRANE.known : MEMBRANE.unknown)),
  });
  return spanned.map((value, i) => Math.exp(curve[i]! + value));
}

function baseLight(width: number, height: number, state: Uint8Array, logs: Float32Array) {
  const cells: number[] = [];
  const sources = state.reduce((sum, cell) => sum + (cell === CELL.source ? 1 : 0), 0);
  const stride = Math.max(1, Math.ceil(sources / PLACES));
  for (let i = 0, n = 0; i < state.length; i++) {
    if (state[i] === CELL.source && n++ % stride === 0) cells.push(i);
  }
  const places = cells.map((i) => placeOf(i, width, height));
  return fitBaseLight(
    places.map(([x]) => x),
    places.map(([, y]) => y),
    cells.map((i) => Math.exp(logs[i]!)),
  );
}

/** A cell's place, -1 … 1 along the chart's longer side. */
function placeOf(i: number, width: number, height: number): [x: number, y: number] {
  const half = Math.max(width, height) / 2;
  return [((i % width) - width / 2) / half, (Math.floor(i / width) - height / 2) / half];
}
