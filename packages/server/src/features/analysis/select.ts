import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type {
  SelectionMask,
  SelectionPoint,
  Surface,
  SurfaceSelection,
  VersionId,
} from '@home-design/contract';
import { EngineError, type PrepareSelectionResult, type SelectTask } from '@home-design/engine';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../platform/database/database.ts';
import type { Engine } from '../../platform/engine.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Who } from '../../platform/http/who.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ownVersion, soundOriginal, type VersionRow } from '../versions/index.ts';
import { analysisFile } from './analysis-files.ts';
import { ensureAnalysis, renewAnalysis } from './ensure-analysis.ts';

/** Most prepared versions, each a file of 6 MB. */
const MOST_PREPARED = 24;

interface Prepared extends PrepareSelectionResult {
  readonly path: string;
}

interface Asked {
  readonly points: readonly SelectionPoint[];
  readonly box?: SelectTask['box'] | undefined;
}

interface AskedSurface {
  readonly surface: Surface;
  readonly selected?: string | undefined;
  readonly points: readonly SelectionPoint[];
}

/** Answers taps on pictures. */
export interface Selections {
  /**
   * Prepares a version before the first tap.
   * @throws AppError `version_not_found`, `version_not_ready`, `look_failed`, `storage_full`, `picture_damaged`
   */
  prepare(who: Who, id: VersionId): Promise<PrepareSelectionResult>;
  /** @throws AppError as `prepare` */
  select(who: Who, id: VersionId, asked: Asked): Promise<SelectionMask>;
  /** @throws AppError as `prepare`; `invalid_request` for a selection of another size */
  selectSurface(who: Who, id: VersionId, asked: AskedSurface): Promise<SurfaceSelection>;
}

/** Keeps the preparations of the versions that were used last; every caller is checked for access first. */
export function createSelections(deps: { db: Database; storage: Storage; engine: Engine }): Selections {
  const { db, storage, engine } = deps;
  const prepared = new LRUCache<VersionId, Promise<Prepared>>({
    max: MOST_PREPARED,
    dispose: (leaving) => void leaving.then(({ path }) => forget(path)).catch(() => undefined),
  });

  async function requireVersion(who: Who, id: VersionId): Promise<VersionRow> {
    const version = await ownVersion(db, who.userId, id);
    if (!version) throw new AppError('version_not_found');
    return version;
  }

  function preparedOf(version: VersionRow): Promise<Prepared> {
    const known = prepared.get(version.id);
    if (known) return known;
    const preparing = lookAhead(version);
    prepared.set(version.id, preparing);
    preparing.catch(() => prepared.delete(version.id));
    return preparing;
  }

  async function lookAhead(version: VersionRow): Promise<Prepared> {
    if (!version.files) throw new AppError('version_not_ready');
    const photo = await soundOriginal(storage, version, version.files.original);
    const path = join(await storage.scratchFolder(), 'prepared');
    try {
      const size = await engine.run({ kind: 'prepare-selection', photo, prepared: path });
      return { ...size, path };
    } catch (error) {
      await forget(path);
      throw error;
    }
  }

  /** Asks the engine; if that fails, once more after another preparation: its file or process may be gone. */
  async function askTwice<Answer>(
    version: VersionRow,
    ask: (prepared: Prepared) => Promise<Answer>,
    before?: () => Promise<void>,
  ): Promise<Answer> {
    try {
      return await ask(await preparedOf(version));
    } catch (error) {
      if (!(error instanceof EngineError) || error.code === 'edit_invalid') return asAppError(error);
      prepared.delete(version.id);
      await before?.();
      return preparedOf(version).then(ask).catch(asAppError);
    }
  }

  return {
    async prepare(who, id) {
      const version = await requireVersion(who, id);
      const { width, height } = await preparedOf(version).catch(asAppError);
      return { width, height };
    },
    async select(who, id, { points, box }) {
      const version = await requireVersion(who, id);
      return askTwice(version, ({ path }) =>
        engine.run({ kind: 'select', prepared: path, points: pointsOf(points), box: box ?? null }),
      );
    },
    async selectSurface(who, id, { surface, selected, points }) {
      const version = await requireVersion(who, id);
      await ensureAnalysis(deps, version);
      const analysis = await storage.localPath(analysisFile(version.id));
      return askTwice(
        version,
        ({ path }) =>
          engine.run({
            kind: 'select-surface',
            prepared: path,
            analysis,
            surface,
            selected: selected ?? null,
            points: pointsOf(points),
          }),
        // An analysis of an earlier release cannot be read.
        () => renewAnalysis(deps, version),
      );
    },
  };
}

const pointsOf = (points: readonly SelectionPoint[]): SelectTask['points'] =>
  points.map(({ is_meant, ...place }) => ({ ...place, isMeant: is_meant }));

const forget = (path: string): Promise<void> => rm(dirname(path), { recursive: true, force: true });

function asAppError(error: unknown): never {
  if (!(error instanceof EngineError)) throw error;
  const code = error.code === 'edit_invalid' ? 'invalid_request' : 'look_failed';
  throw new AppError(code, undefined, { cause: error });
}
