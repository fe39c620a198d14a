import { type Bvh, buildBvh } from './build-bvh.ts';
import { collapse, type WideTree } from './collapse-bvh.ts';
import {
  GROUP_BYTES,
  GROUP_CORNER,
  GROUP_TRIANGLES,
  LEAF_COUNT_BITS,
  LETS_LIGHT_THROUGH,
  NODE_BYTES,
  NODE_LINKS,
  NODE_MIN_TO_MAX,
  ROW,
  SCRATCH_BYTES,
} from './layout.ts';
import { letsLightThrough } from './lets-light-through.ts';
import type { SceneShape } from './scene-shape.ts';
import { type WasmMemory, webAssembly } from './web-assembly.ts';

/** A scene's tree and triangles in one shared memory, ready for `createRayCaster` in any thread. */
export interface PackedScene {
  readonly memory: WasmMemory;
  /** Byte addresses. */
  readonly nodesAt: number;
  readonly groupsAt: number;
  /** Scratch memory of the first thread; the others' follow. */
  readonly scratchAt: number;
  readonly threads: number;
}

/** Bytes of a page of WebAssembly memory. */
const PAGE = 65536;
const LANES = 4;

/**
 * Builds the tree over a scene's triangles and packs both for the tracer.
 * @param threads how many ray casters may be at work at the same time
 */
export function packScene(scene: SceneShape, threads: number): PackedScene {
  const bvh = buildBvh(scene.corners);
  const wide = collapse(bvh);
  const nodesAt = 0;
  const groupsAt = nodesAt + wide.nodes.length * NODE_BYTES;
  const scratchAt = Math.ceil((groupsAt + wide.groups * GROUP_BYTES) / NODE_BYTES) * NODE_BYTES;
  const pages = Math.ceil((scratchAt + threads * SCRATCH_BYTES) / PAGE);
  const memory = new webAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  const floats = new Float32Array(memory.buffer);
  const numbers = new Int32Array(memory.buffer);
  const write = { floats, numbers };
  for (const [i, children] of wide.nodes.entries()) {
    writeNode(write, (nodesAt + i * NODE_BYTES) >> 2, children, bvh, wide);
  }
  for (let node = 0; node < bvh.nodes; node++) {
    const from = wide.firstGroup[node]!;
    for (let i = 0; i < bvh.count[node]!; i++) {
      const at = (groupsAt + (from + (i >> 2)) * GROUP_BYTES) >> 2;
      writeTriangle(write, at, i % LANES, bvh.order[bvh.first[node]! + i]!, scene);
    }
    // The last group's unused places.
    for (let i = bvh.count[node]!; i % LANES !== 0; i++) {
      const at = (groupsAt + (from + (i >> 2)) * GROUP_BYTES) >> 2;
      for (let row = 0; row < 9; row++) floats[at + row * LANES + (i % LANES)] = Number.NaN;
    }
  }
  return { memory, nodesAt, groupsAt, scratchAt, threads };
}

interface Memory {
  readonly floats: Float32Array;
  readonly numbers: Int32Array;
}

function writeNode(
  { floats, numbers }: Memory,
  at: number,
  children: readonly number[],
  bvh: Bvh,
  wide: WideTree,
): void {
  for (let lane = 0; lane < LANES; lane++) {
    const child = children[lane];
    for (let axis = 0; axis < 3; axis++) {
      const min = at + axis * LANES + lane;
      floats[min] = child === undefined ? Infinity : bvh.boxes[child * 6 + axis]!;
      floats[min + (NODE_MIN_TO_MAX >> 2)] =
        child === undefined ? -Infinity : bvh.boxes[child * 6 + 3 + axis]!;
    }
    if (child !== undefined) numbers[at + (NODE_LINKS >> 2) + lane] = linkTo(child, bvh, wide);
  }
}

function linkTo(child: number, bvh: Bvh, wide: WideTree): number {
  if (bvh.count[child] === 0) return wide.wideNode[child]!;
  const groups = Math.ceil(bvh.count[child]! / LANES);
  return ~((wide.firstGroup[child]! << LEAF_COUNT_BITS) | groups);
}

function writeTriangle(
  { floats, numbers }: Memory,
  at: number,
  lane: number,
  triangle: number,
  scene: SceneShape,
): void {
  const from = triangle * 9;
  for (let corner = 0; corner < 3; corner++) {
    for (let axis = 0; axis < 3; axis++) {
      const edge = corner === 0 ? 0 : scene.corners[from + corner * 3 + axis]!;
      floats[at + corner * (GROUP_CORNER >> 2) + axis * (ROW >> 2) + lane] =
        scene.corners[from + axis]! + edge;
    }
  }
  const flag = letsLightThrough(scene, triangle) ? LETS_LIGHT_THROUGH : 0;
  numbers[at + (GROUP_TRIANGLES >> 2) + lane] = triangle | flag;
}
