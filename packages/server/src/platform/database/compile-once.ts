import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Placeholder in a query for a value of each run. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Names a value of each run; it has the value's type, so that it fits in its place. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query that is built and compiled once, at its first run. Building a query takes longer than its
 * answer takes the database, so it pays for the most frequent calls. The shape of the query must not depend on
 * the values: each value appears only where `given(name)` is written.
 * @param build the query; called once per process, with the handle of the first run
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Database, given: Given<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;

  return async (db, values) => {
    // The cast works because the query builder accepts any object as a parameter and never looks inside.
    compiled ??= build(db, (name) => new Placeholder(name) as never).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
