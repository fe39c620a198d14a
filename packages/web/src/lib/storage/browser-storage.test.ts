import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { storedValue } from './browser-storage.ts';
import { STORAGE_KEYS } from './storage-keys.ts';

const choice = storedValue('choice', z.object({ size: z.int() }), { size: 1 });

it('reads back what was written, and the fallback after clearing', () => {
  choice.write({ size: 7 });
  expect(choice.read()).toEqual({ size: 7 });
  choice.clear();
  expect(choice.read()).toEqual({ size: 1 });
});

it('treats an unexpected value under the key as absent', () => {
  fc.assert(
    fc.property(fc.string(), (rubbish) => {
      localStorage.setItem('choice', rubbish);
      expect(choice.read()).toEqual({ size: 1 });
    }),
  );
});

it('works without local storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  choice.write({ size: 3 });
  expect(choice.read()).toEqual({ size: 1 });
});

it('S-07 STORE-24 ACCESS-18 uses the key names of the specification', () => {
  expect(STORAGE_KEYS).toMatchObject({
    user: 'user',
    preferences: 'home-design-preferences',
    store: 'home-design-store',
  });
});
