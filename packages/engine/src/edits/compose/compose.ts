import type { EditMode } from '@home-design/vocabulary';
import { type EditClass, strongestClass } from '@home-design/vocabulary';
import { EngineError } from '../../base/engine-error.ts';
import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import { createMask, type Mask, type Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { Editing, EditResult } from '../base/edit.ts';
import type { ReadRoom } from '../base/read-room.ts';
import { suggestedFor } from '../base/suggested-because.ts';
import { leftOut } from '../base/warnings.ts';
import { missingIn, refusalFor } from './forecast.ts';
import { foreseeSteps, NOT_CLEAN } from './foresee-steps.ts';
import type { ForeseenStep } from './foreseen-step.ts';
import { unionOfMasks } from './join-results.ts';
import { rereadRoom } from './reread-room.ts';
import type { Step, StepReport, Way } from './step.ts';

/** A photo in its state between two steps. */
interface State {
  readonly raster: Raster;
  readonly readRoom: ReadRoom;
  /** Whether `readRoom` still gives the analysis of the original photo, whose region numbers callers know. */
  readonly isFirstReading: boolean;
  readonly results: readonly (EditResult & { readonly editClass: EditClass })[];
  readonly regions: readonly number[];
}

/** Share of the time for the judgment. */
const FORESEEN_AT = 0.15;
/** These change which surfaces there are; the others only change their look. */
const CHANGES_SURFACES: readonly EditMode[] = ['object-removal', 'declutter', 'empty-room'];

/**
 * Makes several ordinary edits, each on the result of the one before. The steps are judged first, as in the forecast;
 * a step that is judged impossible, or that its edits refuse, is left out, and the result names it with the reason.
 * No step leaves the photo half changed.
 *
 * @throws EngineError `edit_not_confident` with every reason if a needed step or all core steps are refused,
 * `edit_invalid` as in the edits, `cancelled`.
 */
export async function composeEdits(
  photo: Raster,
  steps: readonly Step[],
  { foresee, make }: Editing,
  readRoom: ReadRoom,
  watch: Watch,
): Promise<EditResult> {
  let state: State = {
    raster: photo,
    readRoom: remembered(readRoom),
    isFirstReading: true,
    results: [],
    regions: [],
  };
  const foreseen = await foreseeSteps(photo, steps, foresee, state.readRoom, partOf(watch, 0, FORESEEN_AT));
  expectResult(foreseen.map(({ step, obstacle }) => ({ step, whyNot: obstacle?.reason ?? null })));

  const making = partOf(watch, FORESEEN_AT, 1);
  const whole = steps.reduce((sum, { effort }) => sum + effort, 0);
  const reports: StepReport[] = [];
  let begun = 0;
  for (const one of foreseen) {
    const { step } = one;
    const part = partOf(making, begun / whole, (begun + step.effort) / whole);
    const { after, report } = await tried(state, one, make, part);
    if (step.role === 'needed') expectResult([{ step, whyNot: whyNotDone(report) }]);
    reports.push(report);
    state = after;
    begun += step.effort;
  }
  expectResult(steps.map((step, i) => ({ step, whyNot: whyNotDone(reports[i]!) })));
  return joined(photo, state, reports);
}

const wasDone = ({ edits }: StepReport): boolean => edits.length > 0;
const whyNotDone = (report: StepReport): string | null => (wasDone(report) ? null : report.outcome);

/** @throws EngineError `edit_not_confident` if a missing step leaves no result. */
function expectResult(ends: Parameters<typeof missingIn>[0]): void {
  const missing = missingIn(ends);
  if (missing) throw new EngineError('edit_not_confident', refusalFor(missing));
}

/** The first way that works; without one the state is unchanged. */
async function tried(
  before: State,
  { step: { about }, outlook, ways, obstacle }: ForeseenStep,
  make: Editing['make'],
  watch: Watch,
): Promise<{ after: State; report: StepReport }> {
  let whyNot = obstacle?.reason ?? '';
  for (const [i, way] of ways.entries()) {
    try {
      const after = await followed(before, way, make, partOf(watch, i / ways.length, 1));
      const edits = way.edits.map(({ mode }) => mode);
      return { after, report: { about, edits, outcome: way.done, outlook } };
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== 'edit_not_confident') throw error;
      whyNot = error.message;
    }
  }
  return { after: before, report: { about, edits: [], outcome: whyNot, outlook } };
}

async function followed(before: State, way: Way, make: Editing['make'], watch: Watch): Promise<State> {
  let state = before;
  for (const [i, request] of way.edits.entries()) {
    const part = partOf(watch, i / way.edits.length, (i + 1) / way.edits.length);
    reportStage(part, 'Going on', 0);
    const result = await make(state.raster, request, state.readRoom, part);
    if (result.confidence < (way.leastConfidence ?? 0) || isUnsureBasis(request.mode, result)) {
      throw new EngineError('edit_not_confident', NOT_CLEAN);
    }
    if (isSame(result.raster, state.raster)) {
      throw new EngineError('edit_not_confident', 'There was nothing to change.');
    }
    state = after(state, request.mode, result);
  }
  return state;
}

/** Whether later steps would be built on a removal that may not be clean, which would spoil them too. */
const isUnsureBasis = (mode: EditMode, { suggestedBecause }: EditResult): boolean =>
  suggestedBecause !== undefined && CHANGES_SURFACES.includes(mode);

function after(before: State, mode: EditMode, result: State['results'][number]): State {
  const { raster } = result;
  const results = [...before.results, result];
  const regions = before.isFirstReading ? [...before.regions, ...result.regions] : before.regions;
  if (!CHANGES_SURFACES.includes(mode)) return { ...before, raster, results, regions };
  const reread: ReadRoom = async (watch) =>
    rereadRoom(raster, await before.readRoom(partOf(watch, 0, 0.5)), partOf(watch, 0.5, 1));
  return { raster, results, regions, readRoom: remembered(reread), isFirstReading: false };
}

/** Reads the room at most once, on the first call. */
function remembered(readRoom: ReadRoom): ReadRoom {
  let reading: Promise<Analysis> | null = null;
  return (watch) => {
    reading ??= readRoom(watch);
    return reading;
  };
}

function isSame(one: Raster, other: Raster): boolean {
  return one.data.length === other.data.length && one.data.every((value, i) => value === other.data[i]);
}

function joined(photo: Raster, { raster, results, regions }: State, steps: StepReport[]): EditResult {
  const untouched: Mask | null = createMask(photo.width, photo.height);
  const plan = results.findLast((result) => result.plan)?.plan;
  const reasons = new Set(results.flatMap(({ suggestedBecause }) => suggestedBecause ?? []));
  return {
    raster,
    mask: results.reduce((mask, result) => unionOfMasks(mask, result.mask), untouched as Mask | null),
    confidence: Math.min(...results.map(({ confidence }) => confidence)),
    warnings: [
      ...new Set(results.flatMap(({ warnings }) => warnings)),
      ...steps.filter((step) => !wasDone(step)).map(({ about, outcome }) => leftOut(about, outcome)),
    ],
    regions: [...new Set(regions)].sort((a, b) => a - b),
    ...suggestedFor(reasons.size > 0 ? [...reasons].join(' ') : undefined),
    ...(plan && { plan }),
    steps,
    editClass: strongestClass(results.map((result) => result.editClass ?? null)) ?? 'light only',
  };
}
