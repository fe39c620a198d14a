import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decibelsUnder, markCorner, markTiled } from '../../../test/drawn-marks.ts';
import { temporaryFolder } from '../../../test/folders.ts';
import { encodeMaskPng } from '../../base/codec/index.ts';
import { hashToUnit } from '../../base/random.ts';
import { createMask, createRaster, type Raster } from '../../base/raster/raster.ts';
import { drawDisclosureLabel } from '../../publishing/disclosure-label/draw-disclosure-label.ts';
import { removeWatermark } from './edit.ts';
import { listMarks } from './list-marks.ts';
import { WatermarkRemovalRequest } from './request.ts';

/** A wall, a dark sofa, a pane and a floor with a grain that never repeats. */
const photo = drawnRoom(400, 300);

function drawnRoom(width: number, height: number): Raster {
  const room = createRaster(width, height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = [x / width, y / height];
      const isSofa = u > 0.15 && u < 0.55 && v > 0.5 && v < 0.8;
      const isPane = u > 0.62 && u < 0.8 && v > 0.15 && v < 0.5;
      const gray = isSofa ? 70 : isPane ? 225 : v > 0.7 ? 120 - 40 * v : 150 + 30 * u;
      for (let c = 0; c < 3; c++) room.data[i * 3 + c] = gray - 8 * c + 4 * hashToUnit(x, y, c);
    }
  }
  return room;
}

const CORNER = { text: 'Harbor Realty', gray: 255, opacity: 0.6, size: 0.05 };
const corner = markCorner(photo, CORNER);
const CORNER_BOX = { x: 0.4, y: 0.85, width: 0.6, height: 0.15 };

const remove = (picture: Raster, given: object = {}) =>
  removeWatermark(picture, WatermarkRemovalRequest.parse({ mode: 'watermark', rights: true, ...given }));

const box = (parts: object) => ({ regions: [], boxes: [], ...parts });

describe('removeWatermark', () => {
  it('U-35: does nothing without a statement of rights', async () => {
    await expect(remove(corner.marked, { rights: false })).rejects.toMatchObject({
      code: 'edit_invalid',
      message: 'Please confirm that this picture is yours, or that you may change it.',
    });
  });

  it.each([
    ['white', 255],
    ['black', 0],
  ])('EDITS-17: finds %s text in a corner and recovers the picture under it', async (_name, gray) => {
    const { marked, letters } = markCorner(photo, { ...CORNER, gray });
    const { raster, mask, confidence, regions } = await remove(marked);
    expect(decibelsUnder(letters, raster, photo)).toBeGreaterThan(decibelsUnder(letters, marked, photo) + 12);
    expect(confidence).toBeGreaterThan(0.8);
    expect(regions).toEqual([0]);
    mask!.data.forEach((value, i) => {
      if (value > 0) return;
      expect(raster.data.subarray(i * 3, i * 3 + 3)).toEqual(marked.data.subarray(i * 3, i * 3 + 3));
    });
  });

  it.each([
    ['white', 255, 0.4],
    ['black', 0, 0.15],
  ])('removes %s marks that are repeated all over', async (_name, gray, turn) => {
    const { marked, letters } = markTiled(photo, { text: 'PREVIEW', gray, opacity: 0.3, size: 0.045 }, turn);
    const { raster, regions } = await remove(marked);
    expect(decibelsUnder(letters, raster, photo)).toBeGreaterThan(decibelsUnder(letters, marked, photo) + 8);
    expect(regions).toEqual([0]);
  });

  it("removes only a person's selection, and leaves spared marks", async () => {
    const found = await remove(corner.marked, {
      corrections: { add: box({}), remove: box({ boxes: [{ ...CORNER_BOX, width: 0.3 }] }) },
    });
    const at = (x: number, y: number) => (y * 400 + x) * 3;
    expect(found.mask!.data.some((value, i) => value > 0 && i % 400 < 0.69 * 400)).toBe(false);
    expect(found.raster.data[at(200, 285)]).toBe(corner.marked.data[at(200, 285)]);
    const none = { corrections: { add: box({}), remove: box({ regions: [0] }) } };
    await expect(remove(corner.marked, none)).rejects.toMatchObject({ code: 'edit_not_confident' });
  });

  it('lists the marks by the numbers of corrections, and the default selection', async () => {
    const [mark, ...others] = await listMarks(corner.marked, false);
    expect(mark).toMatchObject({ id: 0, kind: 'text', isTaken: true });
    expect(others.filter(({ isTaken }) => isTaken)).toEqual([]);
    const { left, top, right, bottom } = mark!.box;
    let [inside, all] = [0, 0];
    corner.letters.data.forEach((value, i) => {
      if (value < 128) return;
      const [x, y] = [(i % 400) / 400, Math.floor(i / 400) / 300];
      all++;
      if (x >= left && x <= right && y >= top && y <= bottom) inside++;
    });
    expect(inside / all).toBeGreaterThan(0.9);

    const look = { text: 'PREVIEW', gray: 255, opacity: 0.3, size: 0.045 };
    const tiled = await listMarks(markTiled(photo, look, 0.4).marked, false);
    expect(tiled[0]).toMatchObject({ id: 0, kind: 'tiled', isTaken: true });
    expect(tiled[0]!.box).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
    expect(tiled.slice(1).every(({ isTaken }) => !isTaken)).toBe(true);
  });

  it('refuses tiled marks of a color that it cannot remove, instead of removing single words', async () => {
    const { marked } = markTiled(photo, { text: 'PREVIEW', gray: 128, opacity: 0.7, size: 0.045 }, 0.4);
    await expect(remove(marked)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: 'The watermark is too faint to be removed cleanly.',
    });
  });

  it('fills a selection without letters', async () => {
    const painted = createMask(48, 36);
    for (let y = 10; y < 14; y++) painted.data.fill(255, y * 48 + 20, y * 48 + 24);
    const path = join(await temporaryFolder(), 'painted.png');
    await writeFile(path, await encodeMaskPng(painted));
    const marked = { ...photo, data: photo.data.slice() };
    for (let y = 84; y < 116; y++) marked.data.fill(90, (y * 400 + 168) * 3, (y * 400 + 200) * 3);
    const { raster, warnings } = await remove(marked, {
      corrections: { add: box({ painted: path }), remove: box({}) },
    });
    const middle = (100 * 400 + 184) * 3;
    expect(Math.abs(raster.data[middle]! - photo.data[middle]!)).toBeLessThan(25);
    expect(warnings).toContain(
      'The filled part may not join its surroundings everywhere. Please look closely.',
    );
  });

  it('refuses photos without a mark', async () => {
    await expect(remove(photo)).rejects.toMatchObject({
      code: 'edit_not_confident',
      message: 'No watermark was found. Mark it with a rectangle or a brush.',
    });
  });

  it('U-01: never removes the label of virtually staged pictures', async () => {
    const labeled = drawDisclosureLabel(photo);
    const byHand = { corrections: { add: box({ boxes: [CORNER_BOX] }), remove: box({}) } };
    for (const given of [{}, byHand]) {
      await expect(remove(labeled, given)).rejects.toMatchObject({
        code: 'edit_not_confident',
        message: expect.stringContaining('virtually staged'),
      });
    }
  });
});
