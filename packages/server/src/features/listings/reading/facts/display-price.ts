import type { ListingPrice } from '../listing-facts.ts';

/** A price for display: `$450,000`, `£1,200 / month`; only the number without a known currency; '' for no price. */
export function displayPrice(price: ListingPrice | null, locale = 'en-US'): string {
  if (price === null || !Number.isFinite(price.amount)) return '';
  const currency = price.currency !== null && /^[A-Z]{3}$/.test(price.currency) ? price.currency : null;
  const number = new Intl.NumberFormat(locale, {
    maximumFractionDigits: 0,
    ...(currency === null ? {} : { style: 'currency', currency }),
  }).format(price.amount);
  return price.per === null ? number : `${number} / ${price.per}`;
}
