import type { ProjectId } from '@home-design/contract';
import { create } from 'zustand';
import type { BatchEntry } from './batch-state.ts';

/** A shown batch edit: its photos in the order of the requests. */
export interface Batch {
  entries: readonly BatchEntry[];
  /** Epoch milliseconds. */
  startedAt: number;
  /** Whether the user has just started it, so that the page scrolls to it. */
  isAsked?: boolean;
}

/** The batch of each project, as long as the app is open. Leaving the page keeps it. */
export const batchStore = create<Readonly<Partial<Record<ProjectId, Batch>>>>()(() => ({}));

/** Shows a batch or its new state. */
export function showBatch(projectId: ProjectId, batch: Batch): void {
  batchStore.setState({ [projectId]: batch });
}

/** Hides a batch. Running edits continue. */
export function closeBatch(projectId: ProjectId): void {
  batchStore.setState({ [projectId]: undefined });
}
