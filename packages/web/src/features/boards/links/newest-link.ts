import type { ShareLink, SharePermission } from '@home-design/contract';

/** The active link that was made last, of one permission or of any; null when there is none. */
export function newestLink(links: readonly ShareLink[], permission?: SharePermission): ShareLink | null {
  const active = links.filter(
    (link) => link.is_active && (permission === undefined || link.permission === permission),
  );
  return active.reduce<ShareLink | null>(
    (newest, link) => (newest === null || link.created_at > newest.created_at ? link : newest),
    null,
  );
}
