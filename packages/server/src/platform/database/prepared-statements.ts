import { messages, type PGlite, protocol } from '@electric-sql/pglite';
import type { CompiledQuery, QueryResult } from 'kysely';
import { type Answer, type Column, readAnswer } from './read-answer.ts';

/** Most prepared statements; the least recently used are dropped first. Each takes a few kilobytes of the database. */
const KEPT_STATEMENTS = 300;
/** Commands whose count is the number of changed rows. */
const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

interface Statement {
  name: string;
  parameterTypes: readonly number[];
  columns: readonly Column[];
}

/** Receives notifications. */
export type OnNotification = (channel: string, payload: string) => void;

export interface PreparedStatements {
  /** Runs a statement, and prepares it the first time. The caller has the connection to itself. */
  run<Row>(query: CompiledQuery): Promise<QueryResult<Row>>;
}

export function createPreparedStatements(pglite: PGlite, onNotification: OnNotification): PreparedStatements {
  const known = new Map<string, Statement>();
  let named = 0;

  async function define(...parts: Uint8Array[]) {
    const message = Buffer.concat([...parts, protocol.serialize.sync()]);
    return (await pglite.execProtocol(message, { syncToFs: false })).messages;
  }

  async function prepare(sql: string): Promise<Statement> {
    const name = `kept_${++named}`;
    const answers = await define(
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
      await define(protocol.serialize.close({ type: 'S', name }));
    }
  }

  /** The driver's own reader is bypassed, and so are its listeners: notifications are passed on here. */
  async function execute({ name, columns }: Statement, values: (string | null)[]): Promise<Answer> {
    const message = Buffer.concat([
      protocol.serialize.bind({ statement: name, values }),
      protocol.serialize.execute({}),
      protocol.serialize.sync(),
    ]);
    const chunks: Uint8Array[] = [];
    await pglite.execProtocolRawStream(message, {
      syncToFs: false,
      // A copy, because the bytes are the database's own memory.
      onRawData: (chunk) => chunks.push(chunk.slice()),
    });
    const answer = readAnswer(Buffer.concat(chunks), columns);
    for (const { channel, payload } of answer.notifications) onNotification(channel, payload);
    return answer;
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
      return resultOf<Row>(await execute(statement, values));
    },
  };
}

function readerOf(pglite: PGlite, type: number): (text: string) => unknown {
  const parse = pglite.parsers[type];
  return parse ? (text) => parse(text, type) : (text) => text;
}

function resultOf<Row>({ rows, command }: Answer): QueryResult<Row> {
  const [verb = '', ...rest] = command.split(' ');
  const changed = CHANGES.has(verb) ? BigInt(rest.at(-1) ?? 0) : undefined;
  const read = rows as Row[];
  return changed === undefined ? { rows: read } : { rows: read, numAffectedRows: changed };
}
