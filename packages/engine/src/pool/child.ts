/** Entry point of the pool's child processes. */
import { performTask } from './perform-task.ts';
import { serveTasks } from './serve-tasks.ts';

serveTasks(performTask);
