import type { FastifyInstance } from 'fastify';
import type { AppDeps } from './app-deps.ts';
import { noteAct } from './features/audit/index.ts';
import { leadsForOperator } from './features/leads/index.ts';
import { plansForOperator } from './features/plans/index.ts';
import { upkeepForOperator } from './features/upkeep/index.ts';
import { safekeepingForOperator } from './operator/operator-routes.ts';
import { OPERATOR_BASE, requireOperator } from './platform/http/guards/operator-guard.ts';
import type { Outbox } from './platform/mail/outbox.ts';

const stopThisProcess = () => void process.kill(process.pid, 'SIGTERM');

/** Binds what only the operator may call, with the key beside the database. */
export async function bindOperator(app: FastifyInstance, deps: AppDeps, outbox: Outbox): Promise<void> {
  const { clock } = deps;
  const { db } = deps.database;
  await app.register(
    async (operator) => {
      requireOperator(operator, deps.operatorKey);
      await operator.register(leadsForOperator({ db, outbox }));
      await operator.register(plansForOperator({ db, clock, note: noteAct }));
      await operator.register(upkeepForOperator({ ...deps, db }));
      await operator.register(
        safekeepingForOperator({ db, log: deps.log, stop: deps.stop ?? stopThisProcess }),
      );
    },
    { prefix: OPERATOR_BASE },
  );
}
