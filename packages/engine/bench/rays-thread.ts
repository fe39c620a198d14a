/** Entry point of the ray benchmark's threads. */
import { parentPort, workerData } from 'node:worker_threads';
import { createRayCaster } from '../src/render/trace/create-ray-caster.ts';
import { RAY_FLOATS, type RayWork } from './rays.ts';

/** Traces every ray and answers how many met something. */
function traceAll({ rays, shadow }: RayWork, caster: ReturnType<typeof createRayCaster>): number {
  const cast = shadow ? caster.blocked : caster.closest;
  const [from, towards] = [new Float64Array(3), new Float64Array(3)];
  let met = 0;
  for (let at = 0; at < rays.length; at += RAY_FLOATS) {
    for (let k = 0; k < 3; k++) {
      from[k] = rays[at + k]!;
      towards[k] = rays[at + 3 + k]!;
    }
    if (cast(from, towards, rays[at + 6]!)) met++;
  }
  return met;
}

const work = workerData as RayWork;
const caster = createRayCaster(work.packed, work.thread);
traceAll(work, caster);
// All begin together, when all are warm: [warm threads, threads].
Atomics.add(work.ready, 0, 1);
Atomics.notify(work.ready, 0);
for (let warm = 0; warm < work.ready[1]!; warm = Atomics.load(work.ready, 0))
  Atomics.wait(work.ready, 0, warm, 50);

const start = performance.now();
const cpuBefore = process.threadCpuUsage();
traceAll(work, caster);
const { user, system } = process.threadCpuUsage(cpuBefore);
parentPort?.postMessage({ seconds: (performance.now() - start) / 1e3, cpuSeconds: (user + system) / 1e6 });
