import { expect, it } from 'vitest';
import { displayPrice } from './display-price.ts';

it('a price is shown with its currency and its period', () => {
  expect(displayPrice({ amount: 450000, currency: 'USD', per: null })).toBe('$450,000');
  expect(displayPrice({ amount: 1200, currency: 'GBP', per: 'month' })).toBe('£1,200 / month');
  expect(displayPrice({ amount: 1250000, currency: 'EUR', per: null }, 'de-DE')).toBe('1.250.000\u00a0€');
});

it('a price without a currency is shown as a number, and a missing price as an empty text', () => {
  expect(displayPrice({ amount: 450000, currency: null, per: null })).toBe('450,000');
  expect(displayPrice({ amount: 90, currency: 'no currency', per: 'week' })).toBe('90 / week');
  expect(displayPrice({ amount: Number.NaN, currency: 'USD', per: null })).toBe('');
  expect(displayPrice(null)).toBe('');
});
