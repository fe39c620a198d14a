import type { EditClass } from '@home-design/vocabulary';
import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { Forecast } from '../compose/forecast.ts';
import type { StepReport } from '../compose/step.ts';
import type { StagingPlan } from '../furniture/plan/staging-plan.ts';
import type { ReadRoom } from './read-room.ts';

/** What an edit made of a photo. */
export interface EditResult {
  readonly raster: Raster;
  /** What the edit was allowed to change: where it is 0 the photo keeps its bytes. Null when that is the whole picture. */
  readonly mask: Mask | null;
  /** 0 … 1. */
  readonly confidence: number;
  /** Plain sentences for a person. */
  readonly warnings: string[];
  /** Numbers of the analysis' regions that were changed, ascending. */
  readonly regions: number[];
  /** What a staging put where; absent for other edits. */
  readonly plan?: StagingPlan;
  /** An enlarged photo is kept as a JPEG, as such files are several times as large otherwise; absent: lossless. */
  readonly keptAs?: 'jpeg';
  /** What became of each part of a composed edit; absent for other edits. */
  readonly steps?: readonly StepReport[];
  /** What a composed edit counts as, by the parts that were made; absent for other edits. */
  readonly editClass?: EditClass;
}

/** What is known of an edit before it is made. */
export interface Foreseen<Request> {
  /** `may`: only making it shows whether it comes out cleanly. */
  readonly outlook: 'will' | 'may';
  /** The request, with what was settled on the way: where furniture stands. */
  readonly request: Request;
  /** The result is at most so sure of itself, 0 … 1; absent where that is not known. */
  readonly atMost?: number;
}

/**
 * Judges whether an edit can be made of a photo, by the same functions as the edit itself, which is much quicker.
 *
 * @throws EngineError `edit_not_confident` where the edit would refuse, `edit_invalid`, `cancelled`.
 */
export type Foresee<Request> = (
  photo: Raster,
  request: Request,
  readRoom: ReadRoom,
  watch: Watch,
) => Promise<Foreseen<Request>>;

/** One kind of edit: an entry of the table in `edits.ts`. */
export interface Edit<Request> {
  /**
   * Pixels in, pixels out: the photo is not changed, and the same photo and request give the same pixels.
   *
   * @throws EngineError as the edit says.
   */
  readonly apply: (
    photo: Raster,
    request: Request,
    readRoom: ReadRoom,
    watch: Watch,
  ) => EditResult | Promise<EditResult>;
  /** Absent where an edit is no part of others. */
  readonly foresee?: Foresee<Request>;
  /** What an edit made of others will do to a photo; absent for the rest. */
  readonly forecast?: (
    photo: Raster,
    request: Request,
    readRoom: ReadRoom,
    watch: Watch,
  ) => Promise<Forecast>;
}

/**
 * Makes an edit of one that needs to know the room.
 *
 * @param stage what a person reads while the room is analyzed.
 * @param share of the whole time that this takes when nothing is cached, 0 … 1.
 */
export function inRoom<Request>(
  stage: string,
  share: number,
  edit: (
    photo: Raster,
    analysis: Analysis,
    request: Request,
    watch: Watch,
  ) => EditResult | Promise<EditResult>,
): Edit<Request>['apply'] {
  return async (photo, request, readRoom, watch) => {
    reportStage(watch, stage, 0);
    const analysis = await readRoom(partOf(watch, 0, share));
    return edit(photo, analysis, request, partOf(watch, share, 1));
  };
}

/** Makes a judgment of one that needs to know the room. */
export function foreseenInRoom<Request>(
  foresee: (photo: Raster, analysis: Analysis, request: Request) => Promise<Foreseen<Request>>,
): Foresee<Request> {
  return async (photo, request, readRoom, watch) => foresee(photo, await readRoom(watch), request);
}
