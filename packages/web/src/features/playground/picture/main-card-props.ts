import type { EditMode, Image, Version } from '@home-design/contract';
import type { Dispatch } from 'react';
import type { AskedEdit } from '../base/asked-edit.ts';
import type { CompareLayout, PlaygroundView, ViewEvent } from '../base/comparison.ts';
import type { Furnished } from '../base/furnished.ts';
import type { EditJobs } from '../progress/use-edit-jobs.ts';

export interface MainCardProps {
  image: Image;
  versions: readonly Version[];
  /** The version whose picture is shown. */
  shown: Version;
  /** The version before it. */
  before: Version | null;
  view: PlaygroundView;
  /** Whether furniture is arranged on the photo: its own, or that of another photo. */
  isArranging: boolean;
  dispatch: Dispatch<ViewEvent>;
  onCompare: () => void;
  jobs: EditJobs;
  /** The staging of the shown version, if it has one. */
  furnished: Furnished | null;
  isApplying: boolean;
  /** Whether the photo fills the window. */
  isFullScreen: boolean;
  onFullScreen: () => void;
  onApply: (edit: AskedEdit) => void;
  /** Opens the version before the shown one with the tool of an edit; null: there is none. */
  onCorrect: ((mode: EditMode) => void) | null;
}

export interface ComparedVersions {
  before: Version;
  after: Version;
  layout: CompareLayout;
}
