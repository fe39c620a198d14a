import { messages } from '@electric-sql/pglite';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Column, readAnswer } from './read-answer.ts';

/** A message of the wire protocol: type, length, content. */
function message(type: string, content: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.write(type, 'latin1');
  header.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([header, content]);
}

const int16 = (value: number) => Buffer.from([value >> 8, value & 0xff]);
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(`${value}\0`);
const dataRow = (fields: readonly (string | null)[]) => {
  const parts = fields.map((field) => {
    if (field === null) return int32(-1);
    const bytes = Buffer.from(field);
    return Buffer.concat([int32(bytes.length), bytes]);
  });
  return message('D', Buffer.concat([int16(fields.length), ...parts]));
};

const BOUND = message('2', Buffer.alloc(0));
const READY = message('Z', Buffer.from('I'));
const columnsOf = (count: number): Column[] =>
  Array.from({ length: count }, (_, index) => ({ name: `c${index}`, read: (field) => field }));

describe('an answer', () => {
  it('has the rows that were sent, with any text', () => {
    const field = fc.option(fc.string({ unit: 'grapheme', maxLength: 300 }), { freq: 5 });
    const table = fc
      .integer({ min: 0, max: 6 })
      .chain((columns) =>
        fc.array(fc.array(field, { minLength: columns, maxLength: columns }), { maxLength: 20 }),
      );
    fc.assert(
      fc.property(table, (rows) => {
        const columns = columnsOf(rows[0]?.length ?? 0);
        const command = `SELECT ${rows.length}`;
        const bytes = Buffer.concat([BOUND, ...rows.map(dataRow), message('C', text(command)), READY]);
        const answer = readAnswer(bytes, columns);
        expect(answer.rows.map((row) => Object.values(row))).toEqual(rows);
        expect(answer.command).toBe(command);
      }),
    );
  });

  it('is read by column, and null is not parsed', () => {
    const columns: Column[] = [
      { name: 'size', read: Number },
      { name: 'tags', read: (field) => JSON.parse(field) },
    ];
    const bytes = Buffer.concat([dataRow(['12', '["a"]']), dataRow([null, null])]);
    expect(readAnswer(bytes, columns).rows).toEqual([
      { size: 12, tags: ['a'] },
      { size: null, tags: null },
    ]);
  });

  it('passes on notifications that arrive with it', () => {
    const bell = message('A', Buffer.concat([int32(1), text('bell'), text('ding')]));
    const notice = message('N', Buffer.concat([text('SNOTICE'), text('Mlook'), Buffer.alloc(1)]));
    const { notifications } = readAnswer(Buffer.concat([notice, bell, READY, bell]), []);
    expect(notifications).toEqual(Array(2).fill({ channel: 'bell', payload: 'ding' }));
  });

  it("throws the database's error with its code", () => {
    const content = [text('SERROR'), text('C23505'), text('Mtaken'), text('nshelf_pkey'), Buffer.alloc(1)];
    const refused = () => readAnswer(Buffer.concat([BOUND, message('E', Buffer.concat(content)), READY]), []);
    expect(refused).toThrow(messages.DatabaseError);
    expect(refused).toThrow(
      expect.objectContaining({ code: '23505', constraint: 'shelf_pkey', message: 'taken' }),
    );
  });
});
