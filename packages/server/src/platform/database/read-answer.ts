import { messages, protocol } from '@electric-sql/pglite';

type OtherMessage = Parameters<Parameters<InstanceType<typeof protocol.Parser>['parse']>[1]>[0];

/** A column of a statement's rows. */
export interface Column {
  name: string;
  /** Parses the database's text. */
  read: (text: string) => unknown;
}

/** The database's answer to one run of a prepared statement. */
export interface Answer {
  rows: Record<string, unknown>[];
  /** For example `SELECT 20` or `UPDATE 3`. */
  command: string;
  /** Notifications that arrived with the answer. */
  notifications: { channel: string; payload: string }[];
}

/** Message types of PostgreSQL's wire protocol that are read here; the driver handles all other, rare ones. */
const DATA_ROW = 0x44;
const COMMAND_COMPLETE = 0x43;
const BIND_COMPLETE = 0x32;
const READY_FOR_QUERY = 0x5a;

/** A message is one byte of type and four bytes of length, which count themselves but not the type. */
const TYPE_BYTES = 1;
const HEADER_BYTES = 5;
const NULL_LENGTH = -1;

/**
 * Reads an answer in one pass over its bytes. The driver's own reader copies every field into a buffer
 * before it decodes it, which takes longer than the query itself for many rows.
 * @param bytes whole messages, in PostgreSQL's wire protocol with text fields
 * @throws DatabaseError if the database refused the statement
 */
export function readAnswer(bytes: Buffer, columns: readonly Column[]): Answer {
  const answer: Answer = { rows: [], command: '', notifications: [] };
  for (let start = 0; start < bytes.length; ) {
    const end = start + TYPE_BYTES + bytes.readInt32BE(start + TYPE_BYTES);
    switch (bytes[start]) {
      case DATA_ROW:
        answer.rows.push(readRow(bytes, start + HEADER_BYTES, columns));
        break;
      case COMMAND_COMPLETE:
        answer.command = bytes.toString('utf8', start + HEADER_BYTES, end - 1);
        break;
      case BIND_COMPLETE:
      case READY_FOR_QUERY:
        break;
      default:
        takeOther(parse(bytes.subarray(start, end)), answer);
    }
    start = end;
  }
  return answer;
}

/** A row is a count of fields (two bytes), then each as its length (four bytes) and text. */
function readRow(bytes: Buffer, start: number, columns: readonly Column[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  let at = start + 2;
  for (const { name, read } of columns) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length === NULL_LENGTH) {
      row[name] = null;
    } else {
      row[name] = read(bytes.toString('utf8', at, at + length));
      at += length;
    }
  }
  return row;
}

function parse(message: Uint8Array): OtherMessage[] {
  const found: OtherMessage[] = [];
  new protocol.Parser().parse(message, (one) => found.push(one));
  return found;
}

function takeOther(found: readonly OtherMessage[], answer: Answer): void {
  for (const message of found) {
    if (message instanceof messages.DatabaseError) throw message;
    if (message instanceof messages.NotificationResponseMessage) {
      answer.notifications.push({ channel: message.channel, payload: message.payload });
    }
  }
}
