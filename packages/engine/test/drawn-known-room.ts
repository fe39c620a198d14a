import type { Raster } from '../src/base/raster/raster.ts';
import { analysisOf } from '../src/edits/furniture/room-light/known-analysis.ts';
import { type KnownRoom, truthOf } from '../src/edits/furniture/room-light/known-room.ts';
import type { Analysis } from '../src/scene/analysis.ts';
import { faceMap } from '../src/scene/room-box/layout.ts';

/** Gray of floor, ceiling, left, right, far and near wall. */
const TONES = [120, 225, 190, 205, 215, 160];

/** An empty room painted face by face (which takes no rendering), with what an analysis would say of it. */
export function drawnKnownRoom(width: number, height: number): { photo: Raster; analysis: Analysis } {
  const room: KnownRoom = {
    width: 4.6,
    height: 2.6,
    depth: 5.4,
    eye: 1.4,
    paint: '#e6e0d4',
    floor: '#b08a60',
    windows: [{ wall: 'left', at: 0, wide: 1.7, from: 0.85, to: 2.15 }],
    yaw: 8,
    pitch: -7,
    pixels: [width, height],
  };
  const { camera, layout } = truthOf(room);
  const data = new Uint8Array(width * height * 3);
  for (const [p, face] of faceMap(camera, layout, width, height).entries()) {
    // A warm gray that is no step of any scale, so that a changed pixel shows.
    const tone = TONES[face]! + ((p * 7919) % 5) - 2;
    data.set([tone + 8, tone, tone - 9], p * 3);
  }
  const photo = { width, height, data };
  return { photo, analysis: analysisOf(room, photo) };
}
