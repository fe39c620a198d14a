import type { EditClass } from '@home-design/vocabulary';
import { partOf, reportStage, type Watch } from '../../base/progress/watch.ts';
import type { Mask, Raster } from '../../base/raster/raster.ts';
import type { Analysis } from '../../scene/analysis.ts';
import type { Forecast } from '../compose/forecast.ts';
import type { StepReport } from '../compose/step.ts';
import type { EditRequest } from '../edit-request.ts';
import type { StagingPlan } from '../furniture/plan/staging-plan.ts';
import type { ReadRoom } from './read-room.ts';

/** The result of an edit of a photo. */
export interface EditResult {
  readonly raster: Raster;
  /**
   * The part that the edit was allowed to change: where it is 0, the photo keeps its bytes. Null for the whole
   * picture.
   */
  readonly mask: Mask | null;
  /** 0 … 1. */
  readonly confidence: number;
  /** Plain sentences for a person. */
  readonly warnings: string[];
  /**
   * The sentence that says why the result may not be good enough, so that it is only a suggestion; absent if it is
   * not one.
   */
  readonly suggestedBecause?: string;
  /** Numbers of the analysis' regions that were changed, ascending. */
  readonly regions: number[];
  /** The things that a staging placed; absent for other edits. */
  readonly plan?: StagingPlan;
  /**
   * The stored format of an enlarged photo: a JPEG, because a lossless file is several times as large; absent:
   * lossless.
   */
  readonly keptAs?: 'jpeg';
  /** The result of each part of a composed edit; absent for other edits. */
  readonly steps?: readonly StepReport[];
  /** The class of a composed edit, from the parts that were made; absent for other edits. */
  readonly editClass?: EditClass;
}

/** The judgment of an edit before it is made. */
export interface Foreseen<Request> {
  /** `may`: only making it shows whether the result is clean. */
  readonly outlook: 'will' | 'may';
  /** The request with its settled details: where furniture stands. */
  readonly request: Request;
  /** Upper bound of the result's confidence, 0 … 1; absent if it is unknown. */
  readonly atMost?: number;
}

/**
 * Judges whether an edit can be made of a photo, by the same functions as the edit itself, but much faster.
 *
 * @throws EngineError `edit_not_confident` if the edit would refuse, `edit_invalid`, `cancelled`.
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
   * @param editing makes the parts of a composed edit.
   * @throws EngineError as documented for the edit.
   */
  readonly edit: (
    photo: Raster,
    request: Request,
    readRoom: ReadRoom,
    watch: Watch,
    editing: Editing,
  ) => EditResult | Promise<EditResult>;
  /** Absent for an edit that is never a part of others. */
  readonly foresee?: Foresee<Request>;
  /** Forecasts a composed edit of a photo; absent for other edits. */
  readonly forecast?: (
    photo: Raster,
    request: Request,
    readRoom: ReadRoom,
    watch: Watch,
    editing: Editing,
  ) => Promise<Forecast>;
}

/** Judges and makes any edit. */
export interface Editing {
  /** The result has the class that it counts as. */
  readonly make: (
    photo: Raster,
    request: EditRequest,
    readRoom: ReadRoom,
    watch: Watch,
  ) => Promise<EditResult & { readonly editClass: EditClass }>;
  /** `may` for an edit without a judgment: it must be made to find out whether it works. */
  readonly foresee: Foresee<EditRequest>;
}

/** An edit that needs no knowledge of the room. */
export function anywhere<Request>(
  edit: (photo: Raster, request: Request, watch: Watch) => EditResult | Promise<EditResult>,
  foresee?: (request: Request) => Promise<Foreseen<Request>>,
): Edit<Request> {
  return {
    edit: (photo, request, _readRoom, watch) => edit(photo, request, watch),
    ...(foresee && { foresee: (_photo, request) => foresee(request) }),
  };
}

/**
 * An edit that needs to know the room.
 *
 * @param stage the displayed text while the room is analyzed.
 * @param share of the whole time that the analysis takes without a cache, 0 … 1.
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
  foresee?: (photo: Raster, analysis: Analysis, request: Request) => Promise<Foreseen<Request>>,
): Edit<Request> {
  return {
    edit: async (photo, request, readRoom, watch) => {
      reportStage(watch, stage, 0);
      const analysis = await readRoom(partOf(watch, 0, share));
      return edit(photo, analysis, request, partOf(watch, share, 1));
    },
    ...(foresee && {
      foresee: async (photo, request, readRoom, watch) => foresee(photo, await readRoom(watch), request),
    }),
  };
}
