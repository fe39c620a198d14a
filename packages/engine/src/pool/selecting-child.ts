/** Entry point of the process that answers taps. */
import { createSelector } from './create-selector.ts';
import { serveTasks } from './serve-tasks.ts';

const selector = createSelector();

serveTasks(async (task) => {
  if (task.kind === 'select') return selector.select(task);
  if (task.kind === 'select-surface') return selector.selectSurface(task);
  throw new Error(`This process only selects, and was asked for "${task.kind}".`);
});
