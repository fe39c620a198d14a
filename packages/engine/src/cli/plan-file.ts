import { readFile, writeFile } from 'node:fs/promises';
import { StagingPlan } from '../edits/furniture/plan/staging-plan.ts';
import { WrongUsage } from './plan-outputs.ts';

/**
 * A staging plan from a JSON file.
 *
 * @throws WrongUsage if the file is missing or contains no plan.
 */
export async function readPlanFile(path: string): Promise<StagingPlan> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new WrongUsage(`There is no plan in ${path}.`);
  });
  const parsed = StagingPlan.safeParse(parsedJson(text, path));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new WrongUsage(`${path} is no plan: ${issue?.path.join('.')}: ${issue?.message}`);
}

function parsedJson(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new WrongUsage(`${path} is not JSON.`);
  }
}

/** Writes a plan in a form that a person can read and change. */
export async function writePlanFile(path: string, plan: StagingPlan): Promise<void> {
  await writeFile(path, `${JSON.stringify(plan, null, 2)}\n`);
}
