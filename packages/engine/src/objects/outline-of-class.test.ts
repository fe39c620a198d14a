import { beforeAll, describe, expect, it } from 'vitest';
import { createMask, createRaster, type Mask, type Plane, type Raster } from '../base/raster/raster.ts';
import { resizePlane } from '../base/raster/resize.ts';
import { embedPhoto, type PhotoEmbedding } from '../scene/segment-anything/embed-photo.ts';
import type { SeenClasses } from '../scene/segmentation/room-network/seen-classes.ts';
import { VIEW_CLASSES, type ViewClass } from '../scene/segmentation/room-network/view-classes.ts';
import type { DetectedObject } from './detected-object.ts';
import { outlineOfClass } from './outline-of-class.ts';

const [width, height] = [480, 360];
const CELLS = { width: 64, height: 48 };
/** A bush in front of a cabinet; the detector's box holds a good part of the cabinet, too. */
const BUSH = { x: 240, y: 150, radius: 62 };
const plant: DetectedObject = {
  id: 0,
  type: 'plant',
  confidence: 0.8,
  box: { left: 0.32, top: 0.2, right: 0.68, bottom: 0.9 },
};

const isBush = (x: number, y: number) => Math.hypot(x - BUSH.x, y - BUSH.y) < BUSH.radius;

function photo(): Raster {
  const raster = createRaster(width, height);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const isCabinet = x > 160 && x < 320 && y > 180;
    const color = isBush(x, y) ? [46, 96, 40] : isCabinet ? [120, 82, 50] : [214, 206, 190];
    raster.data.set(color, i * 3);
  }
  return raster;
}

/** What the room network says: the bush is a plant, as far as `name` is that, and all else is wall. */
function cellsWith(name: ViewClass): SeenClasses {
  const data = new Uint8Array(CELLS.width * CELLS.height * VIEW_CLASSES.length);
  for (let i = 0; i < CELLS.width * CELLS.height; i++) {
    const [x, y] = [
      (((i % CELLS.width) + 0.5) * width) / CELLS.width,
      ((Math.floor(i / CELLS.width) + 0.5) * height) / CELLS.height,
    ];
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(isBush(x, y) ? name : 'wall')] = 247;
  }
  return { ...CELLS, data };
}

/** The same with a stem, of which the network sees only the middle. */
function cellsOfStem(): SeenClasses {
  const data = new Uint8Array(CELLS.width * CELLS.height * VIEW_CLASSES.length);
  for (let i = 0; i < CELLS.width * CELLS.height; i++) {
    const [x, y] = [i % CELLS.width, Math.floor(i / CELLS.width)];
    const isStem = x >= 31 && x < 33 && y >= 20 && y < 40;
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(isStem ? 'plant' : 'wall')] = 247;
  }
  return { ...CELLS, data };
}

function maskOf(odds: Plane): Mask {
  const mask = createMask(width, height);
  const large = resizePlane(odds, width, height, 'bilinear').data;
  for (let i = 0; i < large.length; i++) mask.data[i] = large[i]! > 0 ? 255 : 0;
  return mask;
}

function overlapWithBush({ data }: Mask): number {
  let [both, either] = [0, 0];
  for (let i = 0; i < data.length; i++) {
    const [a, b] = [data[i]! > 0, isBush(i % width, Math.floor(i / width))];
    if (a && b) both++;
    if (a || b) either++;
  }
  return both / either;
}

describe('the outline of an object whose type is a class of the room network', () => {
  let embedding: PhotoEmbedding;
  beforeAll(async () => {
    embedding = await embedPhoto(photo());
  });

  it('is that of the plant, without the cabinet that its box holds', async () => {
    const outline = await outlineOfClass(embedding, cellsWith('plant'), plant);
    expect(outline?.isSparse).toBe(false);
    expect(overlapWithBush(maskOf(outline!.odds))).toBeGreaterThan(0.85);
  });

  it('is that of the cells alone when a plant fills little of its box', async () => {
    const outline = await outlineOfClass(embedding, cellsOfStem(), plant);
    expect(outline?.isSparse).toBe(true);
    const covered = maskOf(outline!.odds).data.filter((value) => value > 0).length;
    expect(covered).toBeLessThan(0.02 * width * height);
  });

  it('is left to the box when the network sees no plant there', async () => {
    expect(await outlineOfClass(embedding, cellsWith('furniture'), plant)).toBeNull();
  });

  it('is left to the box for types without a class of their own', async () => {
    const sofa = { ...plant, type: 'sofa' } as const;
    expect(await outlineOfClass(embedding, cellsWith('plant'), sofa)).toBeNull();
  });
});
