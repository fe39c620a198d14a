import { cpSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { afterAll, beforeAll, inject, vi } from 'vitest';

/**
 * Lets each embedded database that a test file makes in an empty folder start as a copy of a new one: making one takes
 * three seconds of computing. `test/safekeeping` restores into databases that are really made.
 */
export function copyNewDatabases(): void {
  if (inject('postgresUrl')) return;
  beforeAll(() => {
    const { create } = PGlite;
    const copied = async (options: PGliteOptions) => {
      const { dataDir } = options;
      const isNew = dataDir && !(await stat(join(dataDir, 'PG_VERSION')).catch(() => undefined));
      if (isNew) cpSync(inject('emptyPgliteFolder'), dataDir, { recursive: true });
      return Reflect.apply(create, PGlite, [options]);
    };
    vi.spyOn(PGlite, 'create').mockImplementation(copied as typeof create);
  });
  afterAll(() => void vi.mocked(PGlite.create).mockRestore());
}
