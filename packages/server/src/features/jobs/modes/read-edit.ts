import type { StagingPlan } from '@home-design/contract';
import type { EditRequest } from '@home-design/engine';
import type { InlineFiles, InlinePaths } from './corrections.ts';

/** An edit as one mode understands it. */
export interface ReadEdit {
  /** Arguments with their defaults filled in, as the version shows them; the seed is kept apart. */
  arguments: Record<string, unknown>;
  /** Arguments too large to be shown with every version; the job keeps them in place of those of the same name. */
  bulky: Record<string, unknown>;
  /** As it was sent; undefined when it is left to the server. */
  seed: number | undefined;
  /** How many versions with seeds of their own were asked for. */
  alternatives: number;
  /** Whether what results shows a changed photo, or something that was added to it. */
  kind: 'edited' | 'generated';
  /** The arrangement a staging was told to render; null for a new one, and for everything else. */
  plan: StagingPlan | null;
  /** Names the version that results. */
  label: string;
  description: string;
  /** What a person painted or brought along: the engine reads it from files. */
  files: InlineFiles;
  /** What the engine is asked for; each of the files needs its path. */
  request(seed: number, paths?: InlinePaths): EditRequest;
}

/** What holds for edits that change what is there, one version at a time. */
export const CHANGED = { bulky: {}, alternatives: 1, kind: 'edited', plan: null, files: {} } as const;

/** `golden_hour` as people write it: 'Golden hour'. */
export function inWords(option: string): string {
  const words = option.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
