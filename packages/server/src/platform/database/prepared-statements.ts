import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import type { CompiledQuery, QueryResult } from 'kysely';

/** Statements kept prepared; the ones used longest ago go first. Each costs the database a few kilobytes. */
const KEPT_STATEMENTS = 300;
/** Commands whose count says how many rows they changed. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

interface Statement {
  name: string;
  parameterTypes: readonly number[];
  columns: readonly { name: string; read: (text: string) => unknown }[];
}

export interface PreparedStatements {
  /** Runs a statement, preparing it the first time. The caller has the connection to itself. */
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
}

export function createPreparedStatements(pglite: PGlite): PreparedStatements {
  const known = new Map<string, Statement>();
  let named = 0;

  async function exchange(...parts: Uint8Array[]) {
    const message = Buffer.concat([...parts, protocol.serialize.sync()]);
    return (await pglite.execProtocol(message, { syncToFs: false })).messages;
  }

  async function prepare(sql: string): Promise<Statement> {
    const name = `kept_${++named}`;
    const answers = await exchange(
      protocol.serialize.parse({ name, text: sql }),
      protocol.serialize.describe({ type: 'S', name }),
    );
    const statement: Statement = { name, parameterTypes: [], columns: [] };
    for (const answer of answers) {
      if (answer instanceof messages.ParameterDescriptionMessage)
        statement.parameterTypes = answer.dataTypeIDs;
      if (answer instanceof messages.RowDescriptionMessage) {
        statement.columns = answer.fields.map((field) => ({
          name: field.name,
          read: readerOf(pglite, field.dataTypeID),
        }));
      }
    }
    return statement;
  }

  async function forgetOldest(): Promise<void> {
    for (const [sql, { name }] of known) {
      if (known.size <= KEPT_STATEMENTS) return;
      known.delete(sql);
      await exchange(protocol.serialize.close({ type: 'S', name }));
    }
  }

  return {
    run: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => {
      const statement = known.get(sql) ?? (await prepare(sql));
      known.delete(sql);
      known.set(sql, statement);
      await forgetOldest();

      const values = parameters.map((value, index) => {
        if (value === null || value === undefined) return null;
        const serialize = pglite.serializers[statement.parameterTypes[index] ?? 0];
        return serialize ? serialize(value) : String(value);
      });
      const answers = await exchange(
        protocol.serialize.bind({ statement: statement.name, values }),
        protocol.serialize.execute({}),
      );
      return resultOf<Row>(statement, answers);
    },
  };
}

function readerOf(pglite: PGlite, type: number): (text: string) => unknown {
  const parse = pglite.parsers[type];
  return parse ? (text) => parse(text, type) : (text) => text;
}

function resultOf<Row>({ columns }: Statement, answers: readonly object[]): QueryResult<Row> {
  const rows: Row[] = [];
  let changed: bigint | undefined;
  for (const answer of answers) {
    if (answer instanceof messages.DataRowMessage) {
      const row: Record<string, unknown> = {};
      for (const [index, { name, read }] of columns.entries()) {
        const text = answer.fields[index] ?? null;
        row[name] = text === null ? null : read(text);
      }
      rows.push(row as Row);
    } else if (answer instanceof messages.CommandCompleteMessage) {
      const [command = '', ...rest] = answer.text.split(' ');
      if (CHANGES.has(command)) changed = BigInt(rest.at(-1) ?? 0);
    }
  }
  return changed === undefined ? { rows } : { rows, numAffectedRows: changed };
}
