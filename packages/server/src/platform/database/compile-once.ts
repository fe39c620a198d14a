import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Stands in a query for a value that comes with each run. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Names a value that comes with each run; it has the value's type, so that it fits where the value would. */
export type Given<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name];

/**
 * A query that is built and compiled at its first run only. Building one takes longer than the database needs
 * to answer it, so the calls that pages make most are worth it. The shape of the query must not depend on
 * the values: each stands where `given(name)` is written, and nowhere else.
 * @param build the query; called once per process, with the handle of the first run
 */
export function compileOnce<Values extends object, Row>(
  build: (db: Database, given: Given<Values>) => Compilable<Row>,
): (db: Database, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;

  return async (db, values) => {
    // The cast is the trick: the query builder takes any object as a parameter and never looks inside.
    compiled ??= build(db, (name) => new Placeholder(name) as never).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}
