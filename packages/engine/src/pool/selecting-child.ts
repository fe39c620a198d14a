/** Entry point of the process that answers taps. */
import { createSelector } from './create-selector.ts';
import { serveTasks } from './serve-tasks.ts';

const select = createSelector();

serveTasks(async (task) => {
  if (task.kind !== 'select') throw new Error(`This process only selects, and was asked for "${task.kind}".`);
  return select(task);
});
