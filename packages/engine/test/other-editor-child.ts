/** A child of the pool with another editor before the engine's own. */
import { OWN_EDITORS } from '../src/edits/editing.ts';
import { performBy } from '../src/pool/perform-task.ts';
import { serveTasks } from '../src/pool/serve-tasks.ts';
import { NEGATIVE } from './negative-editor.ts';

serveTasks(performBy([NEGATIVE, ...OWN_EDITORS]));
