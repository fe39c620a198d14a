import type { EditOutcome } from '@home-design/engine';
import type { Completion } from './write-store.ts';

/** The columns of a finished version, from the engine's result. */
export function completionOf(
  outcome: EditOutcome,
  {
    contentHash,
    storedBytes,
    program,
    now,
  }: { contentHash: string; storedBytes: number; program: string; now: Date },
): Completion {
  const { confidence, regions, files, thumbhash, width, height, warnings, changedShare, editClass, plan } =
    outcome;
  const { suggestedBecause } = outcome;
  return {
    files,
    contentHash,
    storedBytes,
    provenance: { source: 'engine', program, confidence, regions },
    thumbhash,
    width,
    height,
    warnings,
    suggestedBecause,
    steps: outcome.steps.map((step) => ({ ...step, edits: [...step.edits] })),
    changedShare,
    editClass,
    plan,
    completedAt: now,
  };
}
