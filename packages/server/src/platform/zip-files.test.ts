import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { zipFiles } from './zip-files.ts';

const modifiedAt = new Date('2026-01-02T03:04:06Z');
const text = (path: string, content: string) => ({
  path,
  modifiedAt,
  open: async () => Readable.from([Buffer.from(content)]),
});

describe('a ZIP of files', () => {
  it('contains each file under its path, and a list of them', async () => {
    const zip = await buffer(
      zipFiles([text('Hall/1.png', 'one'), text('2.png', 'two')], { board: 'Spring' }),
    );
    const files = unzipSync(zip);
    expect(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)])).toEqual([
      ['Hall/1.png', 'one'],
      ['2.png', 'two'],
      ['pictures.json', JSON.stringify({ board: 'Spring' }, null, 2)],
    ]);
  });

  it('opens a file at its turn, and leaves none open if the client stops reading', async () => {
    const endless = new Readable({
      read() {
        this.push(Buffer.alloc(65_536));
      },
    });
    let opened = 0;
    const entry = (path: string) => ({
      path,
      modifiedAt,
      open: async () => {
        opened += 1;
        return endless;
      },
    });
    const zip = zipFiles([entry('1.png'), entry('2.png')], {});
    await once(zip, 'readable');
    zip.read();
    zip.destroy();
    await once(endless, 'close');
    expect(opened).toBe(1);
  });

  it('fails if a file disappears before its turn', async () => {
    const lost = { path: '1.png', modifiedAt, open: () => Promise.reject(new Error('It is gone.')) };
    await expect(buffer(zipFiles([lost], {}))).rejects.toThrow('It is gone.');
  });
});
