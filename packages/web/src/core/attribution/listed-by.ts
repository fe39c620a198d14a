import type { ListingAttribution } from '@home-design/contract';
import { attributionCopy as copy } from './copy.ts';

/** Who offers a property, on one line: 'Ana Novak, Harbor Realty, 207-555-0100 · Coast MLS, number M-77'. */
export function listedBy({ agent, office, contact, mls_name, mls_number }: ListingAttribution): string {
  const join = (parts: readonly string[], by: string) => parts.filter((part) => part !== '').join(by);
  const named = mls_name === '' ? copy.mlsNumber : copy.number;
  const number = mls_number === '' ? '' : named(mls_number);
  return join([join([agent, office, contact], ', '), join([mls_name, number], ', ')], ' · ');
}
