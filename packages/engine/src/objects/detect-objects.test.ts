import { describe, expect, it } from 'vitest';
import { loadScene } from '../../studio/benchmark-scenes/load-scene.ts';
import { boxAround, levelCamera } from '../../test/level-camera.ts';
import { createRaster, type Raster } from '../base/raster/raster.ts';
import { VIEW_CLASSES, type ViewClass } from '../scene/segmentation/room-network/view-classes.ts';
import { isContradicted } from './contradictions.ts';
import { detectObjects, namedObjects } from './detect-objects.ts';
import { objectCategories } from './object-categories.ts';

const [VASE, PLANT, SOFA, CHAIR, BED, BOOK, DOG] = [75, 58, 57, 56, 59, 73, 16];
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

/** Level, looking straight ahead: the horizon is the middle row. */
const camera = levelCamera(100, 100, 80);

/** Two meters wide, the far wall four meters away. */
const layout = boxAround(1);

/** The room is not understood, and no wall is found. */
const nothingKnown = {
  camera,
  layout: { ...layout, confidence: 0 },
  labels: { width: 1, height: 1, data: Uint16Array.of(0), count: 1 },
  regions: [],
  walls: { regions: [], confidence: 0 },
};

interface Labels {
  readonly width: number;
  readonly height: number;
  readonly data: ArrayLike<number>;
}

/** The room network's answer where every place of a map of labels has one class. */
function classesOf({ width, height, data: labels }: Labels, nameOf: (label: number) => ViewClass) {
  const data = new Uint8Array(width * height * VIEW_CLASSES.length);
  for (let i = 0; i < width * height; i++) {
    data[i * VIEW_CLASSES.length + VIEW_CLASSES.indexOf(nameOf(labels[i]!))] = 255;
  }
  return { width, height, data };
}

/** The box around a label in shares of the map. */
function boxOf({ width, height, data }: Labels, label: number) {
  const cells = Array.from(data).flatMap((one, i) => (one === label ? [i] : []));
  const [columns, rows] = [cells.map((i) => i % width), cells.map((i) => Math.floor(i / width))];
  const least = (places: number[]) => places.reduce((a, b) => Math.min(a, b));
  const most = (places: number[]) => places.reduce((a, b) => Math.max(a, b)) + 1;
  return box(least(columns) / width, least(rows) / height, most(columns) / width, most(rows) / height);
}

describe('OBJECTS-09, OBJECTS-10: the list of objects', () => {
  it('uses the words of people who show homes, and has no animals', () => {
    const found = namedObjects([
      { label: DOG, score: 0.9, box: box(0.7, 0.7, 0.9, 0.9) },
      { label: SOFA, score: 0.6, box: box(0, 0.4, 0.5, 0.8) },
      { label: CHAIR, score: 0.1, box: box(0.6, 0.5, 0.7, 0.8) },
    ]);
    expect(found.map(({ type }) => type)).toEqual(['sofa']);
  });

  it('names a thing once: no parts of it, no second name, no vase under its plant', () => {
    const found = namedObjects([
      { label: SOFA, score: 0.8, box: box(0, 0.4, 0.5, 0.8) },
      { label: CHAIR, score: 0.7, box: box(0.01, 0.4, 0.5, 0.8) },
      { label: PLANT, score: 0.6, box: box(0.6, 0.2, 0.8, 0.8) },
      { label: SOFA, score: 0.5, box: box(0.1, 0.5, 0.3, 0.8) },
      { label: VASE, score: 0.5, box: box(0.65, 0.65, 0.75, 0.8) },
    ]);
    expect(found.map(({ type }) => type)).toEqual(['sofa', 'plant']);
  });

  it('joins spines to one row of books, counts books once, and ignores a single weak one', () => {
    const spines = [0, 1, 2].map((i) => ({
      label: BOOK,
      score: 0.35,
      box: box(0.1 + i * 0.03, 0.2, 0.12 + i * 0.03, 0.3),
    }));
    const lone = { label: BOOK, score: 0.3, box: box(0.8, 0.8, 0.85, 0.9) };
    const found = namedObjects([...spines, lone]);
    expect(found).toEqual([{ type: 'books', confidence: 0.35, box: box(0.1, 0.2, 0.18, 0.3) }]);
    const twoRows = [0, 1].map((id) => ({ ...found[0]!, id }));
    expect(objectCategories([...twoRows, { ...found[0]!, id: 2, type: 'chair' }])).toEqual([
      { type: 'books', count: 1 },
      { type: 'chair', count: 1 },
    ]);
  });

  it('counts types, most frequent first', () => {
    const object = { id: 0, confidence: 0.5, box: box(0, 0, 1, 1) };
    const list = (['bed', 'chair', 'chair'] as const).map((type) => ({ ...object, type }));
    expect(objectCategories(list)).toEqual([
      { type: 'chair', count: 2 },
      { type: 'bed', count: 1 },
    ]);
  });
});

describe('contradictions', () => {
  const framed = (mat: number, motif: number): Raster => {
    const photo = createRaster(60, 60);
    for (let y = 0; y < 60; y++) {
      for (let x = 0; x < 60; x++) {
        const depth = Math.min(x, 59 - x, y, 59 - y);
        photo.data.fill(depth < 4 ? 20 : depth < 16 ? mat : motif, (y * 60 + x) * 3, (y * 60 + x) * 3 + 3);
      }
    }
    return photo;
  };
  const tv = { type: 'tv', box: box(0, 0, 1, 1) } as const;

  it('a screen with a pale mat around its motif is a picture', () => {
    expect(isContradicted(tv, framed(235, 90), { camera, layout })).toBe(true);
    expect(isContradicted(tv, framed(25, 25), { camera, layout })).toBe(false);
    expect(isContradicted(tv, framed(200, 200), { camera, layout })).toBe(false);
  });

  it('books do not lie flat on the floor: those are stripes of a rug', () => {
    const books = { type: 'books', box: box(0.3, 0.85, 0.7, 1) } as const;
    const photo = createRaster(4, 4);
    expect(isContradicted(books, photo, { camera, layout })).toBe(true);
    expect(isContradicted({ ...books, box: box(0.3, 0.5, 0.7, 0.7) }, photo, { camera, layout })).toBe(false);
    const unsure = { ...layout, confidence: 0.2 };
    expect(isContradicted(books, photo, { camera, layout: unsure })).toBe(false);
  });

  it('a sofa does not hang above the horizon, unless the horizon is unknown', () => {
    const hanging = { type: 'sofa', box: box(0.2, 0.1, 0.5, 0.4) } as const;
    const photo = createRaster(4, 4);
    expect(isContradicted(hanging, photo, { camera, layout })).toBe(true);
    expect(isContradicted({ ...hanging, box: box(0.2, 0.5, 0.5, 0.9) }, photo, { camera, layout })).toBe(
      false,
    );
    expect(isContradicted(hanging, photo, { camera: { ...camera, confidence: 0.1 }, layout })).toBe(false);
    expect(isContradicted({ ...hanging, type: 'clock' }, photo, { camera, layout })).toBe(false);
  });
});

it('finds the bed of a rendered room in its place, the same each time', async () => {
  const { photo, labels, facts } = await loadScene('luxury-bedroom-3');
  const analysis = { ...nothingKnown, camera: { ...camera, confidence: 0 } };
  const objects = await detectObjects(photo, analysis);
  const bed = objects.find(({ type }) => type === 'bed');
  const { label } = facts.things.find(({ kind }) => kind === 'bed')!;
  const { left, right } = boxOf(labels, label);
  expect(bed!.box.left).toBeCloseTo(left, 1);
  expect(bed!.box.right).toBeCloseTo(right, 1);
  expect(objects.map(({ id }) => id)).toEqual(objects.map((_, i) => i));
  expect(await detectObjects(photo, analysis)).toEqual(objects);
});

it('OBJECTS-09 lists a bed that the detector is unsure of, if the room network sees furniture there', async () => {
  const { photo, labels, facts } = await loadScene('luxury-bedroom-3');
  const { label } = facts.things.find(({ kind }) => kind === 'bed')!;
  const seenClasses = classesOf(labels, (one) => (one === label ? 'furniture' : 'wall'));
  const known = { ...nothingKnown, camera: { ...camera, confidence: 0 } };
  const weak = [{ label: BED, score: 0.2, box: boxOf(labels, label) }];
  expect(await detectObjects(photo, { ...known, seenClasses }, weak)).toMatchObject([
    { id: 0, type: 'furniture', box: weak[0]!.box },
  ]);
  const empty = classesOf(labels, () => 'wall');
  expect(await detectObjects(photo, { ...known, seenClasses: empty }, weak)).toEqual([]);
});

it('lists nothing in a uniform picture of any size', async () => {
  expect(await detectObjects(createRaster(1, 1), nothingKnown)).toEqual([]);
});
