import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import { bearsDisclosureLabel } from '../../publishing/disclosure-label/find-disclosure-label.ts';
import type { EditResult } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { correctedMask } from '../corrections/corrected-mask.ts';
import { pointsOut } from '../corrections/corrections.ts';
import { findTextMarks, type TextMark } from './find-marks.ts';
import { findTiling } from './find-tiling.ts';
import { isMark, isSureTiling, TILED, textNumber } from './list-marks.ts';
import { partOfText, partsByHand } from './parts.ts';
import { removeTiling } from './remove-tiling.ts';
import type { WatermarkRemovalRequest } from './request.ts';
import { findTextBoxes, shareFound } from './text-boxes.ts';
import { uncoverPart } from './uncover-part.ts';

/**
 * Tiled marks with less success are left to a person. With wrong steps at most 0.1 is removed, with the right ones
 * 0.6 and more.
 */
const LEAST_SUCCESS = 0.4;
const GOOD_SUCCESS = 0.75;

/** Lines of text that are found again along this share of their length may show traces, or are unchanged. */
const HARDLY_LEFT = 0.1;
const ALL_LEFT = 0.8;
/** Factor on the confidence of results that may show traces. */
const UNSURE = 0.85;

const NO_RIGHTS = 'Please confirm that this picture is yours, or that you may change it.';
const OWN_LABEL =
  'This picture bears a label that says it is virtually staged. The label stays: viewers have a right to know. ' +
  'Start from the photo without it.';
const NOTHING_FOUND = 'No watermark was found. Mark it with a rectangle or a brush.';
const TOO_FAINT = 'The watermark is too faint to be removed cleanly.';

/**
 * Removes a watermark from a photo: one that is repeated all over it, lines of text along its edges or across its
 * middle, and a person's selection. Where the mark is transparent, the picture is recovered; elsewhere it is filled
 * in. Nothing but the marks changes.
 *
 * @throws EngineError `edit_invalid` without a statement of rights, `edit_not_confident` for this product's own label
 * and if no mark was found or none could be removed, `cancelled`.
 */
export async function removeWatermark(
  photo: Raster,
  request: WatermarkRemovalRequest,
  watch: Watch = {},
): Promise<EditResult> {
  if (!request.rights) throw new EngineError('edit_invalid', NO_RIGHTS);
  if (bearsDisclosureLabel(photo)) throw refusal(OWN_LABEL);
  const { add, remove } = request.corrections;
  const kept = await keptMask(photo, request);
  const state: State = {
    raster: { ...photo, data: photo.data.slice() },
    mask: createMask(photo.width, photo.height),
  };
  const results: Outcome[] = [];

  reportStage(watch, 'Looking for repeated marks', 0);
  const tiling = findTiling(photo);
  const isTiled = tiling !== null && !remove.regions.includes(TILED);
  if (isTiled) {
    reportStage(watch, 'Taking repeated marks off', 0.2);
    const uncovered = removeTiling(photo, tiling);
    if (uncovered !== null && uncovered.success >= LEAST_SUCCESS) {
      takeOver(state, uncovered, kept);
      const isUnsure = uncovered.success < GOOD_SUCCESS;
      results.push({ region: TILED, confidence: 0.5 + 0.5 * uncovered.success, isUnsure, isFilled: false });
    } else if (isSureTiling(tiling) && !pointsOut(add)) throw refusal(TOO_FAINT);
  }
  // Words of a tiled mark look like lines of text.
  const isAllTaken = results.length > 0;
  reportStage(watch, 'Looking for text', 0.5);
  const texts =
    isAllTaken && add.regions.length === 0
      ? []
      : await findTextMarks(photo, request.removal_quality === 'high');
  reportStage(watch, 'Taking text off', 0.7);
  const taken: TakenText[] = [];
  for (const [i, text] of texts.entries()) {
    const region = textNumber(tiling, i);
    const isAsked = add.regions.includes(region);
    if (remove.regions.includes(region) || !(isAsked || (isMark(text) && !isAllTaken))) continue;
    const done = uncoverPart(state.raster, state.mask, partOfText(photo, text), kept, request.seed);
    const confidence = Math.max(text.confidence, isAsked ? text.score : 0);
    if (done !== null) taken.push({ region, confidence, text, ...done });
  }
  results.push(...(await readAgain(state.raster, taken)));
  for (const part of await partsByHand(photo, add)) {
    const done = uncoverPart(state.raster, state.mask, part, kept, request.seed);
    if (done !== null) results.push({ region: null, confidence: done.isUnsure ? 0.6 : 0.9, ...done });
  }
  reportStage(watch, 'Mark taken off', 1);
  if (results.length === 0 || !state.mask.data.some((value) => value > 0)) {
    throw refusal(pointsOut(add) || texts.some(isMark) ? TOO_FAINT : NOTHING_FOUND);
  }
  return { ...state, ...summary(results, isAllTaken ? 0 : texts.length) };
}

interface State {
  readonly raster: Raster;
  readonly mask: Mask;
}

interface Outcome {
  readonly region: number | null;
  readonly confidence: number;
  readonly isUnsure: boolean;
  readonly isFilled: boolean;
}

interface TakenText extends Outcome {
  readonly text: TextMark;
}

/**
 * The outcome of lines of text, by reading the result again: lines that are found along their whole length were not
 * removed, and the edit claims nothing if none was.
 */
async function readAgain(raster: Raster, taken: readonly TakenText[]): Promise<Outcome[]> {
  if (taken.length === 0) return [];
  const found = await findTextBoxes(raster);
  const read = taken.map(({ text, ...outcome }) => {
    const left = shareFound(text, found);
    const isUnsure = outcome.isUnsure || left > HARDLY_LEFT;
    const confidence = outcome.confidence * (isUnsure ? UNSURE : 1) * (1 - 0.5 * left);
    return { left, outcome: { ...outcome, isUnsure, confidence } };
  });
  return read.every(({ left }) => left >= ALL_LEFT) ? [] : read.map(({ outcome }) => outcome);
}

const refusal = (reason: string): EngineError => new EngineError('edit_not_confident', reason);

/** The area of allowed changes; null = everywhere. */
async function keptMask(photo: Raster, { corrections }: WatermarkRemovalRequest): Promise<Mask | null> {
  const remove = { ...corrections.remove, regions: [] };
  if (!pointsOut(remove)) return null;
  const all = createMask(photo.width, photo.height);
  all.data.fill(255);
  const none = { regions: [], boxes: [] };
  const noLabels = { labels: { width: 1, height: 1, data: new Uint16Array(1), count: 0 } };
  const mask = await correctedMask(all, { add: none, remove }, noLabels);
  return { ...mask, data: mask.data.map((value) => (value > 127 ? 255 : 0)) };
}

function takeOver(state: State, from: State, allowed: Mask | null): void {
  for (let i = 0; i < from.mask.data.length; i++) {
    if (from.mask.data[i] === 0 || (allowed && allowed.data[i] === 0)) continue;
    state.mask.data[i] = 255;
    state.raster.data.set(from.raster.data.subarray(i * 3, i * 3 + 3), i * 3);
  }
}

function summary(results: readonly Outcome[], texts: number) {
  const warnings: string[] = [];
  if (results.some(({ isUnsure, isFilled }) => isUnsure && !isFilled)) warnings.push(WARNINGS.marksLeft);
  if (results.some(({ isFilled }) => isFilled)) warnings.push(WARNINGS.fillMisfit);
  if (results.filter(({ region }) => region !== null).length < texts) warnings.push(WARNINGS.otherTextStays);
  return {
    confidence: Math.min(...results.map(({ confidence }) => confidence)),
    regions: results.flatMap(({ region }) => (region === null ? [] : [region])).sort((a, b) => a - b),
    warnings,
  };
}
