import { srgbByte } from '../../../base/color/srgb.ts';
import { quad } from '../../../base/geometry/shapes.ts';
import type { Vec3 } from '../../../base/geometry/vector.ts';
import type { Raster } from '../../../base/raster/raster.ts';
import { bytesFrom, floatsAt } from '../../../base/typed-arrays.ts';
import {
  makeCamera,
  type RenderCamera,
  type RenderScene,
  type RenderSurface,
} from '../../../render/index.ts';
import { material } from '../../../render/materials/material.ts';
import type { SkyLight, SunLight } from '../../../render/scene.ts';
import type { Analysis } from '../../../scene/analysis.ts';

/** A window without glass. */
export interface RoomWindow {
  readonly wall: 'left' | 'right' | 'far' | 'behind';
  /** Distance of its middle from its wall's middle along x or z, meters. */
  readonly at: number;
  readonly wide: number;
  readonly from: number;
  readonly to: number;
}

/** An empty room with known light, as the ground truth for light measured from its photo. */
export interface KnownRoom {
  /** Meters; the camera stands above the world's origin, `behind` from the far wall. */
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly eye: number;
  /** sRGB hex. */
  readonly paint: string;
  readonly floor: string;
  readonly windows: readonly RoomWindow[];
  /** Degrees, positive turns right. */
  readonly yaw: number;
  readonly pitch: number;
  readonly sun?: SunLight;
  /** Radiance by height; overcast if absent. */
  readonly sky?: SkyLight;
  /** Share of the picture's width; 0.68 if absent. */
  readonly focal?: number;
  /** Of the photo, pixels. */
  readonly pixels: readonly [width: number, height: number];
}

/** The camera's place: in the middle between the side walls, this far from the wall behind. */
const BEHIND = 0.35;
const CEILING = '#f3f1ec';
const OVERCAST: SkyLight = { zenith: [0.95, 1, 1.08], horizon: [1, 1, 1], ground: [0.25, 0.26, 0.22] };

/** The room's box in the world of the renderer: the camera above the origin. */
export function boxOf(room: KnownRoom): { readonly min: Vec3; readonly max: Vec3 } {
  return { min: [-room.width / 2, 0, BEHIND - room.depth], max: [room.width / 2, room.height, BEHIND] };
}

/** A wall as frames around its windows, or whole: corner, across, up belong to the wall. */
function wall(
  { corner, across }: WallFrame,
  height: number,
  windows: readonly RoomWindow[],
): ReturnType<typeof quad>[] {
  const length = Math.hypot(...across);
  const piece = (a0: number, a1: number, b0: number, b1: number) =>
    quad(
      [corner[0] + (across[0] * a0) / length, b0, corner[2] + (across[2] * a0) / length],
      [(across[0] * (a1 - a0)) / length, 0, (across[2] * (a1 - a0)) / length],
      [0, b1 - b0, 0],
    );
  const spans = windows
    .map(({ from, to, ...window }) => ({ ...spanOf({ corner, across }, window), from, to }))
    .sort((a, b) => a.start - b.start);
  const pieces: ReturnType<typeof quad>[] = [];
  let at = 0;
  for (const { start, end, from, to } of spans) {
    pieces.push(piece(at, start, 0, height), piece(start, end, to, height));
    if (from > 0) pieces.push(piece(start, end, 0, from));
    at = end;
  }
  return [...pieces, piece(at, length, 0, height)];
}

interface WallFrame {
  readonly corner: Vec3;
  readonly across: Vec3;
}

/** The beginning and end of a window along its wall, meters from the wall's corner. */
function spanOf({ across }: WallFrame, { at, wide }: Pick<RoomWindow, 'at' | 'wide'>) {
  const length = Math.hypot(...across);
  // A wall's frame runs along an axis or against it.
  const middle = length / 2 + Math.sign(across[0] + across[2]) * at;
  return { start: middle - wide / 2, end: middle + wide / 2 };
}

/** The room as a scene, lit by the sky (and sun) through its windows, with things in it. */
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
  const shell = Object.entries(walls).flatMap(([name, frame]) =>
    wall(
      frame,
      h,
      room.windows.filter((window) => window.wall === name),
    ).map((mesh) => surface(mesh, room.paint)),
  );
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
      sky: room.sky ?? OVERCAST,
      ...(room.sun ? { sun: room.sun } : {}),
      portals: room.windows.map((window) => {
        const { corner, across, normal } = walls[window.wall];
        const length = Math.hypot(...across);
        const { start } = spanOf({ corner, across }, window);
        return {
          corner: [
            corner[0] + (across[0] * start) / length,
            window.from,
            corner[2] + (across[2] * start) / length,
          ],
          across: [(across[0] * window.wide) / length, 0, (across[2] * window.wide) / length],
          up: [0, window.to - window.from, 0],
          normal,
        };
      }),
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
    focal: room.focal ?? 0.68,
    width,
    height,
  });
}

/** Whether a place on a wall (world meters) lies in one of its windows. */
export function inWindow(room: KnownRoom, wall: string, [x, y, z]: Vec3): boolean {
  const { min, max } = boxOf(room);
  const along = wall === 'left' || wall === 'right' ? z - (min[2] + max[2]) / 2 : x - (min[0] + max[0]) / 2;
  return room.windows.some(
    ({ wall: own, at, wide, from, to }) =>
      own === wall && Math.abs(along - at) < wide / 2 && y > from && y < to,
  );
}

/** The camera and box of a room, as in an error-free analysis of its photo. */
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

/** Linear light as in a camera: times the exposure, clipped above 1. */
export function photoOf(room: KnownRoom, radiance: Float32Array, exposure: number): Raster {
  const [width, height] = room.pixels;
  return { width, height, data: bytesFrom(radiance, (light) => srgbByte(light * exposure)) };
}

/** The exposure that puts the median of the picture at a middle tone, unless too much of it would be clipped. */
export function exposureFor(radiance: Float32Array): number {
  const levels = floatsAt(radiance.length / 3, (pixel) => radiance[pixel * 3 + 1]!).sort();
  const level = (share: number) => Math.max(1e-6, levels[Math.floor(share * (levels.length - 1))]!);
  return Math.min(0.36 / level(0.5), 0.95 / level(0.93));
}
