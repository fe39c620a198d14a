import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Vec3 } from '../src/base/geometry/vector.ts';
import { createRandom } from '../src/base/random.ts';
import type { FlatScene } from '../src/render/flat-scene.ts';
import { buildBvh } from '../src/render/trace/build-bvh.ts';
import { createRayCaster } from '../src/render/trace/create-ray-caster.ts';
import { type PackedScene, packScene } from '../src/render/trace/pack-scene.ts';
import { crowdedRoom } from './crowded-room.ts';
import type { RaySpeed } from './jobs.ts';

/** Rays of each kind: enough to last a tenth of a second. */
const RAYS = 1_000_000;
/** Floats of one ray: origin, direction, limit. */
export const RAY_FLOATS = 7;

/** What a thread of the benchmark is given. */
export interface RayWork {
  readonly packed: PackedScene;
  readonly thread: number;
  readonly rays: Float32Array;
  readonly shadow: boolean;
  /** Counts the threads that are warm. */
  readonly ready: Int32Array;
}

const Seconds = z.strictObject({ seconds: z.number(), cpuSeconds: z.number() });

/** Time to build a crowded room's tree, and millions of rays a second through it on one and on two threads. */
export async function measureRays(triangles: number): Promise<RaySpeed> {
  const scene = crowdedRoom(triangles);
  const packed = packScene(scene, 2);
  const before = process.cpuUsage();
  for (let run = 0; run < 3; run++) buildBvh(scene.corners);
  const buildSeconds = process.cpuUsage(before).user / 3e6;

  const seen = seenThroughCamera(scene);
  const { bounced, towardsLamp } = secondRays(seen, createRayCaster(packed, 0));
  const kinds: [string, Float32Array, boolean][] = [
    ['seen by the camera', seen, false],
    ['bounced about', bounced, false],
    ['towards a lamp', towardsLamp, true],
  ];
  const speeds = [];
  for (const [rays, list, shadow] of kinds) {
    for (const threads of [1, 2]) {
      speeds.push({ rays, threads, ...(await megaraysPerSecond(packed, list, shadow, threads)) });
    }
  }
  return { triangles: scene.material.length, buildSeconds, speeds };
}

async function megaraysPerSecond(packed: PackedScene, rays: Float32Array, shadow: boolean, threads: number) {
  const ready = new Int32Array(new SharedArrayBuffer(8));
  ready[1] = threads;
  const work = Array.from(
    { length: threads },
    (_, thread): RayWork => ({ packed, thread, rays, shadow, ready }),
  );
  const times = await Promise.all(work.map(timeOnThread));
  const sum = (of: (time: z.infer<typeof Seconds>) => number) =>
    times.reduce((total, time) => total + of(time), 0);
  const megarays = (threads * rays.length) / RAY_FLOATS / 1e6;
  return {
    perSecond: megarays / Math.max(...times.map((time) => time.seconds)),
    perCpuSecond: megarays / sum((time) => time.cpuSeconds),
  };
}

function timeOnThread(work: RayWork): Promise<z.infer<typeof Seconds>> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./rays-thread.ts', import.meta.url), { workerData: work });
    worker.once('message', (message) => resolve(Seconds.parse(message))).once('error', reject);
  });
}

const emptyRays = (): Float32Array => new Float32Array(new SharedArrayBuffer(RAYS * RAY_FLOATS * 4));

/** Row by row, as a picture is traced. */
function seenThroughCamera({ camera }: FlatScene): Float32Array {
  const { position, right, down, forward, focal, center, width } = camera;
  const rays = emptyRays();
  const step = Math.sqrt((width * camera.height) / RAYS);
  const across = Math.floor(width / step);
  for (let i = 0; i < RAYS; i++) {
    const x = ((i % across) * step - center[0]) / focal;
    const y = (Math.floor(i / across) * step - center[1]) / focal;
    const size = Math.hypot(x, y, 1);
    const direction = forward.map((value, axis) => (value + x * right[axis]! + y * down[axis]!) / size);
    rays.set([...position, ...direction, Infinity], i * RAY_FLOATS);
  }
  return rays;
}

/** From where the first rays met something: one ray into any direction, one to a lamp below the ceiling. */
function secondRays(seen: Float32Array, caster: ReturnType<typeof createRayCaster>) {
  const random = createRandom(5);
  const [bounced, towardsLamp] = [emptyRays(), emptyRays()];
  const lamp: Vec3 = [0, 2.8, 0];
  for (let at = 0; at < seen.length; at += RAY_FLOATS) {
    const [ox, oy, oz, dx, dy, dz] = seen.subarray(at, at + 6) as unknown as [...Vec3, ...Vec3];
    const met = caster.closest(Float64Array.of(ox, oy, oz), Float64Array.of(dx, dy, dz));
    const distance = met ? caster.hit.distance - 1e-4 : 0;
    const place: Vec3 = [ox + distance * dx, oy + distance * dy, oz + distance * dz];
    const [up, angle] = [2 * random() - 1, 2 * Math.PI * random()];
    const flat = Math.sqrt(1 - up * up);
    bounced.set([...place, flat * Math.cos(angle), up, flat * Math.sin(angle), Infinity], at);
    const way = lamp.map((value, axis) => value - place[axis]!);
    const length = Math.hypot(...way);
    towardsLamp.set([...place, ...way.map((value) => value / length), length], at);
  }
  return { bounced, towardsLamp };
}
