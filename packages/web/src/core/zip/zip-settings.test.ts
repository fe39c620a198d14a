import { beforeEach, describe, expect, it } from 'vitest';
import { lastZipChoice, settingsOf, withSize } from './zip-settings.ts';

beforeEach(() => localStorage.clear());

describe('the settings of a ZIP', () => {
  it('are JPEG in full size by default', () => {
    expect(settingsOf(lastZipChoice.read())).toEqual({ picture_format: 'jpeg', quality: 90 });
  });

  it.each([
    ['mls', { quality: 90, long_side: 2048 }],
    ['web', { quality: 82, long_side: 1600 }],
    ['print', { quality: 96 }],
    ['full', { quality: 90 }],
  ] as const)('have the longest side and the quality of %s', (size, expected) => {
    expect(settingsOf(withSize(lastZipChoice.read(), size))).toEqual({ picture_format: 'jpeg', ...expected });
  });

  it.each([
    [2000, 2000],
    ['640', 640],
    [319, undefined],
    [16_385, undefined],
    ['', undefined],
    [1000.5, undefined],
  ])('accept a custom longest side of %s as the server does', (longSide, expected) => {
    const choice = { ...withSize(lastZipChoice.read(), 'own'), longSide };
    expect(settingsOf(choice)?.long_side).toBe(expected);
  });
});
