/** Entry point of the ray benchmark's threads. */
import { parentPort, workerData } from 'node:worker_threads';
import { createRayCaster } from '../src/render/trace/create-ray-caster.ts';
import { RAY_FLOATS, type RayWork } from './rays.ts';

/** Traces every ray and answers how many met something. */
function traceAll({ rays, shadow }: RayWork, caster: ReturnType<typeof createRayCaster>): number {
  const cast = shadow ? caster.blocked : caster.closest;
  let met = 0;
  for (let at = 0; at < rays.length; at += RAY_FLOATS) {
    const [x, y, z] = [rays[at]!, rays[at + 1]!, rays[at + 2]!];
    if (cast(x, y, z, rays[at + 3]!, rays[at + 4]!, rays[at + 5]!, rays[at + 6]!)) met++;
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
