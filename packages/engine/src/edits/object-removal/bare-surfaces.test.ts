import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../../test/drawn-known-room.ts';
import { erode } from '../../base/raster/morphology.ts';
import { createMask, type Mask } from '../../base/raster/raster.ts';
import { faceMap } from '../../scene/room-box/layout.ts';
import { bareSurfaces } from './bare-surfaces.ts';

const [WIDTH, HEIGHT] = [192, 128];
const FAR = 4;
const { photo, analysis } = drawnKnownRoom(WIDTH, HEIGHT);
const faces = faceMap(analysis.camera, analysis.layout, WIDTH, HEIGHT);

describe('the bare surfaces of a room', () => {
  const none = createMask(WIDTH, HEIGHT);
  // The regions know the left half of the far wall; its right half is in shade.
  const isShade = (i: number): boolean => faces[i] === FAR && i % WIDTH > WIDTH / 2;
  const shade = analysis.labels.count;
  const labels = {
    ...analysis.labels,
    count: shade + 1,
    data: analysis.labels.data.map((region, i) => (isShade(i) ? shade : region)),
  };
  const room = { ...analysis, labels };
  const shown: Mask = { ...none, data: Uint8Array.from(faces, (face) => (face === FAR ? 255 : 0)) };
  // Not at its border, because cells are wider than the edges of things.
  const inside = erode(shown, 4).data;
  const inShade = [...faces.keys()].filter((i) => isShade(i) && inside[i]);

  it('include wall in shade that the room network sees', () => {
    expect(inShade.length).toBeGreaterThan(300);
    const { bare } = bareSurfaces(room, photo, none, none, shown);
    expect(inShade.every((i) => bare[i] === 1)).toBe(true);
    const byRegions = bareSurfaces(room, photo, none, none);
    expect(inShade.some((i) => byRegions.bare[i] === 1)).toBe(false);
  });

  it('exclude what stands before it', () => {
    const { bare } = bareSurfaces(room, photo, none, shown, shown);
    expect(inShade.some((i) => bare[i] === 1)).toBe(false);
  });
});
