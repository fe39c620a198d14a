import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { VersionFiles } from '../../platform/database/picture-tables.ts';
import { branchOf, chooseFile, contentDisposition, downloadName } from './rules.ts';

const files: VersionFiles = {
  original: 'original.png',
  preview: { webp: 'preview.webp', jpeg: 'preview.jpg' },
  thumbnail: { webp: 'thumbnail.webp', jpeg: 'thumbnail.jpg' },
  mask: 'mask.png',
};

describe('which file answers', () => {
  it.each([
    ['image/avif,image/webp,image/apng,*/*;q=0.8', 'preview.webp', 'image/webp'],
    ['image/jpeg', 'preview.jpg', 'image/jpeg'],
    ['*/*', 'preview.jpg', 'image/jpeg'],
    ['image/webp;q=0, image/jpeg', 'preview.jpg', 'image/jpeg'],
    ['IMAGE/WEBP; q=0.5', 'preview.webp', 'image/webp'],
    [undefined, 'preview.jpg', 'image/jpeg'],
  ])('Accept %s gets %s', (accept, file, mediaType) => {
    expect(chooseFile(files, 'preview', accept)).toEqual({ file, mediaType, varies: true });
  });

  it('the original and the mask are what is stored, whatever is accepted', () => {
    expect(chooseFile(files, 'original', 'image/webp')).toEqual({
      file: 'original.png',
      mediaType: 'image/png',
      varies: false,
    });
    expect(chooseFile(files, 'mask', undefined)?.file).toBe('mask.png');
    expect(chooseFile({ ...files, mask: null }, 'mask', undefined)).toBeNull();
  });
});

describe('U-17 the name offered for saving', () => {
  it.each([
    ['Living room.jpg', 'Original', 'original.png', 'Living room - Original.png'],
    ['../../etc/passwd', 'Wall color: Sage', 'original.png', 'etc passwd - Wall color Sage.png'],
    ['a\r\nSet-Cookie: x=1', 'Original', 'original.png', 'aSet-Cookie x=1 - Original.png'],
    ['\u202Egnp.exe', 'Original', 'original.webp', 'gnp.exe - Original.webp'],
    ['', '', 'preview.jpg', 'photo.jpg'],
    ['Wohnzimmer süd 🛋️.webp', 'Lighting: Moody', 'original.png', 'Wohnzimmer süd 🛋️ - Lighting Moody.png'],
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
          expect(contentDisposition(chosen)).toMatch(
            /^attachment; filename="[\x20\x21\x23-\x5b\x5d-\x7e]+"; filename\*=UTF-8''[\w%.!~-]+$/,
          );
        },
      ),
    );
  });
});

describe('VERSIONS-16 branches', () => {
  it.each([
    ['main', false, 'main'],
    ['main', true, 'other'],
    ['other', false, 'other'],
    ['other', true, 'other'],
  ] as const)('from %s, which has a child: %s', (parent, hasChild, expected) => {
    expect(branchOf(parent, hasChild)).toBe(expected);
  });
});
