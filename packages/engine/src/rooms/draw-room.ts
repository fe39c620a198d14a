import type { LabelMap, Mask, Plane, Raster } from '../raster/raster.ts';
import { type Camera, createCamera } from './camera.ts';
import { develop } from './develop.ts';
import { SURFACES, type Surface } from './part.ts';
import type { PieceKind, RoomSpec } from './room-spec.ts';
import { buildScene } from './scene.ts';
import { lookAt, type Seen } from './seen.ts';
import { lightOf } from './shade.ts';

/** A drawn room and everything that is known about it because it was drawn. */
export interface DrawnRoom {
  readonly photo: Raster;
  readonly truth: RoomTruth;
}

export interface RoomTruth {
  /** See `Camera`: world to camera rotation, camera space x right, y down, z forward. */
  readonly camera: Camera;
  /** Height of the camera above the floor, metres. */
  readonly cameraHeight: number;
  /** The box of the room in world coordinates (see `RoomSpec`); one corner is the origin. */
  readonly layout: RoomSpec['size'];
  /**
   * One mask for each kind of surface, 0 or 255 by what the middle of the pixel sees; together they cover every
   * pixel exactly once. Window and door masks include their casings.
   */
  readonly masks: Readonly<Record<Surface, Mask>>;
  /** 0 = the room itself, n = `pieces[n - 1]` of the spec. */
  readonly objects: LabelMap;
  readonly kinds: readonly PieceKind[];
  /** Metres along the camera's forward axis; window panes count as a surface. */
  readonly depth: Plane;
}

/** Draws a room. Deterministic: the same spec gives the same bytes. */
export function drawRoom(spec: RoomSpec): DrawnRoom {
  const camera = createCamera(spec.camera);
  const scene = buildScene(spec);
  const seen = lookAt(scene, camera);
  const light = lightOf(scene, camera, spec, seen);
  const pane = (p: number) => seen.pane[p] === 1;
  const photo = develop(light, (p) => !pane(p), camera.width, camera.height, spec.quality, spec.seed);
  const masks = Object.fromEntries(SURFACES.map((name, i) => [name, maskOf(seen, i)])) as Record<
    Surface,
    Mask
  >;
  const { width, height } = camera;
  return {
    photo,
    truth: {
      camera,
      cameraHeight: spec.camera.position[1],
      layout: spec.size,
      masks,
      objects: { width, height, data: seen.object, count: spec.pieces.length + 1 },
      kinds: spec.pieces.map((piece) => piece.kind),
      depth: seen.depth,
    },
  };
}

function maskOf(seen: Seen, surface: number): Mask {
  const { width, height } = seen.depth;
  return { width, height, data: seen.surface.map((s) => (s === surface ? 255 : 0)) };
}
