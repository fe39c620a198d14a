import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { encodeJpeg } from '../../src/base/codec/index.ts';
import { EditRequest } from '../../src/edits/edit-request.ts';
import { drawnPhoto } from '../../test/drawn-photo.ts';
import { temporaryFolder } from '../../test/folders.ts';
import { sheetOfEdits } from './sheet-of-edits.ts';

const column = (label: string, request: object) => ({ label, request: EditRequest.parse(request) });

describe('sheetOfEdits', () => {
  it('puts each photo beside its edits, with what was done and what was refused', async () => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'b.jpg'), await encodeJpeg(drawnPhoto(120, 90), 90));
    await writeFile(join(folder, 'a.jpg'), await encodeJpeg(drawnPhoto(90, 120), 90));
    await writeFile(join(folder, 'notes.txt'), 'no photo');
    const columns = [
      column('moody', { mode: 'lighting', type: 'moody' }),
      column('nothing', { mode: 'lighting', strength: 0 }),
    ];
    const told: string[] = [];
    const sheet = await sheetOfEdits(folder, columns, {
      tileWidth: 80,
      longestSide: 60,
      cache: join(await temporaryFolder(), 'cache'),
      onEdit: (note) => told.push(note),
    });
    // Three pictures of 80 pixels with gaps of 8; a row of 107 and one of 60, each with a line of 24.
    expect(sheet).toMatchObject({ width: 3 * 88 + 8, height: 8 + (107 + 24 + 8) + (60 + 24 + 8) });
    expect(told).toEqual([
      'a.jpg, moody: done, confidence 1.00',
      'a.jpg, nothing: refused (edit_not_confident): At strength 0 the light stays as it is. Please choose more.',
      'b.jpg, moody: done, confidence 1.00',
      'b.jpg, nothing: refused (edit_not_confident): At strength 0 the light stays as it is. Please choose more.',
    ]);
    // The refused tile is black, the photo's own is not.
    const at = (x: number, y: number) => sheet.data[(y * sheet.width + x) * 3]!;
    expect(at(8 + 2 * 88 + 40, 60)).toBe(0);
    expect(at(8 + 40, 60)).toBeGreaterThan(20);
  });
});
