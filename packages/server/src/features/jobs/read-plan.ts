import type { StagingPlan as WirePlan } from '@home-design/contract';
import { StagingPlan } from '@home-design/engine';
import { z } from 'zod';

const GivenPlan = z.object({ plan: StagingPlan });

/**
 * A plan that a client gave back, as the engine understands it: every kind of furniture known, every place
 * within reach. Problems are named by where they are in the arguments.
 * @throws ZodError
 */
export function readPlan(plan: WirePlan): StagingPlan {
  return GivenPlan.parse({ plan }).plan;
}
