import { skyRadiance } from '../light-transport/lights/sky.ts';
import type { Daylight, SkyLight } from '../scene.ts';
import { city } from './city.ts';
import { clouds } from './clouds.ts';
import { garden } from './garden.ts';
import { hills } from './hills.ts';
import { sea } from './sea.ts';
import type { Glance, Painter } from './view-painting.ts';

/** Writes the radiance that is seen along a ray of unit direction: the same every time, without noise. */
export type OutsideView = (from: Float64Array, towards: Float64Array, out: Float64Array) => void;

/** Light between a room's surfaces times this comes out white on a well exposed photo of it. */
const WHITE_OVER_AMBIENT = 6;
/** A sky seen through a window is a little brighter than white. */
const SKY_LEVEL = 1.12;

/**
 * The picture outside a scene's windows, or all around it outdoors. Through windows it is as bright as a photo that
 * shows room and view alike would have it (`ambient` is the light in the room); outdoors as bright as the sky is.
 */
export function createOutsideView(light: Daylight, ambient: Float64Array): OutsideView {
  const { kind, seed, brightness, clouds: amount } = { ...USUAL, ...light.view };
  const indoors = light.portals.length > 0;
  const inRoom = 0.2126 * ambient[0]! + 0.7152 * ambient[1]! + 0.0722 * ambient[2]!;
  const white = Math.max(...light.sky.horizon, ...light.sky.zenith, 1e-6);
  const level = brightness * (indoors ? WHITE_OVER_AMBIENT * inRoom : white);
  const sky = scaledSky(light.sky, (indoors ? SKY_LEVEL : 1) / white);
  const paintClouds = clouds(amount, seed);
  const paint = painterOf(kind, seed);
  const glance: Glance = { ox: 0, oy: 0, oz: 0, dx: 0, dy: 0, dz: 0, along: 0, height: 0 };
  return (from, towards, out) => {
    glance.ox = from[0]!;
    glance.oy = from[1]!;
    glance.oz = from[2]!;
    glance.dx = towards[0]!;
    glance.dy = towards[1]!;
    glance.dz = towards[2]!;
    skyRadiance(sky, Math.max(0, glance.dy), out);
    paintClouds(glance, out);
    paint?.(glance, out);
    out[0]! *= level;
    out[1]! *= level;
    out[2]! *= level;
  };
}

const USUAL = { kind: 'garden', seed: 1, brightness: 1, clouds: 0.3 } as const;

function painterOf(kind: NonNullable<Daylight['view']>['kind'], seed: number): Painter | undefined {
  switch (kind) {
    case 'garden':
      return garden(seed);
    case 'city':
      return city(seed);
    case 'hills':
      return hills(seed);
    case 'sea':
      return sea(seed);
    case 'sky':
      return undefined;
  }
}

function scaledSky(sky: SkyLight, by: number): SkyLight {
  const scaled = ([r, g, b]: SkyLight['zenith']) => [r * by, g * by, b * by] as const;
  return { zenith: scaled(sky.zenith), horizon: scaled(sky.horizon), ground: scaled(sky.ground) };
}
