import type { Daylight } from '../../../src/render/scene.ts';
import { towards } from '../light.ts';
import { cameraOf, type LabeledScene, surfaceOf } from '../scene.ts';
import type { ShellPart } from '../shell/shell-part.ts';
import { bodyParts } from './body.ts';
import { gardenParts } from './garden.ts';
import type { HouseLight, HouseSpec } from './house-spec.ts';
import { doorParts, windowParts } from './openings.ts';

/** A house in its garden under an open sky, in a picture `width` pixels wide. */
export function houseScene(spec: HouseSpec, width: number): LabeledScene {
  const openings = [...spec.windows, spec.door];
  const parts: ShellPart[] = [
    ...spec.bodies.flatMap((body, i) =>
      bodyParts(
        body,
        openings.filter((opening) => opening.body === i),
      ),
    ),
    ...spec.windows.flatMap((window) => windowParts(spec, window)),
    ...doorParts(spec),
    ...gardenParts(spec),
  ];
  return {
    scene: {
      surfaces: parts.map(surfaceOf),
      camera: cameraOf(spec.camera, width),
      light: daylightOf(spec.light),
    },
    things: [],
  };
}

function daylightOf({ sky, sun, view }: HouseLight): Daylight {
  return {
    kind: 'daylight',
    sky,
    ...(sun && {
      sun: {
        irradiance: sun.irradiance,
        radius: sun.radius,
        direction: towards(sun.azimuth, sun.elevation),
      },
    }),
    portals: [],
    lamps: [],
    view,
  };
}
