import { describe, expect, it } from 'vitest';
import { whyInstall } from './installed-packages.mjs';

const lock = {
  packages: {
    '': { version: '1.0.0' },
    'packages/web': { version: '1.0.0' },
    'node_modules/zod': { version: '4.6.7' },
    'node_modules/a/node_modules/zod': { version: '3.0.0' },
    'node_modules/only-on-a-mac': { version: '1.0.0', optional: true },
    'node_modules/@home-design/web': { link: true },
  },
};
const { 'node_modules/only-on-a-mac': _, '': __, 'packages/web': ___, ...here } = lock.packages;

describe('whyInstall', () => {
  it.each([
    ['a fresh clone', undefined, 'not installed yet'],
    ['a damaged record', {}, 'not installed yet'],
    ['the result of npm ci', { packages: here }, undefined],
    ['a missing package', { packages: { ...here, 'node_modules/zod': undefined } }, 'zod is missing'],
    ['an upgrade', { packages: { ...here, 'node_modules/zod': { version: '4.6.6' } } }, 'zod changed'],
    [
      'an upgrade further down',
      { packages: { ...here, 'node_modules/a/node_modules/zod': { version: '3.0.1' } } },
      'zod changed',
    ],
    [
      'an optional package of another version',
      { packages: { ...here, 'node_modules/only-on-a-mac': { version: '0.9.0' } } },
      'only-on-a-mac changed',
    ],
    [
      'a dropped package',
      { packages: { ...here, 'node_modules/left-pad': {} } },
      'left-pad is no longer needed',
    ],
  ])('decides for %s', (_case, installed, reason) => {
    expect(whyInstall(lock, /** @type {any} */ (installed))).toBe(reason);
  });

  it('does not install when there is no lockfile to compare with', () => {
    expect(whyInstall(undefined, { packages: here })).toBeUndefined();
  });
});
