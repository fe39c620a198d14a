import { describe, expect, it } from 'vitest';
import type { VersionFiles } from '../../schema/picture-tables.ts';
import { chooseFile } from './choose-file.ts';

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
