import type { StagingPlan as WirePlan } from '@home-design/contract';
import { StagingPlan } from '@home-design/engine';
import { z } from 'zod';

const GivenPlan = z.object({ plan: StagingPlan });

/**
 * Reads a client's plan for the engine: every kind of furniture must be known, every place within reach. Problems are
 * named by their path in the arguments.
 * @throws ZodError
 */
export function readPlan(plan: WirePlan): StagingPlan {
  return GivenPlan.parse({ plan }).plan;
}
