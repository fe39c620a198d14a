import type { PGlite } from '@electric-sql/pglite';
import { type CompiledQuery, type DatabaseConnection, type Dialect, PGliteDialect } from 'kysely';
import { createPreparedStatements, type OnNotification } from './prepared-statements.ts';

/** Other statements (definitions, savepoints) are rare and are not prepared. */
const REPEATED = /^\s*(select|insert|update|delete|with)\b/i;

/**
 * Kysely's dialect for the embedded database, with one difference: a statement is parsed and planned once,
 * and each later run is a single exchange of bind and execute. Parsing and planning take most of the time of
 * small queries.
 * @param onNotification receives notifications of statements run here; those sent at a transaction's end, or by
 * other statements on `pglite`, go to the driver's own listeners
 */
export function preparedPgliteDialect(pglite: PGlite, onNotification: OnNotification): Dialect {
  const dialect = new PGliteDialect({ pglite });
  return {
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => {
      const driver = dialect.createDriver();
      const statements = createPreparedStatements(pglite, onNotification);
      const connections = new WeakSet<DatabaseConnection>();
      let inTransaction = false;

      const begin = driver.beginTransaction.bind(driver);
      driver.beginTransaction = async (connection, settings) => {
        await begin(connection, settings);
        inTransaction = true;
      };
      for (const end of ['commitTransaction', 'rollbackTransaction'] as const) {
        const original = driver[end].bind(driver);
        driver[end] = async (connection: DatabaseConnection) => {
          inTransaction = false;
          await original(connection);
        };
      }

      const acquire = driver.acquireConnection.bind(driver);
      driver.acquireConnection = async (options) => {
        const connection = await acquire(options);
        if (connections.has(connection)) return connection;
        connections.add(connection);
        const ordinary = connection.executeQuery.bind(connection);
        connection.executeQuery = async <Row>(
          query: CompiledQuery,
          more?: Parameters<typeof ordinary>[1],
        ) => {
          if (!REPEATED.test(query.sql)) return ordinary<Row>(query, more);
          const run = () => pglite.runExclusive(() => statements.run<Row>(query));
          return inTransaction ? run() : pglite._runExclusiveTransaction(run);
        };
        return connection;
      };
      return driver;
    },
  };
}
