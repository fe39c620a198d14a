import type { Outlook } from '@home-design/vocabulary';
import { EngineError } from '../../base/engine-error.ts';
import type { ForeseenStep } from './foreseen-step.ts';
import type { Obstacle, Step } from './step.ts';

/** The forecast of a composed edit, before it is made. */
export interface Forecast {
  readonly parts: readonly PartForecast[];
  /** Why the whole would be refused; null if there will be a result. */
  readonly refusal: Obstacle | null;
}

/** One part of it. */
export interface PartForecast {
  readonly about: string;
  /** Whether it can make a result. */
  readonly isMain: boolean;
  readonly outlook: Outlook;
  /** What will be done, or why it cannot be done, in a sentence. */
  readonly sentence: string;
  /** The edit that solves the obstacle; null if there is none, or no obstacle. */
  readonly solvedBy: Obstacle['solvedBy'];
}

const NOTHING_DONE =
  'This photo cannot be changed so without drawing it anew, which takes a hosted image model.';

/** The judgment of the steps in words. */
export function forecastOf(foreseen: readonly ForeseenStep[]): Forecast {
  const parts = foreseen.map(
    ({ step, outlook, ways, obstacle }): PartForecast => ({
      about: step.about,
      isMain: step.role !== 'extra',
      outlook,
      sentence: obstacle?.reason ?? ways[0]!.willDo,
      solvedBy: obstacle?.solvedBy ?? null,
    }),
  );
  const missing = missingIn(
    foreseen.map(({ step, obstacle }) => ({ step, whyNot: obstacle?.reason ?? null })),
  );
  if (missing === null) return { parts, refusal: null };
  const solvedBy = parts.find((part) => part.isMain && part.solvedBy !== null)?.solvedBy ?? null;
  return { parts, refusal: { reason: refusalFor(missing), solvedBy } };
}

/** The end of a step, actual or forecast: `whyNot` is null if it is done. */
interface StepEnd {
  readonly step: Pick<Step, 'about' | 'role'>;
  readonly whyNot: string | null;
}

/** The steps whose absence leaves no result: a needed one, or all core ones; null if there is a result. */
export function missingIn<End extends StepEnd>(ends: readonly End[]): End[] | null {
  const needed = ends.find(({ step, whyNot }) => step.role === 'needed' && whyNot !== null);
  if (needed) return [needed];
  const main = ends.filter(({ step }) => step.role !== 'extra');
  return main.some(({ whyNot }) => whyNot === null) ? null : main;
}

/** The reasons for a missing result, in sentences. */
export function refusalFor(missing: readonly StepEnd[]): string {
  return [NOTHING_DONE, ...missing.map(({ step, whyNot }) => `${step.about}: ${whyNot}`)].join(' ');
}

/** The forecast of an edit that does not suit this photo at all. */
export function forecastOfRefusal(error: unknown, solvedBy: Obstacle['solvedBy']): Forecast {
  if (!(error instanceof EngineError) || error.code !== 'edit_not_confident') throw error;
  return { parts: [], refusal: { reason: error.message, solvedBy } };
}
