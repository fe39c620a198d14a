import { DEFAULT_SHARE_DAYS } from '@home-design/contract';
import { readClientConfig } from '../session/client-config.ts';

/** Days until a new link ends, as set on the server; null: it does not end by itself. */
export function shareLinkDays(): number | null {
  const { shareLinkDays: days } = readClientConfig(document);
  return days === undefined ? DEFAULT_SHARE_DAYS : days;
}
