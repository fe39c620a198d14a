import { placed } from '../../src/base/geometry/mesh.ts';
import { makeCamera } from '../../src/render/index.ts';
import type { RenderCamera, RenderScene, RenderSurface } from '../../src/render/scene.ts';
import { type Detail, furnish, type PlacedPiece } from './furnish.ts';
import { lightOf } from './light.ts';
import type { CameraSpec, Placement, RoomSpec } from './room-spec.ts';
import { buildShell } from './shell/shell.ts';
import { SHELL_CLASSES, type ShellPart } from './shell/shell-part.ts';

/** Which things are in the room. */
export const VARIANTS = ['empty', 'furnished', 'cluttered'] as const;
export type Variant = (typeof VARIANTS)[number];

/** A thing in the picture and the number that its pixels carry. */
export interface LabeledThing {
  readonly label: number;
  readonly kind: Placement['kind'];
}

/** A scene whose object numbers are the classes of pixels. */
export interface LabeledScene {
  readonly scene: RenderScene;
  readonly things: readonly LabeledThing[];
}

/** Numbers of things start here; below are the parts of the room itself, see `labelOfClass`. */
export const FIRST_THING = 32;

/** The number that pixels of a part of the room carry; 0 is open sky. */
export function labelOfClass(shows: ShellPart['shows']): number {
  return shows === 'sky' ? 0 : SHELL_CLASSES.indexOf(shows) + 1;
}

/** The room with the things of a variant, seen by its camera in a picture `width` pixels wide. */
export function sceneOf(spec: RoomSpec, variant: Variant, width: number, detail: Detail = 2): LabeledScene {
  const { parts, portals } = buildShell(spec);
  const pieces = furnish(spec, placementsOf(spec, variant), detail);
  return {
    scene: {
      surfaces: [...parts.map(surfaceOf), ...pieces.flatMap(surfacesOfPiece)],
      camera: cameraOf(spec.camera, width),
      light: lightOf(spec.light, portals, pieces),
    },
    things: pieces.map(({ placement }, i) => ({ label: FIRST_THING + i, kind: placement.kind })),
  };
}

/** The things in a variant of the room. */
export function placementsOf({ pieces, clutter = [] }: RoomSpec, variant: Variant): Placement[] {
  switch (variant) {
    case 'empty':
      return pieces.filter((piece) => piece.stays);
    case 'furnished':
      return [...pieces];
    case 'cluttered':
      return [...pieces, ...clutter];
  }
}

export function surfaceOf({ mesh, material, shows, pane }: ShellPart): RenderSurface {
  return { mesh, material, object: labelOfClass(shows), ...(pane !== undefined && { pane }) };
}

export function surfacesOfPiece({ piece, at, rotation }: PlacedPiece, index: number): RenderSurface[] {
  return piece.parts.map(({ mesh, material }) => ({
    mesh: placed(mesh, at, rotation),
    material,
    object: FIRST_THING + index,
  }));
}

/** The spec's camera in a picture `width` pixels wide. */
export function cameraOf(spec: CameraSpec, width: number): RenderCamera {
  const { position, yaw, pitch = 0, roll = 0, lens, shift, aspect } = spec;
  const height = Math.round(width / aspect);
  const camera = makeCamera({ position, yaw, pitch, roll, focal: lens / 36, width, height });
  return { ...camera, center: [width * (0.5 - shift[0]), height * (0.5 + shift[1])] };
}
