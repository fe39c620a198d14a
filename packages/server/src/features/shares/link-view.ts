import type { ShareLink } from '@home-design/contract';
import type { ShareKeys } from './keys.ts';
import type { LinkRow } from './link-store.ts';

/** What is needed to show links to their owner. */
export interface LinkSight {
  keys: ShareKeys;
  /** Where people reach this server: `https://rooms.example`. */
  origin: string;
  now: Date;
  /** An API key without the scope `share` asks: it is told whether there are links, not how they are opened. */
  hidesLinks: boolean;
}

/** Whether a link opens anything. */
export function isLive(link: Pick<LinkRow, 'revokedAt' | 'expiresAt'>, now: Date): boolean {
  return link.revokedAt === null && (link.expiresAt === null || link.expiresAt > now);
}

/** Path of the page that a token opens. */
export const sharePath = (token: string) => `/app/share/board/${token}`;

/** The wire form of a link, for its owner only: it says the token. */
export function linkView(row: LinkRow, { keys, origin, now }: LinkSight): ShareLink {
  const token = keys.unseal(row.tokenSealed, row.id);
  const resource =
    row.boardId !== null
      ? { resource_type: 'board' as const, resource_id: row.boardId }
      : { resource_type: 'project' as const, resource_id: row.projectId ?? refuse(row) };
  return {
    id: row.id,
    url: `${origin}${sharePath(token)}`,
    token,
    permission: row.permission,
    ...resource,
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
    visit_count: row.visitCount,
    visitor_count: row.visitorCount,
    waiting_uploads: row.waitingUploads,
    created_at: row.createdAt.toISOString(),
  };
}

function refuse({ id }: LinkRow): never {
  throw new Error(`Share link ${id} is to nothing`);
}
