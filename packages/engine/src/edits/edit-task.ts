import type { EditClass, Outlook } from '@home-design/vocabulary';
import type { PictureFiles } from '../base/codec/written-files.ts';
import type { EditRequest } from './edit-request.ts';
import type { StagingPlan } from './furniture/plan/staging-plan.ts';

/** Apply one edit. */
export interface EditTask {
  kind: 'edit';
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read when it exists, written when it does not and the edit needs one. */
  analysis: string;
  request: EditRequest;
  folder: string;
}

export interface EditOutcome {
  width: number;
  height: number;
  thumbhash: string;
  files: PictureFiles & {
    /** 8-bit PNG, white = the edit was allowed to change this; null when the whole picture was. */
    mask: string | null;
  };
  /** Share of pixels that differ from the photo, 0 … 1. */
  changedShare: number;
  /** 0 … 1. */
  confidence: number;
  /** Plain sentences for a person. */
  warnings: string[];
  /** Region numbers the edit used; empty for edits that do not work by regions. */
  regions: number[];
  /** What kind of thing was changed, for the rules of listings. */
  editClass: EditClass;
  seed: number;
  /** What a staging put where, to be changed and given back in a request; null for other edits. */
  plan: StagingPlan | null;
  /**
   * What became of each part of an edit made of others: the edits made for it, a sentence, and what was known before;
   * empty for the rest.
   */
  steps: readonly { about: string; edits: readonly string[]; outcome: string; outlook: Outlook }[];
}
