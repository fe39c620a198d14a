import type { ResoOffer } from '@home-design/contract';
import { readClientConfig } from '../../../core/session/client-config.ts';

/** The MLS that a user may import from on this server; undefined: none. */
export function mlsOffer(person: { isAnonymous: boolean } | null): ResoOffer | undefined {
  const { reso } = readClientConfig(document);
  return reso?.forGuests || person?.isAnonymous === false ? reso : undefined;
}
