import { describe, expect, it } from 'vitest';
import { createMask, createRaster, type Mask } from '../base/raster/raster.ts';
import { oklabImage } from '../scene/oklab-image.ts';
import type { SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import { VIEW_CLASSES, type ViewClass } from '../scene/segmentation/room-network/view-classes.ts';
import { plainBackground, withFoliage } from './foliage.ts';

const SIZE = { width: 160, height: 160 };
const WALL = [220, 218, 214];
const DARK = [40, 60, 30];
/** The part of the plant that the network saw, a twig out of it, a crack that does not touch it, and a frame. */
const isSeen = (x: number, y: number) => x >= 70 && x < 90 && y >= 90 && y < 140;
const isTwig = (x: number, y: number) => Math.abs(x - (80 + (90 - y) * 0.5)) < 1.5 && y >= 20 && y < 90;
const isCrack = (x: number, y: number) => x >= 140 && x < 143 && y >= 60 && y < 120;
const isFrame = (x: number, y: number) => x >= 20 && x < 50 && y >= 20 && y < 90;

function maskWhere(is: (x: number, y: number) => boolean): Mask {
  const mask = createMask(SIZE.width, SIZE.height);
  mask.data.forEach((_, i) => {
    if (is(i % SIZE.width, Math.floor(i / SIZE.width))) mask.data[i] = 255;
  });
  return mask;
}

function wallWithTwig() {
  const photo = createRaster(SIZE.width, SIZE.height);
  for (let y = 0; y < SIZE.height; y++) {
    for (let x = 0; x < SIZE.width; x++) {
      const isDark = [isSeen, isTwig, isCrack, isFrame].some((is) => is(x, y));
      photo.data.set(isDark ? DARK : WALL, (y * SIZE.width + x) * 3);
    }
  }
  return oklabImage(photo);
}

describe('a plant of thin twigs', () => {
  const plain = maskWhere((x, y) => !isSeen(x, y) && !isFrame(x, y));
  const grown = withFoliage(maskWhere(isSeen), wallWithTwig(), plain);
  const at = (x: number, y: number) => grown.data[y * SIZE.width + x];

  it('is outlined with the twigs that the network did not see', () => {
    expect([at(84, 82), at(100, 50), at(112, 26)]).toEqual([255, 255, 255]);
  });

  it('leaves the wall beside the twigs', () => {
    expect([at(80, 50), at(115, 80), at(60, 50)]).toEqual([0, 0, 0]);
  });

  it('leaves details that it does not touch, and whatever is no plain wall', () => {
    expect([at(141, 90), at(30, 50)]).toEqual([0, 0]);
  });
});

describe('the plain background of a plant', () => {
  const cells = { width: 40, height: 40 };
  const seenAs = (name: (x: number, y: number) => ViewClass): SeenClasses => {
    const data = new Uint8Array(cells.width * cells.height * VIEW_CLASSES.length);
    for (let i = 0; i < cells.width * cells.height; i++) {
      const place = VIEW_CLASSES.indexOf(name(i % cells.width, Math.floor(i / cells.width)));
      data[i * VIEW_CLASSES.length + place] = 240;
    }
    return { ...cells, data };
  };
  const place = { left: 0, top: 0, right: 1, bottom: 1 };
  const box = { left: 0.25, top: 0.25, right: 0.75, bottom: 0.75 };
  const plain = plainBackground(
    seenAs((x, y) => (y >= 28 ? 'furniture' : x < 20 ? 'hanging' : 'wall')),
    box,
    place,
    SIZE,
  );
  const at = (x: number, y: number) => plain.data[y * SIZE.width + x];

  it('is the wall in and near its box', () => {
    expect([at(100, 80), at(124, 80)]).toEqual([255, 255]);
    expect([at(140, 80), at(100, 20)]).toEqual([0, 0]);
  });

  it('is neither the picture behind it with its edge, nor the table below', () => {
    expect([at(60, 80), at(82, 80), at(100, 114)]).toEqual([0, 0, 0]);
  });
});
