import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePng } from '../src/base/codec/index.ts';
import { resizeRaster } from '../src/base/raster/resize.ts';
import { furnishPlan } from '../src/edits/furniture/furnish-plan.ts';
import type { PlanItem, StagingPlan } from '../src/edits/furniture/plan/staging-plan.ts';
import { analysisOf } from '../src/edits/furniture/room-light/known-analysis.ts';
import {
  exposureFor,
  type KnownRoom,
  photoOf,
  sceneOf,
} from '../src/edits/furniture/room-light/known-room.ts';
import { denoise } from '../src/render/denoise/denoise.ts';
import { type Features, type RenderSurface, render } from '../src/render/index.ts';
import { writeAnalysis } from '../src/scene/analysis-file.ts';
import { withGrain } from './photos.ts';

const window = { at: 0, wide: 1.8, from: 0.7, to: 2.2 } as const;

/** Empty rooms whose light, camera and walls are known. */
export const KNOWN_ROOMS: readonly { readonly name: string; readonly room: KnownRoom }[] = [
  { name: 'window beside the camera', room: knownRoom({ windows: [{ wall: 'left', ...window }] }) },
  {
    name: 'window in view',
    room: knownRoom({ windows: [{ wall: 'far', ...window, at: 1 }], yaw: -6, floor: '#c9c2b6' }),
  },
  { name: 'window behind', room: knownRoom({ windows: [{ wall: 'behind', ...window }], yaw: 16 }) },
  {
    name: 'sun through a window',
    room: knownRoom({
      windows: [{ wall: 'right', ...window }],
      yaw: -10,
      floor: '#9a7650',
      sun: { direction: [0.62, 0.58, 0.53], irradiance: [9, 8.4, 7.4], radius: 0.01 },
    }),
  },
];

function knownRoom(special: Pick<KnownRoom, 'windows'> & Partial<KnownRoom>): KnownRoom {
  return {
    width: 5,
    height: 2.6,
    depth: 6,
    eye: 1.4,
    paint: '#e6e0d4',
    floor: '#b08a60',
    yaw: 10,
    pitch: -9,
    pixels: [180, 120],
    ...special,
  };
}

const item = (
  kind: PlanItem['kind'],
  silhouette: string,
  place: readonly number[],
  turn: number,
  size: PlanItem['size'],
): PlanItem => ({
  kind,
  silhouette,
  x: place[0]!,
  y: 0,
  z: place[1]!,
  turn,
  size,
});

/** A sofa, a table before it and an armchair beside it. */
export const THREE_PIECES: StagingPlan = {
  version: 1,
  roomType: 'living_room',
  style: 'modern',
  seed: 4,
  items: [
    item('sofa', 'track-arm', [-0.2, -4.6], 0, [2, 0.82, 0.94]),
    item('coffee-table', 'rectangle', [-0.1, -3.3], 0, [1.1, 0.4, 0.6]),
    item('armchair', 'tub', [1.5, -3.4], -70, [0.8, 0.8, 0.8]),
  ],
};

export function furniture(): readonly RenderSurface[] {
  return furnishPlan(THREE_PIECES, 1).surfaces;
}

/** Path-traced as it would really look, without grain. */
export async function trueLight(
  room: KnownRoom,
  things: readonly RenderSurface[],
  samples: number,
): Promise<{ light: Float32Array; features: Features }> {
  const features = await render(sceneOf(room, things), { samples, bounces: 5, seed: 1, threads: 2 });
  const { width, height, radiance, albedo, normal } = features;
  const light = await denoise({ width, height, color: radiance, albedo, normal }, { quality: 'best' });
  return { light, features };
}

/** Writes an empty room's photo at both sizes that are timed, with its analysis beside it. */
export async function drawStagingPhotos(folder: string): Promise<{ px1024: string; px2048: string }> {
  const room: KnownRoom = { ...KNOWN_ROOMS[0]!.room, pixels: [1024, 683] };
  const { light } = await trueLight(room, [], 12);
  const photo = photoOf(room, light, exposureFor(light));
  const small = resizeRaster(photo, 640, 427);
  const analysis = analysisOf({ ...room, pixels: [640, 427] }, small);
  for (const width of [1024, 2048]) {
    const height = Math.round((width * 683) / 1024);
    const sized = withGrain(resizeRaster(photo, width, height, 'bilinear'));
    await writeFile(join(folder, `staging-${width}.png`), await encodePng(sized));
    await writeAnalysis(analysisFile(join(folder, `staging-${width}.png`)), analysis);
  }
  return { px1024: join(folder, 'staging-1024.png'), px2048: join(folder, 'staging-2048.png') };
}

/** Where the analysis of a staging photo lies. */
export function analysisFile(photo: string): string {
  return photo.replace('.png', '.json');
}
