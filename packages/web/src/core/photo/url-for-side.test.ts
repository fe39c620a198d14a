import { describe, expect, it } from 'vitest';
import type { Picture } from './picture.ts';
import { urlForSide } from './url-for-side.ts';

const picture: Picture = {
  thumbnail_url: '/t',
  preview_url: '/p',
  storage_url: '/o',
  thumbhash: null,
  width: 4000,
  height: 3000,
};

describe('the picture for a copy of a size', () => {
  it('chooses the smallest picture that is clearly larger than a copy of it', () => {
    expect(urlForSide(picture, 384)).toBe('/t');
    expect(urlForSide(picture, 1024)).toBe('/p');
    expect(urlForSide(picture, 2000)).toBe('/o');
    expect(urlForSide({ ...picture, width: 1200, height: 800 }, 1024)).toBe('/o');
    expect(urlForSide({ ...picture, storage_url: null }, 2000)).toBe('/p');
  });
});
