import {
  describePair,
  findPlaces,
  forcePair,
  judgePair,
  lookAtPair,
  PAIRED,
  type PairFacts,
} from '../features/installation/index.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { type CommandResult, EXIT_PROBLEMS } from './command-result.ts';

/**
 * Says whether database and files belong together; `confirm` joins them at the operator's command. It opens the
 * database itself, because a server does not start on a mismatched pair.
 */
export async function pair(
  settings: { DATA_DIR: string; DATABASE_URL?: string | undefined },
  { confirm }: { confirm: boolean },
): Promise<CommandResult> {
  const places = await findPlaces(settings);
  const { filesFolder } = places;
  if (!confirm && !places.onPostgres && !places.hasEmbedded) {
    return told(await lookAtPair({ db: undefined, filesFolder }));
  }
  const database = await openDatabase(
    { url: settings.DATABASE_URL, folder: places.databaseFolder },
    () => {},
  );
  try {
    if (!confirm) return told(await lookAtPair({ db: database.db, filesFolder }));
    await migrate(database.db);
    await forcePair(database.db, filesFolder);
    return { output: PAIRED, exitCode: 0 };
  } finally {
    await database.close();
  }

  function told(facts: PairFacts): CommandResult {
    const mismatch = judgePair(facts);
    const output = describePair(facts, mismatch, places);
    return { output, exitCode: mismatch === null ? 0 : EXIT_PROBLEMS };
  }
}
