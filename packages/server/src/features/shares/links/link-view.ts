import type { ShareLink } from '@home-design/contract';
import type { ShareKeys } from './keys.ts';
import type { LinkRow } from './link-store.ts';

/** What the owner's view of links needs. */
export interface LinkSight {
  keys: ShareKeys;
  /** The public address of this server: `https://rooms.example`. */
  origin: string;
  now: Date;
  /** An API key without the scope `share` sees whether there are links, but not their tokens. */
  hidesLinks: boolean;
}

/** Whether a link is live. */
export function isLive(link: Pick<LinkRow, 'revokedAt' | 'expiresAt'>, now: Date): boolean {
  return link.revokedAt === null && (link.expiresAt === null || link.expiresAt > now);
}

/** Path of the page of a token. */
export const sharePath = (token: string) => `/app/share/board/${token}`;

/** Path of the page of a listing. */
export const listingPagePath = (token: string) => `/app/share/listing/${token}`;

/** The wire form of a link, for its owner only, because it contains the token. */
export function linkView(row: LinkRow, { keys, origin, now }: LinkSight): ShareLink {
  const token = keys.unseal(row.tokenSealed, row.id);
  return {
    id: row.id,
    url: `${origin}${row.listingId === null ? sharePath(token) : listingPagePath(token)}`,
    token,
    permission: row.permission,
    ...resourceOf(row),
    expires_at: row.expiresAt?.toISOString() ?? null,
    is_active: isLive(row, now),
    has_password: row.passwordHash !== null,
    wrong_passwords: row.wrongPasswords,
    wrong_passwords_since: row.wrongPasswordsSince?.toISOString() ?? null,
    allows_download: row.allowsDownload,
    shows_label: row.showsLabel,
    shows_originals: row.showsOriginals,
    takes_comments: row.takesComments,
    approves_uploads: row.approvesUploads,
    message: row.message,
    embed_origins: row.embedOrigins,
    visit_count: row.visitCount,
    visitor_count: row.visitorCount,
    waiting_uploads: row.waitingUploads,
    created_at: row.createdAt.toISOString(),
  };
}

function resourceOf({ id, boardId, projectId, listingId }: LinkRow) {
  if (boardId !== null) return { resource_type: 'board' as const, resource_id: boardId };
  if (projectId !== null) return { resource_type: 'project' as const, resource_id: projectId };
  if (listingId !== null) return { resource_type: 'listing' as const, resource_id: listingId };
  throw new Error(`Share link ${id} is to nothing`);
}
