import { describe, expect, it } from 'vitest';
import { fullSizeUrl, type Picture, sourcesOf, thumbnailUrl } from './picture.ts';

const picture: Picture = {
  thumbnail_url: '/t',
  preview_url: '/p',
  storage_url: '/o',
  thumbhash: null,
  width: 4000,
  height: 3000,
};

describe('picture addresses', () => {
  it('VERSIONS-28 CONST-52 prefers storage_url, then preview_url, then thumbnail_url for the full size', () => {
    expect(fullSizeUrl(picture)).toBe('/o');
    expect(fullSizeUrl({ ...picture, storage_url: null })).toBe('/p');
    expect(fullSizeUrl({ ...picture, storage_url: null, preview_url: null })).toBe('/t');
  });

  it('VERSIONS-29 CONST-53 prefers thumbnail_url, then preview_url, then storage_url for the thumbnail', () => {
    expect(thumbnailUrl(picture)).toBe('/t');
    expect(thumbnailUrl({ ...picture, thumbnail_url: null })).toBe('/p');
    expect(thumbnailUrl({ ...picture, thumbnail_url: null, preview_url: null })).toBe('/o');
  });

  it('offers each rendition with its width, and the full size only when asked for', () => {
    expect(sourcesOf(picture, 'preview')).toEqual({ src: '/p', srcSet: '/t 480w, /p 2048w' });
    expect(sourcesOf(picture, 'full')?.srcSet).toBe('/t 480w, /p 2048w, /o 4000w');
    expect(sourcesOf(picture, 'thumbnail')).toEqual({ src: '/t', srcSet: '/t 480w' });
  });

  it('measures renditions of portrait pictures by their long side', () => {
    expect(sourcesOf({ ...picture, width: 3000, height: 4000 }, 'preview')?.srcSet).toBe('/t 360w, /p 1536w');
  });

  it('lists each width once for pictures smaller than the renditions', () => {
    expect(sourcesOf({ ...picture, width: 300, height: 200 }, 'full')?.srcSet).toBe('/o 300w');
  });

  it('is null while nothing is stored', () => {
    const pending = { ...picture, thumbnail_url: null, preview_url: null, storage_url: null };
    expect(sourcesOf(pending, 'full')).toBeNull();
    expect(fullSizeUrl(pending)).toBeNull();
  });
});
