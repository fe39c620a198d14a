import { describe, expect, it } from 'vitest';
import { drawnPhoto } from '../../../test/drawn-photo.ts';
import { decodeRaster, encodeJpeg } from '../../base/codec/index.ts';
import { createRaster, type Raster } from '../../base/raster/raster.ts';
import { resizeRaster } from '../../base/raster/resize.ts';
import { drawDisclosureLabel } from './draw-disclosure-label.ts';
import { bearsDisclosureLabel } from './find-disclosure-label.ts';

const photo = drawnPhoto(480, 360);

function filled(gray: number): Raster {
  const picture = createRaster(480, 360);
  picture.data.fill(gray);
  return picture;
}

describe('bearsDisclosureLabel', () => {
  it('recognizes the label with any text, on bright and dark pictures', () => {
    expect(bearsDisclosureLabel(drawDisclosureLabel(photo))).toBe(true);
    expect(bearsDisclosureLabel(drawDisclosureLabel(photo, 'Virtuell möbliert'))).toBe(true);
    for (const gray of [0, 30, 128, 255]) {
      expect(bearsDisclosureLabel(drawDisclosureLabel(filled(gray)))).toBe(true);
    }
  });

  it('recognizes it after compression and at other sizes', async () => {
    const labeled = drawDisclosureLabel(photo);
    expect(bearsDisclosureLabel(await decodeRaster(await encodeJpeg(labeled, 60)))).toBe(true);
    expect(bearsDisclosureLabel(resizeRaster(labeled, 960, 720, 'bilinear'))).toBe(true);
    expect(bearsDisclosureLabel(resizeRaster(drawDisclosureLabel(drawnPhoto(960, 720)), 480, 360))).toBe(
      true,
    );
  });

  it('finds none in pictures without it, nor in a dark strip without letters', () => {
    for (const picture of [photo, filled(0), filled(255), drawnPhoto(90, 64), drawnPhoto(3, 2)]) {
      expect(bearsDisclosureLabel(picture)).toBe(false);
    }
    const strip = { ...photo, data: photo.data.slice() };
    for (let i = 3 * 480 * 342; i < strip.data.length; i++) strip.data[i]! *= 0.38;
    expect(bearsDisclosureLabel(strip)).toBe(false);
  });
});
