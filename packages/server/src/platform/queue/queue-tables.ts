/** Schema of the job queue's tables; see create-boss.ts. */
const SCHEMA = 'pgboss';
/** The queue's scripts begin and end their own transaction; here they run in ours. */
const OWN_BEGIN = /^\s*BEGIN;/;
const OWN_COMMIT = /COMMIT;\s*$/;

/** Version of the tables of this program's queue. */
export async function newestQueueVersion(): Promise<number> {
  const { getConstructionPlans } = await import('pg-boss');
  const found = /INSERT INTO pgboss\.version\(version\) VALUES \('(\d+)'\)/.exec(
    getConstructionPlans(SCHEMA),
  );
  if (!found?.[1]) throw new Error('The queue does not say which version its tables are of.');
  return Number(found[1]);
}

/** SQL that creates the queue's tables in an earlier version: today's, undone step by step. */
export async function queueTablesAsOf(version: number): Promise<string[]> {
  const { getConstructionPlans, getRollbackPlans } = await import('pg-boss');
  const scripts = [getConstructionPlans(SCHEMA)];
  for (let from = await newestQueueVersion(); from > version; from--) {
    scripts.push(getRollbackPlans(SCHEMA, from));
  }
  return scripts.map((script) => script.replace(OWN_BEGIN, '').replace(OWN_COMMIT, ''));
}
