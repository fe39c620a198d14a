import { isAbsolute } from 'node:path';
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import type { Database } from '../platform/database/database.ts';
import { dumpDatabase } from '../platform/database/dump/dump-database.ts';
import { AppError } from '../platform/http/app-error.ts';
import type { Logger } from '../platform/log.ts';

const Target = z.object({ folder: z.string().refine(isAbsolute) });

/**
 * Binds the calls for the commands that back up and restore the data, for a server that has the embedded database
 * open.
 */
export function safekeepingForOperator(deps: {
  db: Database;
  log: Logger;
  /** Ends this process like a signal. */
  stop: () => void;
}): FastifyPluginAsync {
  return async (app) => {
    app.post('/database/dump', async (request) => {
      const target = Target.safeParse(request.body);
      if (!target.success) throw new AppError('invalid_request');
      const { tables } = await dumpDatabase(deps.db, target.data.folder);
      return { tables: tables.length };
    });

    app.post('/stop', async (_request, reply) => {
      deps.log.info('the operator restores a backup, so this server stops; start it again when that is done');
      reply.raw.once('close', deps.stop);
      return { isStopping: true };
    });
  };
}
