import { describe, expect, it } from 'vitest';
import { writeCsv } from './write-csv.ts';

describe('writeCsv', () => {
  it('writes a head and quotes commas, quotes and line breaks', () => {
    expect(writeCsv([{ name: 'Ada, "A"', text: 'one\ntwo', count: 3 }])).toBe(
      'name,text,count\r\n"Ada, ""A""","one\ntwo",3\r\n',
    );
  });

  it.each(['=1+1', '+43 1', '-2', '@SUM(A1)', '\tx', '\rx', '=1+1\nand a second line'])(
    'S12 puts an apostrophe before the formula %j',
    (text) => {
      expect(writeCsv([{ text }])).toBe(`text\r\n"'${text}"\r\n`);
    },
  );

  it('keeps negative numbers', () => {
    expect(writeCsv([{ count: -1 }])).toBe('count\r\n-1\r\n');
  });

  it('is empty without rows', () => {
    expect(writeCsv([])).toBe('');
  });
});
