import type { EditClass, Outlook } from '@home-design/vocabulary';
import type { PictureFiles } from '../base/codec/written-files.ts';
import type { EditRequest } from './edit-request.ts';
import type { StagingPlan } from './furniture/plan/staging-plan.ts';

/** Apply one edit. */
export interface EditTask {
  kind: 'edit';
  photo: string;
  focalLength35: number | null;
  /** A cached analysis of this photo; read if it exists, else written if the edit needs one. */
  analysis: string;
  request: EditRequest;
  folder: string;
}

export interface EditOutcome {
  width: number;
  height: number;
  thumbhash: string;
  files: PictureFiles & {
    /** 8-bit PNG, white = the edit was allowed to change this; null for the whole picture. */
    mask: string | null;
  };
  /** Share of pixels that differ from the photo, 0 … 1. */
  changedShare: number;
  /** 0 … 1. */
  confidence: number;
  /** Plain sentences for a person. */
  warnings: string[];
  /** Why the result is only a suggestion, in a sentence; null if it is not one. */
  suggestedBecause: string | null;
  /** Region numbers that the edit used; empty for edits without regions. */
  regions: number[];
  /** The class of the change, for the rules of listings. */
  editClass: EditClass;
  seed: number;
  /** The things that a staging placed, for a later request with changes; null for other edits. */
  plan: StagingPlan | null;
  /** The report of each part of a composed edit: its edits, a sentence, and the forecast; empty for other edits. */
  steps: readonly { about: string; edits: readonly string[]; outcome: string; outlook: Outlook }[];
}
