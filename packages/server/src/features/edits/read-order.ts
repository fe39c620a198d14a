import { type EditMode, TRANSFORMATIONS } from '@home-design/contract';
import { ZodError } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';
import { readEdit } from '../jobs/index.ts';
import { withDefaultChoice } from './default-choice.ts';
import { argumentFields } from './rules.ts';

/** Arguments of a request; `args` and `parameters` are two names of the same (C-02). */
export interface GivenArguments {
  args?: Record<string, unknown> | undefined;
  parameters?: Record<string, unknown> | undefined;
}

/** A validated edit. */
export type ReadOrder = ReturnType<typeof readOrder>;

/**
 * Validates the edit that a request asks for.
 * @throws AppError `unknown_transformation`, `invalid_request` with the arguments that do not fit
 */
export function readOrder(transformation: string, { args, parameters }: GivenArguments) {
  const mode = modeOf(transformation);
  if (args && parameters) {
    throw new AppError('invalid_request', 'Please send either args or parameters.', {
      fields: { parameters: ['must be left out when args are given'] },
    });
  }
  try {
    return { ...readEdit(mode, withDefaultChoice(mode, args ?? parameters ?? {})), mode };
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const fields = argumentFields(error);
    const [[message] = []] = Object.values(fields);
    throw new AppError('invalid_request', message, { fields, cause: error });
  }
}

/** @throws AppError `unknown_transformation` */
export function modeOf(transformation: string): EditMode {
  const mode = Object.hasOwn(TRANSFORMATIONS, transformation) ? TRANSFORMATIONS[transformation] : undefined;
  if (!mode) throw new AppError('unknown_transformation');
  return mode;
}
