import { describe, expect, it } from 'vitest';
import { placeholderUrl } from './placeholder.ts';

describe('placeholderUrl', () => {
  it('draws a tiny picture', () => {
    expect(placeholderUrl('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^data:image\/png;base64,/);
  });

  it('is null without a hash, or if the hash is not base64', () => {
    expect(placeholderUrl(null)).toBeNull();
    expect(placeholderUrl('')).toBeNull();
    expect(placeholderUrl('%%%')).toBeNull();
  });
});
