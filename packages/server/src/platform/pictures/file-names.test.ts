import { create as contentDisposition } from 'content-disposition';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { downloadName } from './file-names.ts';

describe('U-17 the name offered for saving', () => {
  it.each([
    ['Living room.jpg', 'Original', 'original.png', 'Living room - as photographed.png'],
    ['../../etc/passwd', 'Sage walls', 'original.png', 'etc passwd - Sage walls.png'],
    ['a\r\nSet-Cookie: x=1', 'Original', 'original.png', 'aSet-Cookie x=1 - as photographed.png'],
    ['\u202Egnp.exe', 'Original', 'original.webp', 'gnp.exe - as photographed.webp'],
    ['', '', 'preview.jpg', 'photo.jpg'],
    ['Wohnzimmer süd 🛋️.webp', 'Moody light', 'original.png', 'Wohnzimmer süd 🛋️ - Moody light.png'],
  ])('%j, %j', (imageName, label, file, expected) => {
    expect(downloadName(imageName, label, file)).toBe(expected);
  });

  it('S3 is always one safe header line', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.string({ maxLength: 300 }),
        (name, label) => {
          const chosen = downloadName(name, label, 'original.png');
          expect(chosen).not.toMatch(/[\\/\p{Cc}]/u);
          expect(contentDisposition(chosen)).toMatch(/^attachment; filename=[\x20-\x7e]+$/);
        },
      ),
    );
  });
});
