import { z } from 'zod';
import { Answer } from './task.ts';

/** What one move of one constant changed; a line of the file that keeps a run. */
export const Measurement = Answer.extend({
  file: z.string(),
  name: z.string(),
  direction: z.enum(['down', 'up']),
});
export type Measurement = z.infer<typeof Measurement>;

/** Whether every byte stayed as it was. */
export const changesNothing = ({ failed, changes }: Measurement): boolean =>
  failed === null && changes.every(({ isSame }) => isSame);

/** How large the effect is, for sorting: failures and refusals before pixels. */
export function effectOf({ failed, changes }: Measurement): number {
  if (failed !== null) return 3;
  const turned = changes.some(({ isTurned }) => isTurned) ? 1 : 0;
  return turned + Math.max(0, ...changes.map(({ share }) => share));
}

/** `2.31 % of the pixels, 41 dB (2 of 3)`. */
export function measurementText(measurement: Measurement): string {
  const { failed, changes } = measurement;
  if (failed !== null) return `fails: ${failed}`;
  if (changesNothing(measurement)) return 'nothing';
  const changed = changes.filter(({ isSame }) => !isSame);
  const turned = changed.filter(({ isTurned }) => isTurned).length;
  if (turned > 0) return `${turned} of ${changes.length} made or refused instead`;
  const { share, decibels } = changed.reduce((most, next) => (next.share > most.share ? next : most));
  const pixels = share > 0 ? `${(100 * share).toFixed(2)} % of the pixels` : 'no pixel';
  const noise = decibels === null ? '' : `, ${decibels.toFixed(0)} dB`;
  return `${pixels}${noise} (${changed.length} of ${changes.length})`;
}
