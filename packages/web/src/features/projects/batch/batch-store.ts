import type { ProjectId } from '@home-design/contract';
import { create } from 'zustand';
import type { BatchEntry } from './batch-state.ts';

/** A batch edit that is shown: what it is made of, in the order in which it was asked for. */
export interface Batch {
  entries: readonly BatchEntry[];
  /** Epoch milliseconds. */
  startedAt: number;
  /** Whether the person has just asked for it, and so wants to see it. */
  isAsked?: boolean;
}

/** The batch of each project, for as long as the app is open; leaving the page loses nothing. */
export const batchStore = create<Readonly<Partial<Record<ProjectId, Batch>>>>()(() => ({}));

/** Shows a batch, or what it has become. */
export function showBatch(projectId: ProjectId, batch: Batch): void {
  batchStore.setState({ [projectId]: batch });
}

/** Puts a batch away. Edits that run go on. */
export function closeBatch(projectId: ProjectId): void {
  batchStore.setState({ [projectId]: undefined });
}
