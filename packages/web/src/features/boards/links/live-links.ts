import type { ShareLink, SharePermission } from '@home-design/contract';

/** The active links of one permission, or of any, newest first. */
export function liveLinks(links: readonly ShareLink[], permission?: SharePermission): ShareLink[] {
  return links
    .filter((link) => link.is_active && (permission === undefined || link.permission === permission))
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
}
