import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { bytesFrom } from '../../base/typed-arrays.ts';
import { rayThrough } from '../../scene/camera/camera.ts';
import { faceMap } from '../../scene/room-box/layout.ts';
import { photoLevels } from '../photo-levels.ts';
import { findTrim } from './trim.ts';

const [width, height] = [960, 640];
const FAR = 4;
const BOARD = 0.14;
const { photo, analysis } = drawnKnownRoom(width, height);
const { camera, layout } = analysis;
const faces = faceMap(camera, layout, width, height);

/** Meters above the floor of a pixel on the far wall. */
function heightOf(i: number): number {
  const [across, down] = [((i % width) + 0.5) / width, (Math.floor(i / width) + 0.5) / height];
  const ray = rayThrough(camera, across * camera.width, down * camera.height);
  return (ray[1] * layout.min[2]) / ray[2] - layout.min[1];
}

/** The room with another brightness of the far wall, by height; `isBare` says where it is known to be wall. */
function farTrim(factor: (up: number) => number, isBare: (up: number) => boolean = () => true) {
  const data = bytesFrom(photo.data, (value, at) => {
    const i = Math.floor(at / 3);
    return faces[i] === FAR ? Math.round(value * factor(heightOf(i))) : value;
  });
  const free = bytesFrom(faces, () => 1);
  const bare = bytesFrom(faces, (face, i) => (face === FAR && isBare(heightOf(i)) ? 1 : 0));
  return findTrim(
    photoLevels({ width, height, data }),
    analysis,
    { width, height, faces, bare, free },
    { face: FAR, end: 0 },
  );
}

describe('the skirting of a wall (EDITS-18)', () => {
  it('ends where its color does', () => {
    expect(farTrim((up) => (up < BOARD ? 0.6 : 1))!.to).toBeCloseTo(BOARD, 1);
  });

  it('in the color of the wall ends at a thin line', () => {
    const trim = farTrim((up) => (Math.abs(up - BOARD) < 0.008 ? 0.8 : 1))!;
    expect(trim.to).toBeGreaterThan(BOARD);
    expect(trim.to).toBeLessThan(BOARD + 0.05);
  });

  it('is not there on a plain wall', () => {
    expect(farTrim(() => 1)).toBeNull();
  });

  it('is not the dark foot of something that is not known to be wall', () => {
    const isDark = (up: number) => (up < BOARD ? 0.3 : 1);
    expect(farTrim(isDark)).not.toBeNull();
    expect(farTrim(isDark, () => false)).toBeNull();
  });
});
