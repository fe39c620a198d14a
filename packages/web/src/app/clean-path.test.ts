import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanAddress, cleanPath } from './clean-path.ts';

const at = (pathname: string, search = '', hash = '') => cleanAddress({ pathname, search, hash });

describe('clean paths', () => {
  it('NAV-09 rewrites repeated slashes', () => {
    expect(at('/app//projects')).toBe('/app/projects');
  });

  it('NAV-10 rewrites a trailing slash and keeps query and hash', () => {
    expect(at('/app/projects/', '?tab=images', '#top')).toBe('/app/projects?tab=images#top');
  });

  it('leaves clean paths and the root alone', () => {
    expect(at('/')).toBeNull();
    expect(at('/app/projects', '?a=//')).toBeNull();
  });

  it('never leads to another site', () => {
    expect(at('//evil.example/')).toBe('/evil.example');
  });

  it('is clean after one pass', () => {
    const segment = fc.stringMatching(/^[a-z/]{0,6}$/);
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 8 }), (parts) => {
        const once = cleanPath(`/${parts.join('/')}`);
        expect(cleanPath(once)).toBe(once);
        expect(once.startsWith('/')).toBe(true);
        expect(once).not.toContain('//');
      }),
    );
  });
});
