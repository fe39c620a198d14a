import type { FlatScene } from '../../flat-scene.ts';
import type { RoomBoxLight } from '../../scene.ts';
import { createSun } from '../lights/sun.ts';
import { CEILING, FLOOR, type RoomBox } from './room-box.ts';

/**
 * Which cells of the room box stand so near to things that their light in the photo no longer holds: under a table
 * the floor is dark. Those cells are not lights; paths that hit them continue as from a matte surface of the returned
 * reflectance, with which the empty room looks as photographed (three floats per cell; -1 = the cell is a light).
 */
export function shadedCells(scene: FlatScene, light: RoomBoxLight, box: RoomBox): Float32Array {
  const reflectance = new Float32Array(box.count * 3).fill(-1);
  const near = cellsNearThings(scene, light, box);
  const patches = patchesOf(light, box);
  const sun = createSun(light.sun, light.sun?.portals ?? []);
  const irradiance = new Float64Array(3);
  for (let cell = 0; cell < box.count; cell++) {
    if (near[cell] === 0) continue;
    box.cellPlace(cell, 0.5, 0.5);
    const n = box.faceOf(cell) * 3;
    gather(patches, box.place, box.normals, n, irradiance);
    if (sun?.draw(box.place, 0, 0)) {
      const { direction, radiance } = sun.sample;
      let cosine = 0;
      for (let k = 0; k < 3; k++) cosine += direction[k]! * box.normals[n + k]!;
      for (let k = 0; k < 3; k++) irradiance[k]! += Math.max(0, cosine) * radiance[k]!;
    }
    const colors = [0, 1, 2].map(
      (k) => (Math.PI * light.radiance[cell * 3 + k]!) / Math.max(1e-9, irradiance[k]!),
    );
    // Brighter than white: a window or a lamp, which shines regardless of things before it.
    if (Math.max(...colors) > SELF_LUMINOUS) continue;
    for (let k = 0; k < 3; k++) reflectance[cell * 3 + k] = Math.min(WHITEST, colors[k]!);
  }
  return reflectance;
}

const SELF_LUMINOUS = 1.6;
const WHITEST = 0.85;
/** Meters: things nearer to a face than this change its light. */
const REACH = 1;
/** Meters that the changed part of a face is wider than the thing, for a thing that touches it. */
const MARGIN = 0.12;

function cellsNearThings(scene: FlatScene, light: RoomBoxLight, box: RoomBox): Uint8Array {
  const near = new Uint8Array(box.count);
  const { corners } = scene;
  const low = [0, 0, 0];
  const high = [0, 0, 0];
  const from = [0, 0, 0];
  const to = [0, 0, 0];
  for (let at = 0; at < corners.length; at += 9) {
    for (let k = 0; k < 3; k++) {
      const [a, b, c] = [0, corners[at + 3 + k]!, corners[at + 6 + k]!];
      low[k] = corners[at + k]! + Math.min(a, b, c);
      high[k] = corners[at + k]! + Math.max(a, b, c);
    }
    for (let face = 0; face < 6; face++) {
      if (face === CEILING) continue;
      const axis = face === FLOOR ? 1 : face < 4 ? 0 : 2;
      const away = face % 2 === 0 ? low[axis]! - light.min[axis]! : light.max[axis]! - high[axis]!;
      if (!(away < (face === FLOOR ? REACH : REACH / 2))) continue;
      const margin = MARGIN + 0.35 * Math.max(0, away);
      for (let k = 0; k < 3; k++) {
        from[k] = low[k]! - margin;
        to[k] = high[k]! + margin;
      }
      mark(near, box, light.cells, face, from, to);
    }
  }
  return near;
}

/** Marks the cells of a face between two corners. A face has `cells` x `cells`. */
function mark(
  near: Uint8Array,
  box: RoomBox,
  cells: number,
  face: number,
  low: readonly number[],
  high: readonly number[],
): void {
  const first = box.cellAt(face, low[0]!, low[1]!, low[2]!);
  const last = box.cellAt(face, high[0]!, high[1]!, high[2]!);
  const base = face * cells * cells;
  const column = (cell: number) => (cell - base) % cells;
  const row = (cell: number) => Math.floor((cell - base) / cells);
  for (let r = row(first); r <= row(last); r++) {
    near.fill(1, base + r * cells + column(first), base + r * cells + column(last) + 1);
  }
}

/** Patches along each side of a face, into which cells are gathered: irradiance is smooth. */
const SIDE = 8;
/** Place 0, normal 3, area 6, radiance 7. */
const STRIDE = 10;

function patchesOf(light: RoomBoxLight, box: RoomBox): Float64Array {
  const side = Math.min(SIDE, light.cells);
  const patches = new Float64Array(6 * side * side * STRIDE);
  for (let cell = 0; cell < box.count; cell++) {
    const face = box.faceOf(cell);
    const inFace = cell % (light.cells * light.cells);
    const column = Math.floor(((inFace % light.cells) * side) / light.cells);
    const row = Math.floor((Math.floor(inFace / light.cells) * side) / light.cells);
    const at = ((face * side + row) * side + column) * STRIDE;
    const area = box.cellArea[face]!;
    box.cellPlace(cell, 0.5, 0.5);
    for (let k = 0; k < 3; k++) {
      patches[at + k]! += area * box.place[k]!;
      patches[at + 3 + k] = box.normals[face * 3 + k]!;
      patches[at + 7 + k]! += area * light.radiance[cell * 3 + k]!;
    }
    patches[at + 6]! += area;
  }
  for (let at = 0; at < patches.length; at += STRIDE) {
    for (const k of [0, 1, 2, 7, 8, 9]) patches[at + k]! /= patches[at + 6]!;
  }
  return patches;
}

/** Irradiance of a place from all patches it faces, into `out`. */
function gather(
  patches: Float64Array,
  place: Float64Array,
  normals: Float64Array,
  n: number,
  out: Float64Array,
): void {
  out.fill(0);
  for (let at = 0; at < patches.length; at += STRIDE) {
    const x = patches[at]! - place[0]!;
    const y = patches[at + 1]! - place[1]!;
    const z = patches[at + 2]! - place[2]!;
    const here = x * normals[n]! + y * normals[n + 1]! + z * normals[n + 2]!;
    const there = -(x * patches[at + 3]! + y * patches[at + 4]! + z * patches[at + 5]!);
    if (here <= 0 || there <= 0) continue;
    const squared = x * x + y * y + z * z;
    const area = patches[at + 6]!;
    // The disc's form factor in place of the point's, because it is finite for any distance.
    const share = (here * there * area) / (squared * (squared + area / Math.PI));
    for (let k = 0; k < 3; k++) out[k]! += share * patches[at + 7 + k]!;
  }
}
