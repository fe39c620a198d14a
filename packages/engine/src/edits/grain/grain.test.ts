import { describe, expect, it } from 'vitest';
import { createRandom } from '../../base/random.ts';
import { gaussianBlur } from '../../base/raster/gaussian-blur.ts';
import { createPlane, type Raster } from '../../base/raster/raster.ts';
import { missingBlur, photoCharacter } from './grain.ts';

/** Dark and light stripes 40 pixels wide, blurred by `sigma` pixels, with grain of a standard deviation in bytes. */
function stripes(sigma: number, grain: number): Raster {
  const [width, height] = [320, 160];
  const sharp = createPlane(width, height);
  for (let i = 0; i < sharp.data.length; i++) sharp.data[i] = Math.floor((i % width) / 40) % 2 ? 190 : 60;
  const random = createRandom(3);
  const data = new Uint8Array(width * height * 3);
  gaussianBlur(sharp, sigma).data.forEach((value, i) => {
    // The sum of twelve has a standard deviation of 1 (and nearly a normal distribution).
    const noise = Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6);
    data.fill(Math.round(value + grain * noise), i * 3, i * 3 + 3);
  });
  return { width, height, data };
}

describe('the effect of a camera on a photo', () => {
  it.each([1, 1.5, 2])('has a blur of %f pixels that a rendering lacks', (sigma) => {
    const photo = stripes(sigma, 0.5);
    const missing = missingBlur(photoCharacter(photo, photo));
    // The rendering's pixels already have a little blur, so somewhat less is missing.
    expect(missing).toBeGreaterThan(sigma - 0.35);
    expect(missing).toBeLessThan(sigma + 0.1);
  });

  it('has no blur in a sharp photo, and never more than two pixels', () => {
    const sharp = stripes(0, 0.5);
    expect(missingBlur(photoCharacter(sharp, sharp))).toBeLessThan(0.25);
    const soft = stripes(4, 0.5);
    expect(missingBlur(photoCharacter(soft, soft))).toBe(2);
  });

  it.each([0, 1.5, 4])('has grain of %f', (grain) => {
    const photo = stripes(1, grain);
    expect(Math.abs(photoCharacter(photo, photo).grain - grain)).toBeLessThan(0.15 + 0.15 * grain);
  });
});
