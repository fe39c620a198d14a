import type { Outlook } from '@home-design/vocabulary';
import { EngineError } from '../../base/engine-error.ts';
import { partOf, type Watch } from '../../base/progress/watch.ts';
import type { Raster } from '../../base/raster/raster.ts';
import type { Editing, Foreseen } from '../base/edit.ts';
import type { ReadRoom } from '../base/read-room.ts';
import type { EditRequest } from '../edit-request.ts';
import type { ForeseenStep } from './foreseen-step.ts';
import type { Obstacle, Step, Way } from './step.ts';

/** The reason for a rejected result. */
export const NOT_CLEAN = 'It would not have come out cleanly in this photo.';

/**
 * Judges which steps can be made of the original photo. The forecast and the edit both use this: a step that is
 * judged impossible is not tried.
 *
 * @throws EngineError `edit_invalid` as in the edits, `cancelled`.
 */
export async function foreseeSteps(
  photo: Raster,
  steps: readonly Step[],
  foresee: Editing['foresee'],
  readRoom: ReadRoom,
  watch: Watch,
): Promise<ForeseenStep[]> {
  const foreseen: ForeseenStep[] = [];
  for (const [i, step] of steps.entries()) {
    const part = partOf(watch, i / steps.length, (i + 1) / steps.length);
    foreseen.push(await foreseeStep(photo, step, foresee, readRoom, part));
  }
  return foreseen;
}

async function foreseeStep(
  photo: Raster,
  step: Step,
  foresee: Editing['foresee'],
  readRoom: ReadRoom,
  watch: Watch,
): Promise<ForeseenStep> {
  const ways: Way[] = [];
  let outlook: Outlook = 'cannot';
  let refused: Obstacle | null = null;
  let passedOver: Obstacle | null = null;
  for (const way of step.ways) {
    const obstacle = (await way.whyNot?.(photo, readRoom, watch)) ?? null;
    if (obstacle) {
      passedOver = obstacle;
      continue;
    }
    const judged = await judge(photo, way, foresee, readRoom, watch);
    if ('reason' in judged) {
      refused = judged;
      continue;
    }
    ways.push(judged.way);
    if (ways.length === 1) outlook = judged.outlook;
    // A certain way needs no alternative.
    if (judged.outlook === 'will') break;
  }
  // The failure of a suitable way says more than the reason why another is unsuitable.
  return { step, outlook, ways, obstacle: ways.length > 0 ? null : (refused ?? passedOver) };
}

/** The way with its settled details, or its obstacle. */
async function judge(
  photo: Raster,
  way: Way,
  foresee: Editing['foresee'],
  readRoom: ReadRoom,
  watch: Watch,
): Promise<{ way: Way; outlook: Foreseen<EditRequest>['outlook'] } | Obstacle> {
  const [first, ...later] = way.edits;
  if (!first) return { way, outlook: 'will' };
  try {
    const { outlook, request, atMost = 1 } = await foresee(photo, first, readRoom, watch);
    if (atMost < (way.leastConfidence ?? 0)) return { reason: NOT_CLEAN, solvedBy: solving(first) };
    // Later edits start from a picture that does not exist yet.
    return {
      way: { ...way, edits: [request, ...later] },
      outlook: later.length > 0 ? 'may' : outlook,
    };
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'edit_not_confident') throw error;
    return { reason: error.message, solvedBy: solving(first) };
  }
}

/** An edit that allows selections can be made by hand if it cannot be made automatically. */
const solving = (request: EditRequest): Obstacle['solvedBy'] =>
  'corrections' in request ? request.mode : null;
