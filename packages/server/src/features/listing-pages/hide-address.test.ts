import { describe, expect, it } from 'vitest';
import { titleWithoutAddress, townOf, withoutAddress } from './hide-address.ts';

const ADDRESS = '12 Quay Street, Portland, ME 04101';

describe('a hidden address', () => {
  it.each([
    [ADDRESS, 'Portland, ME'],
    ['12 Quay Street, Apt 4, Portland, ME 04101', 'Portland, ME'],
    ['Hauptstraße 5, 4020 Linz', 'Linz'],
    ['4 Mill Lane, Bath, BA1 2AB', 'Bath'],
    ['12 Quay Street', ''],
    ['', ''],
  ])('leaves the town of %j', (address, town) => {
    expect(townOf(address)).toBe(town);
  });

  it.each([
    ['Two rooms above the quay.', 'Two rooms above the quay.'],
    ['12 Quay Street is quiet.', '… is quiet.'],
    ['See 12 QUAY ST., Portland 04101!', 'See …, Portland …!'],
    ['On Quay Street, near the ferry', 'On …, near the ferry'],
    ['At 12, Quay Street', 'At …'],
    ['A stray 112 Quay Streets stays', 'A stray 112 Quay Streets stays'],
  ])('is removed from %j', (text, rest) => {
    expect(withoutAddress(text, ADDRESS)).toBe(rest);
  });

  it.each([
    ['Harbor flat', 'Harbor flat'],
    ['12 Quay Street, Portland, ME 04101', 'A home in Portland, ME'],
    ['12 Quay St', 'A home in Portland, ME'],
    ['Harbor flat, 12 Quay Street', 'Harbor flat'],
    ['', 'A home in Portland, ME'],
  ])('is removed from the title %j', (title, rest) => {
    expect(titleWithoutAddress(title, ADDRESS, 'Portland, ME')).toBe(rest);
  });

  it("leaves only 'A home' if there is no town", () => {
    expect(titleWithoutAddress('12 Quay Street', '12 Quay Street', '')).toBe('A home');
  });
});
