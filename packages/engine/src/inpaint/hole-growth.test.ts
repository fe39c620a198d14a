import { describe, expect, it } from 'vitest';
import { drawnKnownRoom } from '../../test/drawn-known-room.ts';
import { createMask } from '../base/raster/raster.ts';
import { faceMap } from '../scene/room-box/layout.ts';
import { faceToPicture } from './chart.ts';
import { cutOffLight, withScraps } from './hole-growth.ts';
import { inverted } from './homography.ts';

const { photo, analysis } = drawnKnownRoom(240, 160);
const { width, height } = photo;
const NOTHING = createMask(width, height);

describe('withScraps', () => {
  it('includes the small visible parts between the legs of a chair, except parts of the building', () => {
    const chair = createMask(width, height);
    for (let y = 60; y < 90; y++) chair.data.fill(255, y * width + 60, y * width + 90);
    const gap = 75 * width + 75;
    chair.data.fill(0, gap, gap + 5);
    expect(withScraps(chair, NOTHING).data[gap]).toBe(255);
    expect(withScraps(chair, NOTHING).data[0]).toBe(0);
    const socket = createMask(width, height);
    socket.data[gap] = 255;
    expect(withScraps(chair, socket).data[gap]).toBe(0);
  });
});

describe('cutOffLight', () => {
  const faces = faceMap(analysis.camera, analysis.layout, width, height);
  const isPlane = faces.map((face) => (face === 0 ? 1 : 0));
  const lit = { ...photo, data: photo.data.slice() };
  const paint = Float32Array.from(photo.data, () => Math.log(122));
  for (let i = 0; i < isPlane.length; i++) if (isPlane[i]) lit.data.fill(120, i * 3, i * 3 + 3);
  /** A patch of sun beside the hole, and one apart. */
  const sun = { beside: [100, 118], apart: [200, 215] } as const;
  for (const [left, right] of [sun.beside, sun.apart]) {
    for (let y = 140; y < 150; y++) lit.data.fill(240, (y * width + left) * 3, (y * width + right) * 3);
  }
  const hole = createMask(width, height);
  for (let y = 130; y < 155; y++) hole.data.fill(255, y * width + 118, y * width + 150);
  const known = {
    face: 0,
    isPlane,
    isBare: isPlane.map((one, i) => (one && !hole.data[i] ? 1 : 0)),
    paint,
    toFace: inverted(faceToPicture(analysis.camera, analysis.layout, 0, photo)),
  };
  const cut = cutOffLight(lit, hole, known, analysis.layout);

  it('is the whole patch of sun that a thing cuts off', () => {
    expect(cut[145 * width + 102]).toBe(1);
    expect(cut[145 * width + 116]).toBe(1);
  });

  it('excludes a separate patch of sun, and the floor itself', () => {
    expect(cut[145 * width + 207]).toBe(0);
    expect(cut[145 * width + 60]).toBe(0);
  });
});
