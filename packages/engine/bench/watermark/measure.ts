import { z } from 'zod';
import { decodeRaster } from '../../src/base/codec/index.ts';
import { EngineError } from '../../src/base/engine-error.ts';
import type { Mask, Raster } from '../../src/base/raster/raster.ts';
import { removeWatermark } from '../../src/edits/watermark/edit.ts';
import { listMarks } from '../../src/edits/watermark/list-marks.ts';
import { WatermarkRemovalRequest } from '../../src/edits/watermark/request.ts';
import { scenePath } from '../../studio/benchmark-scenes/load-scene.ts';
import { decibelsUnder } from '../../test/drawn-marks.ts';
import { MARK_KINDS, type MarkKind, markedAs } from './cases.ts';

/** One scene with one kind of mark, or, by the name of none, without. */
export interface Case {
  readonly scene: string;
  readonly kind: string | null;
}

/** What became of a case. */
export const Measured = z.strictObject({
  /** Share of the letters within the boxes that would be taken off. */
  boxed: z.number(),
  /** Share of the letters that were changed; of pictures without a mark, 1 where anything was changed. */
  changed: z.number(),
  /** Decibels of the letters against the picture without them, with the mark and when it was taken off. */
  before: z.number(),
  after: z.number(),
  /** What the result said of itself; null = refused. */
  confidence: z.number().nullable(),
  warned: z.boolean(),
  cpuSeconds: z.number(),
});
export type Measured = z.infer<typeof Measured>;

const request = WatermarkRemovalRequest.parse({ mode: 'watermark', rights: true });

/** Draws a mark on a scene, finds it and takes it off. */
export async function measure({ scene, kind }: Case): Promise<Measured> {
  const photo = await decodeRaster(scenePath(scene, 'photo'));
  const mark = MARK_KINDS.find(({ name }) => name === kind);
  return mark ? measureMark(photo, mark) : measureUnmarked(photo);
}

async function measureMark(photo: Raster, kind: MarkKind): Promise<Measured> {
  const { marked, letters } = await markedAs(photo, kind);
  const boxed = await shareBoxed(marked, letters);
  const before = decibelsUnder(letters, marked, photo);
  const { result, cpuSeconds } = await edited(marked);
  if (result === null)
    return { boxed, changed: 0, before, after: before, confidence: null, warned: false, cpuSeconds };
  const { mask, confidence, warnings } = result;
  return {
    boxed,
    changed: shareOf(letters, (i) => mask!.data[i]! > 0),
    before,
    after: decibelsUnder(letters, result.raster, photo),
    confidence,
    warned: warnings.length > 0,
    cpuSeconds,
  };
}

async function measureUnmarked(photo: Raster): Promise<Measured> {
  const { result, cpuSeconds } = await edited(photo);
  const changed = result === null ? 0 : 1;
  const warned = result !== null && result.warnings.length > 0;
  const confidence = result?.confidence ?? null;
  return { boxed: 0, changed, before: 0, after: 0, confidence, warned, cpuSeconds };
}

async function edited(photo: Raster) {
  const started = process.cpuUsage();
  const result = await removeWatermark(photo, request).catch((error: unknown) => {
    if (error instanceof EngineError) return null;
    throw error;
  });
  const { user, system } = process.cpuUsage(started);
  return { result, cpuSeconds: (user + system) / 1e6 };
}

async function shareBoxed(marked: Raster, letters: Mask): Promise<number> {
  const boxes = (await listMarks(marked, false)).filter(({ isTaken }) => isTaken).map(({ box }) => box);
  return shareOf(letters, (i) => {
    const [x, y] = [(i % letters.width) / letters.width, Math.floor(i / letters.width) / letters.height];
    return boxes.some(({ left, top, right, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
  });
}

/** Share of the letters' pixels that something is true of. */
function shareOf(letters: Mask, isSo: (i: number) => boolean): number {
  let [all, so] = [0, 0];
  for (let i = 0; i < letters.data.length; i++) {
    if (letters.data[i]! < 128) continue;
    all++;
    if (isSo(i)) so++;
  }
  return so / Math.max(1, all);
}
