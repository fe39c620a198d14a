import type { FlatScene, RayCaster } from '../flat-scene.ts';
import { createOutsideView, type OutsideView } from '../outside-view/outside-view.ts';
import { PIXEL, PIXEL_FLOATS, type PixelTracer } from '../pixel-record.ts';
import { createBoxLight } from './box-light.ts';
import { createBsdf } from './bsdf.ts';
import { createDaylight } from './daylight.ts';
import { createLamps } from './lamps.ts';
import { createLightLedger, type LayerOptions, SKY } from './light-ledger.ts';
import { createMaterialTable } from './material-table.ts';
import { createPaths, type Strategy } from './paths.ts';
import { PROBES, probeAmbient } from './probe-ambient.ts';
import { createRoomLight, type RoomLight } from './room-light.ts';
import { createSampler } from './sampler.ts';
import { createSun } from './sun.ts';

export interface PathTracerOptions {
  /** Paths a pixel. */
  readonly samples: number;
  /** Bounces after the first surface. */
  readonly bounces: number;
  /** Same scene, options and seed give the same numbers. */
  readonly seed: number;
  /** See `TraceOptions`. */
  readonly only?: 'things' | 'room';
  /** See `TraceOptions`. */
  readonly layers?: LayerOptions;
  /** The sampling of light; the mean is the same, `both` (the default) has the least noise. */
  readonly strategy?: Strategy;
}

/** Times the room's mean light that indirect light of one path may count for. */
const CLAMP = 12;

/** A path tracer of a scene with the ray caster `caster`. */
export function createPathTracer(
  scene: FlatScene,
  caster: RayCaster,
  options: PathTracerOptions,
): PixelTracer {
  const { samples, bounces, seed, only, layers, strategy = 'both' } = options;
  const { camera, light } = scene;
  const { hit } = caster;
  const table = createMaterialTable(scene);
  const sampler = createSampler(samples, seed);
  const bsdf = createBsdf(table);
  const lamps = createLamps(light.lamps);
  const ledger = layers && createLightLedger(layers);
  const common = { scene, caster, table, bsdf, sampler, lamps, bounces, strategy };

  function furnishedRoom(): Pick<Rendering, 'paths' | 'room'> {
    if (light.kind !== 'room-box') throw new Error('A furnished room is lit by its box.');
    const box = createBoxLight(scene, light, table.matte);
    const sun = createSun(light.sun, light.sun?.portals ?? []);
    const paths = createPaths({ ...common, light: box, sun, clamp: CLAMP * 2 * Math.max(...box.ambient) });
    return {
      paths,
      room: createRoomLight({ caster, sampler, light: box, lamps, sun, paths, floor: light.floor }),
    };
  }

  function ownRoom(): Rendering {
    if (light.kind !== 'daylight') throw new Error('A room of our own is lit by daylight.');
    const ambient = new Float64Array(3);
    const source = createDaylight(light, ambient);
    const sun = createSun(light.sun, light.portals);
    const probing = createSampler(PROBES, seed);
    const probes = createPaths({ ...common, sampler: probing, light: source, sun, clamp: Infinity });
    probeAmbient(probes, scene, light, caster, probing, ambient);
    const clamp = CLAMP * Math.max(...ambient, 1e-3);
    return {
      paths: createPaths({ ...common, light: source, sun, clamp, ledger }),
      room: undefined,
      view: createOutsideView(light, ambient),
    };
  }

  type Rendering = {
    paths: ReturnType<typeof createPaths>;
    room: RoomLight | undefined;
    view: OutsideView | undefined;
  };
  const rendering: Rendering =
    light.kind === 'daylight' ? ownRoom() : { ...furnishedRoom(), view: undefined };
  const { paths, room, view } = rendering;
  const { right, down, forward, position, focal, center } = camera;
  const [ox, oy, oz] = position;
  const ray = new Float64Array(4);
  const seen = new Float64Array(3);
  const sums = new Float64Array(PIXEL_FLOATS);

  /** The unit direction through a place of the picture, and its length per meter forward. */
  function aim(px: number, py: number): void {
    const x = (px - center[0]) / focal;
    const y = (py - center[1]) / focal;
    const length = Math.sqrt(1 + x * x + y * y);
    ray[0] = (forward[0] + x * right[0] + y * down[0]) / length;
    ray[1] = (forward[1] + x * right[1] + y * down[1]) / length;
    ray[2] = (forward[2] + x * right[2] + y * down[2]) / length;
    ray[3] = length;
  }

  function addThing(): void {
    if (scene.object[hit.triangle]! > 0) sums[PIXEL.alpha]! += 1;
    if (only === 'room') return;
    const emits = table.emits[scene.material[hit.triangle]!] === 1;
    paths.follow(ox, oy, oz, ray[0]!, ray[1]!, ray[2]!, 0, hit.distance / focal);
    const { first, direct, indirect } = paths;
    for (let k = 0; k < 3; k++) {
      const light = direct[k]! + indirect[k]!;
      sums[PIXEL.radiance + k]! += Number.isNaN(light) ? 0 : light;
      sums[PIXEL.albedo + k]! += emits ? 1 : first.albedo[k]!;
      sums[PIXEL.normal + k]! += first.normal[k]!;
    }
  }

  function addRoom(room: RoomLight): void {
    room.look(ox, oy, oz, ray[0]!, ray[1]!, ray[2]!);
    for (let k = 0; k < 3; k++) {
      sums[PIXEL.lightWith + k]! += room.with[k]!;
      sums[PIXEL.lightWithout + k]! += room.without[k]!;
      sums[PIXEL.mirrored + k]! += room.mirrored[k]!;
      sums[PIXEL.normal + k]! += room.normal[k]!;
    }
  }

  function addView(): void {
    if (!view) return;
    view(ox, oy, oz, ray[0]!, ray[1]!, ray[2]!, seen);
    ledger?.begin();
    ledger?.add(SKY, true, seen[0]!, seen[1]!, seen[2]!);
    ledger?.end(1);
    for (let k = 0; k < 3; k++) {
      sums[PIXEL.radiance + k]! += seen[k]!;
      sums[PIXEL.albedo + k]! += Math.min(1, seen[k]!);
      sums[PIXEL.normal + k]! -= forward[k]!;
    }
  }

  /** Object and depth at the middle of the pixel. */
  function readMiddle(x: number, y: number, out: Float32Array, at: number): void {
    aim(x + 0.5, y + 0.5);
    const met = caster.closest(ox, oy, oz, ray[0]!, ray[1]!, ray[2]!);
    out[at + PIXEL.depth] = met ? hit.distance / ray[3]! : Infinity;
    out[at + PIXEL.object] = met ? scene.object[hit.triangle]! : 0;
  }

  return {
    tracePixel(x, y, out, at) {
      sums.fill(0);
      ledger?.sums.fill(0);
      let roomSamples = 0;
      for (let sample = 0; sample < samples; sample++) {
        sampler.begin(x, y, sample);
        sampler.nextPair();
        aim(x + sampler.pair[0]!, y + sampler.pair[1]!);
        const met = caster.closest(ox, oy, oz, ray[0]!, ray[1]!, ray[2]!);
        if (met && scene.pane[hit.triangle]! < 0) addThing();
        else if (!room) addView();
        else if (only !== 'things') {
          roomSamples++;
          addRoom(room);
        }
      }
      for (let k = 0; k < PIXEL_FLOATS; k++) {
        out[at + k] = sums[k]! / (k < PIXEL.lightWith ? samples : Math.max(1, roomSamples));
      }
      readMiddle(x, y, out, at);
      for (let k = 0; k < (ledger?.sums.length ?? 0); k++) {
        out[at + PIXEL_FLOATS + k] = ledger!.sums[k]! / samples;
      }
    },
  };
}
