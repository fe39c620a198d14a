import type { ListingAttribution } from '@home-design/contract';

/** The firm that offers a listing, as a line of its manifest. */
export function listedBy(attribution: ListingAttribution): string {
  const { office, agent, contact, mls_name, mls_number } = attribution;
  const who = [agent, office, contact].filter((part) => part !== '').join(', ');
  const mls = [mls_name, mls_number].filter((part) => part !== '').join(' ');
  return [who, mls === '' ? '' : `MLS: ${mls}`].filter((part) => part !== '').join('; ');
}
