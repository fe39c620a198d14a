import { type Mesh, placed } from '../../../src/base/geometry/mesh.ts';
import { ellipsoid, roundedBox } from '../../../src/base/geometry/shapes.ts';
import type { Vec3 } from '../../../src/base/geometry/vector.ts';
import { material } from '../../../src/render/materials/material.ts';
import { BRASS } from '../rooms/finishes.ts';
import { partsOf, type ShellPart } from '../shell/shell-part.ts';
import type { HouseOpening, HouseSpec } from './house-spec.ts';
import { polygon } from './polygon.ts';

/** Panes by day are dark mirrors of the sky. */
const GLASS = material({ kind: 'plain', color: '#14191d' }, { coat: 0.1, roughness: 0.03 });
/** A curtain behind glass: it takes the room's dusk and the pane's shine. */
const CURTAIN = material(
  { kind: 'pattern', ground: '#8d877b', colors: ['#716c62'], motif: 'stripe', repeat: 0.11, seed: 4 },
  { coat: 0.1, roughness: 0.03 },
);
const REVEAL = 0.16;
/** Share of a window that a curtain covers at each side. */
const DRAWN = 0.17;

/** Frame, bars, glass, curtains, sill, lintel and shutters of a window. */
export function windowParts(spec: HouseSpec, window: HouseOpening): ShellPart[] {
  const { width, height, columns, rows, sill } = window;
  const { board, pane } = fitter(spec, window);
  const frame = 0.06;
  const bars: Mesh[] = [];
  for (let i = 1; i < columns; i++)
    bars.push(board([(width * i) / columns - 0.016, 0, -REVEAL], [0.032, height, 0.05]));
  for (let j = 1; j < rows; j++)
    bars.push(board([0, (height * j) / rows - 0.013, -REVEAL], [width, 0.026, 0.05]));
  const reachesGround = sill < 0.3;
  const curtains = [0, width * (1 - DRAWN)].map((u) => pane(u, 0, width * DRAWN, height, -REVEAL + 0.021));
  return [
    ...partsOf('window', spec.frame, [
      board([0, 0, -REVEAL], [width, frame, REVEAL * 0.6]),
      board([0, height - frame, -REVEAL], [width, frame, REVEAL * 0.6]),
      board([0, 0, -REVEAL], [frame, height, REVEAL * 0.6]),
      board([width - frame, 0, -REVEAL], [frame, height, REVEAL * 0.6]),
      ...bars,
    ]),
    ...partsOf('trim', spec.lintel ?? spec.frame, [
      board([-0.06, -0.07, -REVEAL], [width + 0.12, 0.07, REVEAL + (reachesGround ? 0.02 : 0.07)]),
    ]),
    ...partsOf('window', GLASS, [pane(0, 0, width, height, -REVEAL + 0.02)]),
    ...partsOf('window', CURTAIN, curtains),
    ...lintelParts(spec, window),
    ...shutterParts(spec, window),
    ...revealParts(spec, window),
  ];
}

/** A paneled door with its frame, knob and step. */
export function doorParts(spec: HouseSpec): ShellPart[] {
  const { door } = spec;
  const { board, at } = fitter(spec, door);
  const { width, height } = door;
  const panel = (u: number, v: number, high: number) =>
    board([u, v, -REVEAL + 0.03], [width / 2 - 0.16, high, 0.022], 0.01);
  return [
    ...partsOf('door', spec.doorMaterial, [
      board([0, 0, -REVEAL], [width, height, 0.04]),
      ...[0.12, width / 2 + 0.04].flatMap((u) => [
        panel(u, 0.2, height * 0.33),
        panel(u, 0.3 + height * 0.33, height * 0.45),
      ]),
    ]),
    ...partsOf('door', BRASS, [
      placed(ellipsoid([0.035, 0.035, 0.035], 14), at(0.09, height * 0.48, -REVEAL + 0.09)),
    ]),
    ...partsOf('trim', spec.frame, [
      board([0, 0, -REVEAL], [0.07, height, REVEAL * 0.75]),
      board([width - 0.07, 0, -REVEAL], [0.07, height, REVEAL * 0.75]),
      board([0, height - 0.07, -REVEAL], [width, 0.07, REVEAL * 0.75]),
    ]),
    ...partsOf('ground', spec.path, [board([-0.35, -door.sill - 0.05, 0], [width + 0.7, 0.16, 0.75], 0.012)]),
    ...lintelParts(spec, door),
    ...revealParts(spec, door),
  ];
}

function lintelParts(spec: HouseSpec, opening: HouseOpening): ShellPart[] {
  if (!spec.lintel) return [];
  const { board } = fitter(spec, opening);
  const { width, height } = opening;
  return partsOf('trim', spec.lintel, [board([-0.14, height, -REVEAL], [width + 0.28, 0.2, REVEAL + 0.014])]);
}

/** Two leaves folded back against the wall, of boards on battens. */
function shutterParts(spec: HouseSpec, window: HouseOpening): ShellPart[] {
  if (!spec.shutters || window.sill < 0.3) return [];
  const { board } = fitter(spec, window);
  const { width, height } = window;
  const leaf = width / 2;
  const boards = Math.max(3, Math.round(leaf / 0.13));
  const step = leaf / boards;
  return [-leaf - 0.05, width + 0.05].flatMap((u) =>
    partsOf('trim', spec.shutters!, [
      ...Array.from({ length: boards }, (_, i) =>
        board([u + i * step + 0.003, -0.02, 0.01], [step - 0.006, height + 0.04, 0.03], 0.004),
      ),
      board([u + 0.02, height * 0.16, 0.038], [leaf - 0.04, 0.09, 0.02], 0.004),
      board([u + 0.02, height * 0.76, 0.038], [leaf - 0.04, 0.09, 0.02], 0.004),
    ]),
  );
}

/** The sides of a hole in the wall. */
function revealParts(spec: HouseSpec, opening: HouseOpening): ShellPart[] {
  const { width, height } = opening;
  const { board } = fitter(spec, opening);
  return partsOf('facade', spec.bodies[opening.body]!.wall, [
    board([-0.03, 0, -REVEAL - 0.02], [0.031, height, REVEAL + 0.019], 0),
    board([width - 0.001, 0, -REVEAL - 0.02], [0.031, height, REVEAL + 0.019], 0),
    board([0, height - 0.001, -REVEAL - 0.02], [width, 0.031, REVEAL + 0.019], 0),
  ]);
}

/** Makes boards and rectangles before a body's front; z = 0 is the wall's face. */
function fitter(spec: HouseSpec, { body, x, sill }: HouseOpening) {
  const { x: left, forward } = spec.bodies[body]!;
  const at = (u: number, v: number, z: number) => [left + x + u, sill + v, forward + z] as const;
  return {
    at,
    board: ([u, v, z]: Vec3, size: Vec3, radius = 0.006): Mesh =>
      placed(roundedBox(size, radius, 2), at(u + size[0] / 2, v + size[1] / 2, z + size[2] / 2)),
    pane: (u: number, v: number, wide: number, high: number, z: number): Mesh =>
      polygon([at(u, v, z), at(u + wide, v, z), at(u + wide, v + high, z), at(u, v + high, z)]),
  };
}
