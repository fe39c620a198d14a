import { type Mesh, placed } from '../../geometry/mesh.ts';
import { roundedBox } from '../../geometry/shapes.ts';
import { material } from '../../render/materials/material.ts';
import { lightOf } from '../light.ts';
import { cameraOf, type LabeledScene, surfaceOf } from '../scene.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import { bodyParts, polygon } from './body.ts';
import { gardenParts } from './garden.ts';
import type { HouseOpening, HouseSpec } from './house-spec.ts';

/** Panes by day are dark mirrors of the sky. */
const GLASS = material({ kind: 'plain', color: '#1b2127' }, { coat: 0.09, roughness: 0.03 });
const REVEAL = 0.16;

/** A house in its garden under an open sky. */
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
      light: lightOf(spec.light, [], []),
    },
    things: [],
  };
}

/** Makes boards and rectangles before a body's front; z = 0 is the wall's face. */
function fitter(spec: HouseSpec, { body, x, sill }: HouseOpening) {
  const { x: left, forward } = spec.bodies[body]!;
  return {
    board: (
      u: number,
      v: number,
      z: number,
      wide: number,
      high: number,
      deep: number,
      radius = 0.006,
    ): Mesh =>
      placed(roundedBox([wide, high, deep], radius, 2), [
        left + x + u + wide / 2,
        sill + v + high / 2,
        forward + z + deep / 2,
      ]),
    pane: (u: number, v: number, wide: number, high: number, z: number): Mesh => {
      const [x0, y0, z0] = [left + x + u, sill + v, forward + z];
      return polygon([
        [x0, y0, z0],
        [x0 + wide, y0, z0],
        [x0 + wide, y0 + high, z0],
        [x0, y0 + high, z0],
      ]);
    },
  };
}

function windowParts(spec: HouseSpec, window: HouseOpening): ShellPart[] {
  const { width, height, columns, rows } = window;
  const { board, pane } = fitter(spec, window);
  const frame = 0.06;
  const bars: Mesh[] = [];
  for (let i = 1; i < columns; i++)
    bars.push(board((width * i) / columns - 0.02, 0, -REVEAL, 0.04, height, 0.05));
  for (let j = 1; j < rows; j++) bars.push(board(0, (height * j) / rows - 0.015, -REVEAL, width, 0.03, 0.05));
  return [
    ...partsOf('window', spec.frame, [
      board(0, 0, -REVEAL, width, frame, REVEAL * 0.6),
      board(0, height - frame, -REVEAL, width, frame, REVEAL * 0.6),
      board(0, 0, -REVEAL, frame, height, REVEAL * 0.6),
      board(width - frame, 0, -REVEAL, frame, height, REVEAL * 0.6),
      ...bars,
      board(-0.06, -0.06, -REVEAL, width + 0.12, 0.06, REVEAL + 0.07),
    ]),
    ...partsOf('window', GLASS, [pane(0, 0, width, height, -REVEAL + 0.02)]),
    ...revealParts(spec, window),
  ];
}

/** The sides of a hole in the wall. */
function revealParts(spec: HouseSpec, opening: HouseOpening): ShellPart[] {
  const { width, height } = opening;
  const { board } = fitter(spec, opening);
  return partsOf('facade', spec.bodies[opening.body]!.wall, [
    board(-0.03, 0, -REVEAL - 0.02, 0.031, height, REVEAL + 0.019, 0),
    board(width - 0.001, 0, -REVEAL - 0.02, 0.031, height, REVEAL + 0.019, 0),
    board(0, height - 0.001, -REVEAL - 0.02, width, 0.031, REVEAL + 0.019, 0),
  ]);
}

function doorParts(spec: HouseSpec): ShellPart[] {
  const { door } = spec;
  const { board } = fitter(spec, door);
  const { width, height } = door;
  return [
    ...partsOf('door', spec.doorMaterial, [
      board(0, 0, -REVEAL, width, height, 0.04),
      board(0.12, 0.2, -REVEAL + 0.03, width - 0.24, height * 0.38, 0.02),
      board(0.12, 0.34 + height * 0.38, -REVEAL + 0.03, width - 0.24, height * 0.38, 0.02),
    ]),
    ...partsOf('trim', spec.frame, [
      board(-0.12, 0, -0.01, 0.12, height + 0.12, 0.05),
      board(width, 0, -0.01, 0.12, height + 0.12, 0.05),
      board(0, height, -0.01, width, 0.12, 0.05),
    ]),
    ...partsOf('ground', spec.path, [board(-0.5, -0.05, 0.0, width + 1, 0.12, 1.1)]),
    ...revealParts(spec, door),
  ];
}
