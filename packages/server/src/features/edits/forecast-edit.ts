import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { type EditForecast, isCombined, type VersionId } from '@home-design/contract';
import { EngineError, type ForecastResult } from '@home-design/engine';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ensureAnalysis, lookAt } from '../analysis/index.ts';
import { writeInlineFiles } from '../jobs/index.ts';
import { ownVersion, type VersionRow } from '../versions/index.ts';
import { type ReadOrder, readOrder } from './read-order.ts';

/** Most forecasts in the cache, each about a kilobyte. A version never changes. */
const MOST_KEPT = 500;

/** The seed does not influence whether an edit can be made. */
const ANY_SEED = 0;

export interface ForecastDeps {
  db: Database;
  storage: Storage;
  engine: Engine;
}

/** Forecasts the results of combined edits. */
export interface Forecasts {
  /**
   * @throws AppError `version_not_found`, `version_not_ready`, `unknown_transformation`, `invalid_request`, `look_failed`,
   * `storage_full`, `picture_damaged`
   */
  of(who: Who, id: VersionId, asked: Asked): Promise<EditForecast>;
}

interface Asked {
  readonly transformation: string;
  readonly args: Record<string, unknown>;
}

/** Every caller is checked for access first; simultaneous calls for the same edit share one result. */
export function createForecasts(deps: ForecastDeps): Forecasts {
  const kept = new LRUCache<string, Promise<EditForecast>>({ max: MOST_KEPT });

  return {
    async of(who, id, { transformation, args }) {
      const version = await ownVersion(deps.db, who.userId, id);
      if (!version) throw new AppError('version_not_found');
      const order = readOrder(transformation, { args });
      if (!isCombined(order.mode)) {
        throw new AppError('invalid_request', 'Only edits that are made of others can be forecast.', {
          fields: { transformation: ['must be an edit that is made of others'] },
        });
      }
      const name = nameOf(id, order);
      const known = kept.get(name);
      if (known) return known;
      const making = makeForecast(deps, version, order);
      kept.set(name, making);
      making.catch(() => kept.delete(name));
      return making;
    },
  };
}

/** The cache key: equal for edits that are judged in the same way. */
function nameOf(id: VersionId, { request, files }: ReadOrder): string {
  const judged = JSON.stringify([id, request(ANY_SEED, {}), files]);
  return createHash('sha256').update(judged).digest('base64');
}

async function makeForecast(
  deps: ForecastDeps,
  version: VersionRow,
  { request, files }: ReadOrder,
): Promise<EditForecast> {
  await ensureAnalysis(deps, version);
  const scratch = await deps.storage.scratchFolder();
  try {
    const paths = await writeInlineFiles(files, scratch);
    const forecast = await lookAt(deps, version, (sight) => ({
      kind: 'forecast',
      ...sight,
      request: request(ANY_SEED, paths),
    }));
    return forecastView(forecast);
  } catch (error) {
    const cause = error instanceof AppError ? error.cause : undefined;
    if (!(cause instanceof EngineError) || cause.code !== 'edit_invalid') throw error;
    throw new AppError('invalid_request', cause.message, { cause });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function forecastView({ parts, refusal }: ForecastResult): EditForecast {
  return {
    parts: parts.map(({ isMain, solvedBy, ...part }) => ({
      ...part,
      is_main: isMain,
      solved_by: solvedBy,
    })),
    refusal: refusal && { reason: refusal.reason, solved_by: refusal.solvedBy },
  };
}
