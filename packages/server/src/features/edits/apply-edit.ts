import {
  type EditAccepted,
  type EditMode,
  type ImageId,
  TRANSFORMATIONS,
  type VersionId,
} from '@home-design/contract';
import { ZodError } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { type Database, transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import { readEdit, type StartedEdit, startEditJob } from '../jobs/index.ts';
import { type PlanLimits, requireDesigns } from '../plans/index.ts';
import {
  holdImage,
  lockOwnVersion,
  ownPrimaryVersion,
  ownVersion,
  type VersionRow,
  versionView,
} from '../versions/index.ts';
import { argumentFields } from './rules.ts';

/** Seeds are whole numbers below this. */
const SEEDS = 2 ** 32;

/** What a client asks for; `args` and `parameters` are two names of the same (C-02). */
export interface EditOrder {
  image_id?: ImageId | undefined;
  version_id?: VersionId | undefined;
  transformation?: string | undefined;
  args?: Record<string, unknown> | undefined;
  parameters?: Record<string, unknown> | undefined;
}

/**
 * Accepts an edit: from here on it will be made, or fail with a reason, whatever becomes of this process.
 * @throws AppError `unknown_transformation`, `image_not_found`, `version_not_found`, `version_not_ready`,
 * `invalid_request` with the arguments that do not fit, `credits_exhausted`
 */
export async function applyEdit(
  deps: { db: Database; queue: Queue; clock: Clock; limits: PlanLimits },
  who: Who,
  transformation: string,
  order: EditOrder,
): Promise<EditAccepted> {
  const mode = modeOf(transformation);
  if (order.transformation !== undefined && modeOf(order.transformation) !== mode) {
    throw new AppError('invalid_request', 'The address and the body name different transformations.', {
      fields: { transformation: ['names another edit than the address'] },
    });
  }

  const [first, ...others] = await transaction(deps.db, async (tx) => {
    const source = await requireSource(tx, who, order);
    const { alternatives, ...edit } = readArguments(mode, order);
    if (alternatives > 1) await requireDesigns(tx, who, alternatives, deps.clock.now(), deps.limits);
    const started: [StartedEdit, ...StartedEdit[]] = [await start(edit.seed)];
    for (let number = 1; number < alternatives; number++) {
      // Neighbors of a given seed, so that the whole set can be asked for again.
      started.push(await start(edit.seed === undefined ? undefined : (edit.seed + number) % SEEDS));
    }
    return started;

    function start(seed: number | undefined): Promise<StartedEdit> {
      return startEditJob(tx, deps, who, source, { ...edit, seed, mode, retryOf: null });
    }
  });
  return { ...accepted(first), alternatives: others.map(accepted) };
}

function accepted({ job, version }: StartedEdit) {
  const view = versionView({ ...version, tags: [] });
  return { id: job.id, job_id: job.id, status: 'in_progress' as const, version: view };
}

function modeOf(transformation: string): EditMode {
  const mode = Object.hasOwn(TRANSFORMATIONS, transformation) ? TRANSFORMATIONS[transformation] : undefined;
  if (!mode) throw new AppError('unknown_transformation');
  return mode;
}

/** The version to start from: the one named, else the image's primary version. It stays until the end. */
async function requireSource(tx: Database, who: Who, order: EditOrder): Promise<VersionRow> {
  const found = await findSource(tx, who, order);
  await holdImage(tx, found.imageId);
  const source = await lockOwnVersion(tx, who.userId, found.id);
  if (!source) throw new AppError('version_not_found');
  if (source.status !== 'completed') throw new AppError('version_not_ready', notReady(source));
  return source;
}

async function findSource(tx: Database, who: Who, order: EditOrder): Promise<VersionRow> {
  if (order.version_id === undefined) {
    const primary = order.image_id && (await ownPrimaryVersion(tx, who.userId, order.image_id));
    if (!primary) throw new AppError('image_not_found');
    return primary;
  }
  const version = await ownVersion(tx, who.userId, order.version_id);
  const isOfImage = order.image_id === undefined || version?.imageId === order.image_id;
  if (!version || !isOfImage) throw new AppError('version_not_found');
  return version;
}

function notReady(source: VersionRow): string | undefined {
  return source.status === 'failed' ? 'This version failed. Please start from another one.' : undefined;
}

function readArguments(mode: EditMode, order: EditOrder) {
  if (order.args && order.parameters) {
    throw new AppError('invalid_request', 'Please send either args or parameters.', {
      fields: { parameters: ['must be left out when args are given'] },
    });
  }
  try {
    return readEdit(mode, order.args ?? order.parameters ?? {});
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const fields = argumentFields(error);
    const [[name, [message]] = ['', ['']]] = Object.entries(fields) as [string, string[]][];
    throw new AppError('invalid_request', name ? `${name}: ${message}` : message, { fields, cause: error });
  }
}
