import type { FlatScene, RayCaster } from '../flat-scene.ts';
import { createOutsideView, type OutsideView } from '../outside-view/outside-view.ts';
import type { Daylight, RoomBoxLight } from '../scene.ts';
import type { LightLedger } from './light-ledger.ts';
import { createDaylight } from './lights/daylight.ts';
import { createLamps } from './lights/lamps.ts';
import { createSun } from './lights/sun.ts';
import { createPaths, type Paths } from './paths.ts';
import { createBoxLight } from './photographed-room/box-light.ts';
import { createRoomLight, type RoomLight } from './photographed-room/room-light.ts';
import { PROBES, probeAmbient } from './probe-ambient.ts';
import { createSampler, type Sampler } from './sampler.ts';
import { createBsdf } from './scattering/bsdf.ts';
import type { MaterialTable } from './scattering/material-table.ts';
import type { Strategy } from './strategy.ts';

/** What is traced through a pixel: paths where a thing is met, else the photographed room or the view outside. */
export interface Rendering {
  readonly paths: Paths;
  readonly room: RoomLight | undefined;
  readonly view: OutsideView | undefined;
}

/** A scene with the parts that its rendering shares with the path tracer. */
export interface RenderingParts {
  readonly scene: FlatScene;
  readonly caster: RayCaster;
  readonly table: MaterialTable;
  readonly sampler: Sampler;
  readonly ledger: LightLedger | undefined;
  /** See `PathTracerOptions`. */
  readonly bounces: number;
  readonly seed: number;
  readonly strategy: Strategy;
}

/** Times the room's mean light that indirect light of one path may count for. */
const CLAMP = 12;

/** Sets up the light of a scene: of a photographed room, or daylight. */
export function createRendering(parts: RenderingParts): Rendering {
  const { light } = parts.scene;
  return light.kind === 'daylight' ? ownRoom(parts, light) : furnishedRoom(parts, light);
}

/** What all paths through a scene have in common. */
function commonOf({ scene, caster, table, sampler, bounces, strategy }: RenderingParts) {
  const [bsdf, lamps] = [createBsdf(table), createLamps(scene.light.lamps)];
  return { scene, caster, table, bsdf, sampler, lamps, bounces, strategy };
}

/** Things in a photographed room, which is lit by its box. */
function furnishedRoom(parts: RenderingParts, light: RoomBoxLight): Rendering {
  const { scene, caster, table, sampler } = parts;
  const common = commonOf(parts);
  const { lamps } = common;
  const box = createBoxLight(scene, light, table.matte);
  const sun = createSun(light.sun, light.sun?.portals ?? []);
  const paths = createPaths({ ...common, light: box, sun, clamp: CLAMP * 2 * Math.max(...box.ambient) });
  const room = createRoomLight({ caster, sampler, light: box, lamps, sun, paths, floor: light.floor });
  return { paths, room, view: undefined };
}

/** A room of our own in daylight, whose mean light is measured first. */
function ownRoom(parts: RenderingParts, light: Daylight): Rendering {
  const { scene, caster, ledger, seed } = parts;
  const common = commonOf(parts);
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
