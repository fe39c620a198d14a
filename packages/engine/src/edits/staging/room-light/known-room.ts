import { srgbByte } from '../../../color/srgb.ts';
import { quad } from '../../../geometry/shapes.ts';
import type { Vec3 } from '../../../geometry/vector.ts';
import type { Raster } from '../../../raster/raster.ts';
import {
  makeCamera,
  type RenderCamera,
  type RenderScene,
  type RenderSurface,
} from '../../../render/index.ts';
import { material } from '../../../render/materials/material.ts';
import type { SunLight } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';

/** An empty room whose truth is known: what light measured from its photo is judged on. */
export interface KnownRoom {
  /** Meters; the camera stands above the world's origin, `behind` from the far wall. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly eye: number;
  /** sRGB hex. */
  readonly paint: string;
  readonly floor: string;
  readonly window: 'left' | 'right' | 'far' | 'behind';
  /** Degrees, positive turns right. */
  readonly yaw: number;
  readonly pitch: number;
  readonly sun?: SunLight;
  /** Of the photo, pixels. */
  readonly pixels: readonly [width: number, height: number];
}

/** The camera's place: in the middle between the side walls, this far from the wall behind. */
const BEHIND = 0.35;
const WINDOW = { wide: 1.7, from: 0.85, to: 2.15 };
const CEILING = '#f3f1ec';

/** The room's box in the world of the renderer: the camera above the origin. */
export function boxOf(room: KnownRoom): { readonly min: Vec3; readonly max: Vec3 } {
  return { min: [-room.width / 2, 0, BEHIND - room.depth], max: [room.width / 2, room.height, BEHIND] };
}

/** A wall as a frame around its window, or whole: corner, across, up are the wall's own. */
function wall(corner: Vec3, across: Vec3, up: Vec3, open: boolean): ReturnType<typeof quad>[] {
  const length = Math.hypot(...across);
  const height = Math.hypot(...up);
  const at = (a: number, b: number): Vec3 => [
    corner[0] + (across[0] * a) / length + (up[0] * b) / height,
    corner[1] + (across[1] * a) / length + (up[1] * b) / height,
    corner[2] + (across[2] * a) / length + (up[2] * b) / height,
  ];
  const piece = (a0: number, a1: number, b0: number, b1: number) => {
    const from = at(a0, b0);
    const to = (p: Vec3): Vec3 => [p[0] - from[0], p[1] - from[1], p[2] - from[2]];
    return quad(from, to(at(a1, b0)), to(at(a0, b1)));
  };
  if (!open) return [piece(0, length, 0, height)];
  const [left, right] = [(length - WINDOW.wide) / 2, (length + WINDOW.wide) / 2];
  return [
    piece(0, left, 0, height),
    piece(right, length, 0, height),
    piece(left, right, 0, WINDOW.from),
    piece(left, right, WINDOW.to, height),
  ];
}

/** The room as a scene, lit by the sky (and sun) through its one window, with things in it. */
export function sceneOf(room: KnownRoom, things: readonly RenderSurface[] = []): RenderScene {
  const { min, max } = boxOf(room);
  const [w, h, d] = [room.width, room.height, room.depth];
  const walls = {
    left: { corner: [min[0], 0, max[2]], across: [0, 0, -d], normal: [1, 0, 0] },
    far: { corner: [min[0], 0, min[2]], across: [w, 0, 0], normal: [0, 0, 1] },
    right: { corner: [max[0], 0, min[2]], across: [0, 0, d], normal: [-1, 0, 0] },
    behind: { corner: [max[0], 0, max[2]], across: [-w, 0, 0], normal: [0, 0, -1] },
  } as const;
  const surface = (mesh: ReturnType<typeof quad>, color: string): RenderSurface => ({
    mesh,
    material: material({ kind: 'plain', color }),
    object: 0,
  });
  const shell = Object.entries(walls).flatMap(([name, { corner, across }]) =>
    wall(corner, across, [0, h, 0], name === room.window).map((mesh) => surface(mesh, room.paint)),
  );
  const { corner, across, normal } = walls[room.window];
  const length = Math.hypot(...across);
  const start = (length - WINDOW.wide) / 2 / length;
  const share = WINDOW.wide / length;
  return {
    surfaces: [
      ...shell,
      surface(quad([min[0], 0, max[2]], [w, 0, 0], [0, 0, -d]), room.floor),
      surface(quad([min[0], h, min[2]], [w, 0, 0], [0, 0, d]), CEILING),
      ...things,
    ],
    camera: cameraOf(room),
    light: {
      kind: 'daylight',
      sky: { zenith: [0.95, 1, 1.08], horizon: [1, 1, 1], ground: [0.25, 0.26, 0.22] },
      ...(room.sun ? { sun: room.sun } : {}),
      portals: [
        {
          corner: [corner[0] + across[0] * start, WINDOW.from, corner[2] + across[2] * start],
          across: [across[0] * share, 0, across[2] * share],
          up: [0, WINDOW.to - WINDOW.from, 0],
          normal,
        },
      ],
      lamps: [],
    },
  };
}

/** The photo's camera. */
export function cameraOf(room: KnownRoom): RenderCamera {
  const [width, height] = room.pixels;
  return makeCamera({
    position: [0, room.eye, 0],
    yaw: room.yaw,
    pitch: room.pitch,
    focal: 0.68,
    width,
    height,
  });
}

/** Whether a place on the wall with the window (world meters) lies in the window. */
export function inWindow(room: KnownRoom, [x, y, z]: Vec3): boolean {
  const { min, max } = boxOf(room);
  const along =
    room.window === 'left' || room.window === 'right' ? z - (min[2] + max[2]) / 2 : x - (min[0] + max[0]) / 2;
  return Math.abs(along) < WINDOW.wide / 2 && y > WINDOW.from && y < WINDOW.to;
}

/** The camera and box of a room as an analysis of its photo would give them, if it made no mistake. */
export function truthOf(room: KnownRoom): Pick<Analysis, 'camera' | 'layout'> {
  const { min, max } = boxOf(room);
  const { width, height, focal, right, down, forward } = cameraOf(room);
  const axis = (n: 0 | 1 | 2) => [right[n], down[n], forward[n]] as const;
  return {
    camera: {
      width,
      height,
      focal,
      axes: [axis(0), axis(1), axis(2)],
      pitch: (-room.pitch * Math.PI) / 180,
      roll: 0,
      yaw: (room.yaw * Math.PI) / 180,
      focalSource: 'lines',
      confidence: 1,
    },
    layout: {
      min: [min[0], -room.eye, min[2]],
      max: [max[0], max[1] - room.eye, max[2]],
      cameraHeight: room.eye,
      scaleSource: 'ceiling',
      confidence: 1,
    },
  };
}

/** Linear light developed as a camera would: times the exposure, burnt out above 1. */
export function photoOf(room: KnownRoom, radiance: Float32Array, exposure: number): Raster {
  const [width, height] = room.pixels;
  return { width, height, data: Uint8Array.from(radiance, (light) => srgbByte(light * exposure)) };
}

/** The exposure that puts the median of the picture at a middle tone, unless too much of it would burn out. */
export function exposureFor(radiance: Float32Array): number {
  const levels = Float32Array.from(
    { length: radiance.length / 3 },
    (_, pixel) => radiance[pixel * 3 + 1]!,
  ).sort();
  const level = (share: number) => Math.max(1e-6, levels[Math.floor(share * (levels.length - 1))]!);
  return Math.min(0.36 / level(0.5), 0.95 / level(0.93));
}
