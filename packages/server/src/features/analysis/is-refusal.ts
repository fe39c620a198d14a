import { EngineError } from '@home-design/engine';
import { AppError } from '../../platform/http/app-error.ts';

/** Whether an error is the engine's refusal to make an edit of a photo. */
export function isRefusal(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : error;
  return cause instanceof EngineError && cause.code === 'edit_not_confident';
}
