import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { assertOutsideTransaction } from './database.ts';

/**
 * The same dialect, but it refuses a second connection to code that runs inside a transaction.
 * Kysely queues for a single connection before it asks the driver, which would turn such a request into an
 * endless wait; so this dialect queues itself and tells Kysely that there are many connections.
 */
export function guardDialect(dialect: Dialect): Dialect {
  const adapter = dialect.createAdapter();
  const single = adapter.supportsMultipleConnections === false;
  if (single) Object.defineProperty(adapter, 'supportsMultipleConnections', { value: true });
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createDriver: () => guardDriver(single ? oneAtATime(dialect.createDriver()) : dialect.createDriver()),
  };
}

function guardDriver(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  driver.acquireConnection = async (options) => {
    assertOutsideTransaction();
    return acquire(options);
  };
  return driver;
}

/** Gives the connection to one holder after the other, in the order of their requests. */
function oneAtATime(driver: Driver): Driver {
  const acquire = driver.acquireConnection.bind(driver);
  const release = driver.releaseConnection.bind(driver);
  const waiting: (() => void)[] = [];
  let taken = false;

  function passOn(): void {
    const next = waiting.shift();
    if (next) next();
    else taken = false;
  }

  driver.acquireConnection = async (options) => {
    if (taken) await new Promise<void>((resolve) => waiting.push(resolve));
    taken = true;
    try {
      return await acquire(options);
    } catch (error) {
      passOn();
      throw error;
    }
  };
  driver.releaseConnection = async (connection: DatabaseConnection, options) => {
    await release(connection, options);
    passOn();
  };
  return driver;
}
