import type { WorkflowStep } from '@home-design/contract';
import { AppError } from '../../platform/http/app-error.ts';
import { type ReadOrder, readOrder } from '../edits/index.ts';

/**
 * Validates edits that follow each other.
 * @throws AppError `unknown_transformation`, `invalid_request` that names the step and the argument
 */
export function readSteps(steps: readonly WorkflowStep[]): ReadOrder[] {
  return steps.map((step, index) => {
    const place = `steps.${index}`;
    const order = namingStep(place, () => readOrder(step.transformation, { parameters: step.parameters }));
    if (order.alternatives > 1) {
      throw new AppError('invalid_request', 'Edits in a row have no alternatives.', {
        fields: { [`${place}.parameters.alternatives`]: ['must be 1 here'] },
      });
    }
    return order;
  });
}

/** Adds the step to the names of wrong arguments. */
function namingStep<T>(place: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_request') throw error;
    const fields = Object.entries(error.fields ?? {}).map(([name, messages]) => [
      `${place}.parameters.${name}`,
      messages,
    ]);
    throw new AppError('invalid_request', error.message, {
      fields: Object.fromEntries(fields),
      cause: error,
    });
  }
}
