import { messageOf } from '../../../lib/api/api-error.ts';
import { log } from '../../../lib/log.ts';
import { addStep, setSelect, stepOf, useSelect } from './select-store.ts';
import type { Step } from './steps.ts';

/** Taps are faster than answers. Each one continues from the result of the one before. */
let turn: Promise<unknown> = Promise.resolve();

/** Makes the next step of the selection, after the steps before it. `failed` is the message of a failure. */
export function nextStep(
  change: (step: Step) => Promise<Step>,
  what: 'asking' | 'finding',
  failed: string,
): void {
  turn = turn.then(async () => {
    const begun = useSelect.getState();
    const step = stepOf(begun);
    if (!step) return;
    setSelect({ doing: what, problem: '' });
    try {
      const made = await change(step);
      // Another picture may be shown by now.
      if (useSelect.getState().selecting === begun.selecting) addStep(made);
    } catch (error) {
      log.error('Selecting failed', error);
      setSelect({ problem: messageOf(error, failed) });
    } finally {
      setSelect({ doing: null });
    }
  });
}
