import { DEFAULT_SHARE_DAYS } from '@home-design/contract';
import { readClientConfig } from '../session/client-config.ts';

/** Days after which a new link ends, as the server says; null: it does not end by itself. */
export function shareLinkDays(): number | null {
  const { shareLinkDays: days } = readClientConfig(document);
  return days === undefined ? DEFAULT_SHARE_DAYS : days;
}
