import { readFileSync } from 'node:fs';
import type { Hit, RayCaster } from '../flat-scene.ts';
import {
  ANSWER_DISTANCE,
  ANSWER_TRIANGLE,
  ANSWER_U,
  ANSWER_V,
  LETS_LIGHT_THROUGH,
  SCRATCH_BYTES,
} from './layout.ts';
import type { PackedScene } from './pack-scene.ts';
import { webAssembly } from './web-assembly.ts';

/** What assembly/trace.ts exports. */
interface TraceExports {
  attach(nodes: number, groups: number, scratch: number): void;
  /** 1 = met, 0 = not; the origin, the direction, the limit. */
  closest(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): number;
  blocked(ox: number, oy: number, oz: number, dx: number, dy: number, dz: number, limit: number): number;
}

const module = new webAssembly.Module(readFileSync(new URL('./trace.wasm', import.meta.url)));

/**
 * A ray caster over a packed scene. Directions need not be of unit length: distances are in their lengths. A hit
 * nearer than 0.01 mm does not count, so that a ray does not hit the surface that it leaves.
 * @param thread 0 … `scene.threads` - 1; no two ray casters at work at the same time may have the same
 */
export function createRayCaster(scene: PackedScene, thread: number): RayCaster {
  const instance = new webAssembly.Instance(module, { env: { memory: scene.memory } });
  const { attach, closest, blocked } = instance.exports as TraceExports;
  const scratchAt = scene.scratchAt + thread * SCRATCH_BYTES;
  attach(scene.nodesAt, scene.groupsAt, scratchAt);
  const numbers = new Int32Array(scene.memory.buffer, scratchAt, SCRATCH_BYTES >> 2);
  const floats = new Float32Array(scene.memory.buffer, scratchAt, SCRATCH_BYTES >> 2);
  const hit: Hit = { triangle: -1, distance: Infinity, u: 0, v: 0 };
  return {
    hit,
    closest(from, towards, limit = Infinity) {
      const met = closest(from[0]!, from[1]!, from[2]!, towards[0]!, towards[1]!, towards[2]!, limit);
      if (met === 0) return false;
      hit.triangle = numbers[ANSWER_TRIANGLE >> 2]! & ~LETS_LIGHT_THROUGH;
      hit.distance = floats[ANSWER_DISTANCE >> 2]!;
      hit.u = floats[ANSWER_U >> 2]!;
      hit.v = floats[ANSWER_V >> 2]!;
      return true;
    },
    blocked: (from, towards, limit) =>
      blocked(from[0]!, from[1]!, from[2]!, towards[0]!, towards[1]!, towards[2]!, limit) !== 0,
  };
}
