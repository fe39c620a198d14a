import { applyInk } from '../../base/drawing/ink.ts';
import { BOLD, drawText, THIN, textWidth } from '../../base/drawing/lettering.ts';
import { EngineError } from '../../base/engine-error.ts';
import { reportStage, type Watch } from '../../base/progress/watch.ts';
import { createMask, createRaster, type Mask, type Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { EditResult } from '../base/edit.ts';
import { WARNINGS } from '../base/warnings.ts';
import { isOutdoors } from '../sky/sky-confidence.ts';
import { drawPlan } from './draw-plan.ts';
import { drawView } from './draw-view.ts';
import type { BlueprintRequest } from './request.ts';
import { drawFrame, type Sheet, sheetFor } from './sheet.ts';
import { sketch } from './sketch.ts';

/** Room boxes with a lower confidence are as often wrong as right. */
const TRUSTED_LAYOUT = 0.5;
/** Sheets smaller than this have no room for lettering, pixels. */
const LEAST_SIDE = 240;
/** Colors of paper and ink, sRGB, and the strength of the sketch. */
const PAPERS = {
  blue: { paper: [29, 66, 118], ink: [238, 244, 252], sketch: 0.5 },
  white: { paper: [250, 250, 247], ink: [32, 44, 66], sketch: 0.45 },
} as const;

/**
 * Draws the room of a photo as a sheet of the photo's size: a plan of the floor, the view in lines, and the
 * dimensions, all marked as estimates.
 *
 * @param analysis of this same photo.
 * @throws EngineError `edit_not_confident` if the shape of the room is not known well enough, or the
 * photo is too small for lettering; `cancelled`.
 */
export function drawBlueprint(
  photo: Raster,
  analysis: Analysis,
  { units, paper }: BlueprintRequest,
  watch: Watch = {},
): EditResult {
  const { width, height } = photo;
  if (Math.min(width, height) < LEAST_SIDE) {
    throw new EngineError(
      'edit_not_confident',
      `The drawing would be too small to read. Please use a photo of at least ${LEAST_SIDE} pixels on each side.`,
    );
  }
  if (analysis.layout.confidence < TRUSTED_LAYOUT) {
    throw new EngineError(
      'edit_not_confident',
      'We could not read the shape of this room well enough to draw it. A photo that shows where floor, walls and ceiling meet helps.',
    );
  }
  if (isOutdoors(photo)) {
    throw new EngineError(
      'edit_not_confident',
      'This photo was taken outdoors. Only rooms can be drawn: their floor, walls and ceiling tell their dimensions.',
    );
  }
  reportStage(watch, 'Drawing the view', 0);
  const colors = PAPERS[paper];
  const raster = createRaster(width, height);
  for (let i = 0; i < raster.data.length; i += 3) raster.data.set(colors.paper, i);
  const sheet = sheetFor(width, height);
  const lines = createMask(width, height);
  const soft = createMask(width, height);
  drawView({ lines, sketch: soft }, photo, analysis, sheet, units, sketch);
  reportStage(watch, 'Drawing the plan', 0.6);
  drawPlan(lines, analysis, sheet, units);
  drawTitle(lines, analysis, sheet);
  applyInk(raster, soft, colors.ink, colors.sketch);
  applyInk(raster, lines, colors.ink);
  reportStage(watch, 'Drawn', 1);
  return {
    raster,
    mask: null,
    confidence: analysis.layout.confidence,
    warnings: [WARNINGS.dimensionsEstimated, WARNINGS.wallsOutOfView],
    regions: [],
  };
}

const SCALES = {
  ceiling: 'SCALE FROM THE USUAL HEIGHT OF A CEILING',
  'camera-height': 'SCALE FROM THE USUAL HEIGHT OF A CAMERA',
} as const;

/** Title and notes along the lower edge; letters shrink on narrow sheets. */
function drawTitle(ink: Mask, { layout }: Analysis, { title, letter, line }: Sheet): void {
  const text = 'ROOM ESTIMATED FROM ONE PHOTO';
  const notes = [
    SCALES[layout.scaleSource],
    'DASHED: OUT OF VIEW',
    'DO NOT BUILD OR ORDER BY THIS DRAWING',
  ].join(' · ');
  drawFrame(ink, title, { width: line });
  const inner = title.width - 2 * letter;
  const lineOf = (words: string, height: number, pen: number, y: number) => {
    const full = textWidth(words, { height, pen });
    const size = full > inner ? (height * inner) / full : height;
    drawText(ink, words, [title.x + letter, title.y + y * title.height], { height: size, pen });
  };
  lineOf(text, 1.35 * letter, BOLD * 0.8, 0.45);
  lineOf(notes, 0.8 * letter, THIN * 1.2, 0.82);
}
