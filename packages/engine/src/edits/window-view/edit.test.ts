import { WINDOW_VIEWS } from '@home-design/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawnWindow, seenStraightOn } from '../../../test/drawn-window.ts';
import { runNetworksAnew } from '../../../test/run-networks-anew.ts';
import { EngineError } from '../../base/engine-error.ts';
import { createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import { changeWindowView } from './edit.ts';
import { WindowViewRequest } from './request.ts';

const { photo, panes, analysis } = drawnWindow(480, 360);

function change(given: Record<string, unknown> = {}, from = { photo, analysis }) {
  return changeWindowView(
    from.photo,
    from.analysis,
    WindowViewRequest.parse({ mode: 'window-view', ...given }),
  );
}

function meanOf({ data }: Raster, { data: inside }: Mask): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  inside.forEach((value, i) => {
    if (value !== 255) return;
    count++;
    for (let c = 0; c < 3; c++) sum[c]! += data[3 * i + c]!;
  });
  return sum.map((value) => value / count) as [number, number, number];
}

/** Pixels in which two pictures of one size differ. */
function differing(a: Raster, b: Raster): number[] {
  const pixels: number[] = [];
  for (let i = 0; i < a.width * a.height; i++) {
    if ([0, 1, 2].some((c) => a.data[3 * i + c] !== b.data[3 * i + c])) pixels.push(i);
  }
  return pixels;
}

const box = (x: number, y: number, width: number, height: number) => ({ boxes: [{ x, y, width, height }] });
/** A pale but visible view: sky above grass, with texture. */
const hazy = drawnWindow(480, 360, (u, v) => {
  const wave = Math.round(8 * Math.sin(40 * u) * Math.cos(31 * v));
  return v < 0.5 ? [225 + wave, 232 + wave, 240] : [196 + wave, 208 + wave, 180 + wave];
});

describe('changeWindowView', () => {
  it('EDITS-54 finds overexposed panes and shows a view in them; wall, frame, muntins and plant stay', async () => {
    const { raster, mask, confidence } = await change({ view: 'garden' });
    expect(confidence).toBeGreaterThan(0.8);
    const changed = differing(raster, photo);
    expect(changed.filter((i) => panes.data[i] === 255).length).toBeGreaterThan(
      0.97 * panes.data.filter((value) => value === 255).length,
    );
    expect(changed.filter((i) => panes.data[i] === 0).length).toBeLessThan(12);
    expect(changed.filter((i) => mask!.data[i] === 0)).toEqual([]);
    expect(meanOf(raster, panes)[1]).toBeLessThan(235);
  });

  it('has five distinct views, by default the garden', async () => {
    expect(WINDOW_VIEWS).toEqual(['garden', 'hills', 'city', 'sea', 'sky', 'recover']);
    expect(WindowViewRequest.parse({ mode: 'window-view' }).view).toBe('garden');
    const seen: Raster[] = [];
    for (const view of WINDOW_VIEWS.slice(0, -1)) {
      const { raster } = await change({ view });
      for (const other of seen) expect(differing(raster, other).length).toBeGreaterThan(1000);
      seen.push(raster);
    }
  });

  it('shows sky above and green below in a garden, its horizon at eye level', async () => {
    const tall = drawnWindow(480, 360);
    const { raster } = await change({ view: 'sea', seed: 3 }, tall);
    const at = (u: number, v: number) => 3 * (Math.floor(v * 360) * 480 + Math.floor(u * 480));
    const sky = raster.data[at(0.62, 0.25) + 1]!;
    const water = raster.data[at(0.62, 0.54) + 1]!;
    expect(sky).toBeGreaterThan(water);
  });

  it('gives the same bytes for the same seed, others for another, and never changes the photo', async () => {
    runNetworksAnew();
    const before = photo.data.slice();
    const one = await change({ seed: 4 });
    expect((await change({ seed: 4 })).raster.data).toEqual(one.raster.data);
    expect((await change({ seed: 5 })).raster.data).not.toEqual(one.raster.data);
    expect(photo.data).toEqual(before);
  });

  it('uses selected panes, and leaves removed ones', async () => {
    const right = { add: {}, remove: box(0.56, 0, 0.44, 1) };
    const { raster } = await change({ corrections: right });
    const columns = differing(raster, photo).map((i) => i % 480);
    expect(Math.max(...columns)).toBeLessThan(0.57 * 480);
    const wall = createRaster(120, 90);
    wall.data.fill(120);
    const marked = await change(
      { corrections: { add: box(0.25, 0.25, 0.5, 0.5) } },
      { photo: wall, analysis: seenStraightOn(wall, 0) },
    );
    expect(differing(marked.raster, wall).length).toBeGreaterThan(0.9 * 60 * 45);
    expect(marked.confidence).toBeLessThan(0.6);
    expect(marked.warnings.join()).toContain('Please check the result.');
  });

  it('recovers a pale view in a selected pane: darker, richer in contrast, and the rest unchanged', async () => {
    await expect(change({ view: 'recover' }, hazy)).rejects.toThrow('Mark the panes');
    const corrections = { add: box(0.4, 0.2, 0.3, 0.35) };
    const { raster } = await change({ view: 'recover', corrections }, hazy);
    const before = meanOf(hazy.photo, hazy.panes);
    const after = meanOf(raster, hazy.panes);
    expect(after[1]).toBeLessThan(before[1] - 25);
    const outside = differing(raster, hazy.photo).filter((i) => {
      const [u, v] = [(i % 480) / 480, Math.floor(i / 480) / 360];
      return u < 0.39 || u > 0.71 || v < 0.19 || v > 0.56;
    });
    expect(outside).toEqual([]);
  });

  it('refuses with a sentence: no panes, none left, nothing to recover, strength 0', async () => {
    const gray = createRaster(60, 40);
    gray.data.fill(120);
    const bare = { photo: gray, analysis: seenStraightOn(gray, 0.9) };
    await expect(change({}, bare)).rejects.toThrow('Mark the panes whose view should change.');
    await expect(change({ corrections: { remove: box(0, 0, 1, 1) } })).rejects.toThrow('No panes are left');
    await expect(change({ view: 'recover' })).rejects.toThrow('overexposed to white');
    await expect(change({ strength: 0 })).rejects.toThrow('At strength 0');
  });

  it('does not take lamps, pictures with a motif, sun on the floor or windows with a view for panes', async () => {
    for (const draw of [
      (u: number, v: number) => Math.hypot(u - 0.5, v - 0.3) < 0.1,
      (u: number, v: number) =>
        Math.abs(u - 0.5) < 0.12 && Math.abs(v - 0.3) < 0.12 && Math.hypot(u - 0.5, v - 0.3) > 0.07,
      (u: number, v: number) => v > 0.7 && v < 0.85 && Math.abs(u - 0.5) < 0.2,
    ]) {
      const { photo: wall } = drawnShape(draw);
      await expect(change({}, { photo: wall, analysis: seenStraightOn(wall, 0.9) })).rejects.toThrow(
        'Mark the panes',
      );
    }
    const halfSky = drawnWindow(480, 360, (u, v) => (v < 0.5 ? [255, 255, 255] : [90 + 20 * u, 110, 70]));
    await expect(change({}, halfSky)).rejects.toThrow('Mark the panes');
  });

  it('makes a picture of the same size from any photo, unchanged outside its mask, or refuses', async () => {
    const pictures = fc
      .tuple(fc.integer({ min: 1, max: 41 }), fc.integer({ min: 1, max: 41 }))
      .chain(([width, height]) => {
        const size = width * height * 3;
        return fc
          .uint8Array({ minLength: size, maxLength: size })
          .map((data): Raster => ({ width, height, data }));
      });
    const share = fc.double({ min: 0, max: 0.6, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        pictures,
        fc.constantFrom(...WINDOW_VIEWS),
        share,
        share,
        async (picture, view, x, y) => {
          const corrections = { add: box(x, y, 0.4, 0.4) };
          try {
            const { raster, mask } = await change(
              { view, corrections },
              { photo: picture, analysis: seenStraightOn(picture, 0.9) },
            );
            expect([raster.width, raster.height]).toEqual([picture.width, picture.height]);
            expect(differing(raster, picture).filter((i) => mask!.data[i] === 0)).toEqual([]);
          } catch (error) {
            expect(error).toBeInstanceOf(EngineError);
          }
        },
      ),
      { numRuns: 24 },
    );
  });
});

/** A gray wall with a white shape. */
function drawnShape(isWhite: (u: number, v: number) => boolean): { photo: Raster } {
  const wall = createRaster(400, 300);
  for (let i = 0; i < 400 * 300; i++) {
    const white = isWhite((i % 400) / 400, Math.floor(i / 400) / 300);
    wall.data.fill(white ? 255 : 130, 3 * i, 3 * i + 3);
  }
  return { photo: wall };
}
