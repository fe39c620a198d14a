import { describe, expect, it } from 'vitest';
import { boxAround, levelCamera } from '../../test/level-camera.ts';
import { patch } from '../../test/wall-patches.ts';
import { findPictures } from './find-pictures.ts';

const [WIDTH, HEIGHT] = [200, 150];
/** Level, in the middle of a room 4 m wide: a meter of the far wall takes up 40 pixels, its middle row is at 1.4 m. */
const camera = levelCamera(WIDTH, HEIGHT, 160);
const layout = boxAround(2);

/** All wall except one thing in `covers`, with the given lightness (OKLab). */
function roomWith(covers: (x: number, y: number) => boolean, lightness = 0.5) {
  const data = new Uint16Array(WIDTH * HEIGHT);
  for (let i = 0; i < data.length; i++) data[i] = covers(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0;
  const thing = patch(1, { color: { L: lightness, a: 0, b: 0 } });
  return {
    camera,
    layout,
    labels: { width: WIDTH, height: HEIGHT, data, count: 2 },
    regions: [patch(0), thing].map((region) => ({
      ...region,
      wallProbability: region.id === 0 ? 1 : 0,
      folds: 0,
    })),
    walls: { regions: [0], confidence: 0.9 },
  };
}

const rectangle = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
  x >= left && x < right && y >= top && y < bottom;
const PICTURE = rectangle(84, 51, 116, 75);

describe('OBJECTS-09: pictures', () => {
  it('are rectangles on a wall at the height of pictures', () => {
    const [picture, ...others] = findPictures(roomWith(PICTURE));
    expect(others).toEqual([]);
    expect(picture).toMatchObject({
      type: 'picture',
      box: { left: 0.42, top: 0.34, right: 0.58, bottom: 0.5 },
    });
    expect(picture!.confidence).toBeCloseTo(0.9, 1);
  });

  it.each([
    ['stands low', rectangle(84, 100, 116, 124)],
    ['hangs from the ceiling', rectangle(84, 20, 116, 44)],
    ['is a switch', rectangle(98, 60, 102, 64)],
    ['is as large as a window', rectangle(70, 40, 125, 90)],
    ['is a disc', (x: number, y: number) => Math.hypot(x - 100, y - 63) < 14],
    ['is cut by the picture', rectangle(0, 51, 26, 75)],
  ])('are not what %s', (_, covers) => {
    expect(findPictures(roomWith(covers))).toEqual([]);
  });

  it('are not overexposed windows', () => {
    expect(findPictures(roomWith(PICTURE, 0.97))).toEqual([]);
  });

  it('are not listed if walls or room box are not trusted', () => {
    const room = roomWith(PICTURE);
    expect(findPictures({ ...room, walls: { regions: [0], confidence: 0.4 } })).toEqual([]);
    expect(findPictures({ ...room, layout: { ...layout, confidence: 0.3 } })).toEqual([]);
  });
});
