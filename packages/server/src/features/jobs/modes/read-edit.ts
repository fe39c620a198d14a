import type { StagingPlan } from '@home-design/contract';
import type { EditRequest } from '@home-design/engine';
import type { InlineFiles, InlinePaths } from './corrections.ts';

/** An edit as read by its mode. */
export interface ReadEdit {
  /** Arguments with their defaults, as the version shows them; the seed is separate. */
  arguments: Record<string, unknown>;
  /** Arguments too large to show with every version; the job stores them in place of those with the same name. */
  bulky: Record<string, unknown>;
  /** The given seed; undefined: the server chooses. */
  seed: number | undefined;
  /** The number of requested versions with different seeds. */
  alternatives: number;
  /** Whether the result shows a changed photo, or something that was added to it. */
  kind: 'edited' | 'generated';
  /** The given arrangement of a staging; null for a new one, and for all other edits. */
  plan: StagingPlan | null;
  /** The label of the resulting version. */
  label: string;
  description: string;
  /** Painted masks and uploaded pictures: the engine reads them from files. */
  files: InlineFiles;
  /** The request for the engine; each of the files needs its path. */
  request(seed: number, paths?: InlinePaths): EditRequest;
}

/** Properties of edits that change what is there, one version at a time. */
export const CHANGED = { bulky: {}, alternatives: 1, kind: 'edited', plan: null, files: {} } as const;
