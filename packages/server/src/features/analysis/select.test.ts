import { rm } from 'node:fs/promises';
import { deflateSync, inflateSync } from 'node:zlib';
import type { SelectionMask, SurfaceSelection } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import { expectStatus, usedDesigns } from '../../test/makers.ts';
import { photoWorld } from '../../test/photo-world.ts';

const { ask, breakEngine, now, stranger: newStranger } = photoWorld();

const prepare = (client = now().guest) => ask('selection/prepare', undefined, client);
const select = (body: object, client = now().guest) => ask('selection', body, client);
const selectSurface = (body: object, client = now().guest) => ask('selection/surface', body, client);
const TAPS = {
  points: [
    { x: 0.2, y: 0.4, is_meant: true },
    { x: 0.7, y: 0.4, is_meant: false },
  ],
};

describe('selecting by taps', () => {
  it('answers with a packed mask, free, with and without preparation', async () => {
    const before = await usedDesigns(now().guest);
    const unprepared = expectStatus<SelectionMask>(await select(TAPS), 200);
    expect([...inflateSync(Buffer.from(unprepared.mask, 'base64'))]).toEqual([255, 0]);
    expect(expectStatus(await prepare(), 200)).toEqual({ width: 640, height: 480 });
    expect(expectStatus(await select(TAPS), 200)).toEqual(unprepared);
    const box = { left: 0.1, top: 0.1, right: 0.5, bottom: 0.5 };
    expectStatus(await select({ box }), 200);
    expect(await usedDesigns(now().guest)).toBe(before);
  });

  it('prepares again if the preparation was deleted', async () => {
    expectStatus(await prepare(), 200);
    await rm(now().engine.prepared.at(-1) ?? '');
    expectStatus(await select(TAPS), 200);
  });

  it('refuses no places, too many places, and places outside the picture', async () => {
    expectStatus(await select({}), 400);
    expectStatus(await select({ points: Array.from({ length: 33 }, () => TAPS.points[0]) }), 400);
    expectStatus(await select({ points: [{ x: 1.2, y: 0.4, is_meant: true }] }), 400);
  });

  it('says that a picture cannot be analyzed, and can be asked again', async () => {
    breakEngine();
    expect(expectStatus(await prepare(), 500)).toMatchObject({ code: 'look_failed' });
    expectStatus(await prepare(), 200);
  });

  it('shows a stranger nothing', async () => {
    const stranger = await newStranger();
    expectStatus(await prepare(), 200);
    for (const answer of [await prepare(stranger), await select(TAPS, stranger)])
      expect(expectStatus(answer, 404)).toMatchObject({ code: 'version_not_found' });
  });
});

describe('selecting a surface', () => {
  const selected = deflateSync(Uint8Array.of(255, 0)).toString('base64');
  const bytesOf = ({ mask }: SurfaceSelection) => [...inflateSync(Buffer.from(mask, 'base64'))];

  it('answers with what the edit would take, free, and analyzes the version for it once', async () => {
    const before = await usedDesigns(now().guest);
    const walls = expectStatus<SurfaceSelection>(await selectSurface({ surface: 'walls' }), 200);
    expect([bytesOf(walls), walls.pieces]).toEqual([[255, 255], 1]);
    expectStatus(await selectSurface({ surface: 'floor' }), 200);
    expect(now().engine.looks.filter(({ kind }) => kind === 'analyse')).toHaveLength(1);
    expect(await usedDesigns(now().guest)).toBe(before);
  });

  it('corrects a selection by the last tap', async () => {
    const body = { surface: 'walls', selected, points: TAPS.points };
    expect(bytesOf(expectStatus<SurfaceSelection>(await selectSurface(body), 200))).toEqual([255, 0, 0]);
  });

  it('refuses taps without the selection that they correct, and a selection without a tap', async () => {
    expectStatus(await selectSurface({ surface: 'walls', points: TAPS.points }), 400);
    expectStatus(await selectSurface({ surface: 'walls', selected }), 400);
    expectStatus(await selectSurface({ surface: 'ceiling' }), 400);
  });

  it('prepares again if the preparation was deleted', async () => {
    expectStatus(await prepare(), 200);
    await rm(now().engine.prepared.at(-1) ?? '');
    expectStatus(await selectSurface({ surface: 'walls' }), 200);
  });

  it('shows a stranger nothing', async () => {
    const answer = await selectSurface({ surface: 'walls' }, await newStranger());
    expect(expectStatus(answer, 404)).toMatchObject({ code: 'version_not_found' });
  });
});
