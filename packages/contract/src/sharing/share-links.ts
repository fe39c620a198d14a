import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { BoardId, ListingId, ProjectId, ShareLinkId, Timestamp } from '../ids.ts';
import {
  API_BASE,
  MAX_EMBED_ORIGINS,
  MAX_LINK_MESSAGE_LENGTH,
  MAX_SHARE_DAYS,
  MAX_SHARE_PASSWORD_LENGTH,
  MIN_SHARE_PASSWORD_LENGTH,
} from '../limits.ts';

/** The permission of a link: view, or view and send photos. */
export const SHARE_PERMISSIONS = ['view', 'upload'] as const;
export const SharePermission = z.enum(SHARE_PERMISSIONS, 'must be view or upload');
export type SharePermission = z.infer<typeof SharePermission>;

/** The targets of links in this file. The page of a listing has its own calls. */
export const SHARED_RESOURCES = ['board', 'project'] as const;

/** Scheme, host and port of a website. Nothing else is allowed, so that the value is safe in a header. */
const ORIGIN = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/;

const message = z
  .string()
  .trim()
  .max(MAX_LINK_MESSAGE_LENGTH, `A message has at most ${MAX_LINK_MESSAGE_LENGTH} characters`);
const embedOrigins = z
  .array(
    z.string().trim().toLowerCase().regex(ORIGIN, 'An address such as https://example.com, without a path'),
  )
  .max(MAX_EMBED_ORIGINS, `At most ${MAX_EMBED_ORIGINS} websites`);

/** Settings of a link that its owner can change at any time. */
const switches = {
  /** Whether visitors may save pictures in full size. */
  allows_download: z.boolean(),
  /** Whether altered pictures carry a label, in every size. */
  shows_label: z.boolean(),
  /** Whether the original is shown beside every altered picture. */
  shows_originals: z.boolean(),
  /** Whether visitors can like and comment pictures, for the owner to read. */
  takes_comments: z.boolean(),
  /** Whether photos of visitors need the owner's approval before other visitors see them. */
  approves_uploads: z.boolean(),
};

/** A link as its owner sees it. */
export const ShareLink = z
  .object({
    id: ShareLinkId,
    /** Absolute address of the public page. */
    url: z.string(),
    token: z.string(),
    permission: SharePermission,
    resource_type: z.enum([...SHARED_RESOURCES, 'listing']),
    /** Id of the board, project or listing. */
    resource_id: z.union([BoardId, ProjectId, ListingId]),
    /** Null: the link never ends. */
    expires_at: Timestamp.nullable(),
    /** False when it was revoked or has ended; it never becomes active again. */
    is_active: z.boolean(),
    has_password: z.boolean(),
    /** Wrong passwords since the password was set, and the time of the first one. */
    wrong_passwords: z.int(),
    wrong_passwords_since: Timestamp.nullable(),
    ...switches,
    /** The message above the pictures; may be empty. */
    message: z.string(),
    /** Websites that may show the page in a frame; empty: none. */
    embed_origins: z.array(z.string()),
    /** How many times the page was opened, and by how many different visitors, who are counted anew each day. */
    visit_count: z.int(),
    visitor_count: z.int(),
    /** Photos that wait for approval. */
    waiting_uploads: z.int(),
    created_at: Timestamp,
  })
  .meta({ id: 'ShareLink' });
export type ShareLink = z.infer<typeof ShareLink>;

const daysToLive = z
  .int()
  .min(1, 'must be at least 1 day')
  .max(MAX_SHARE_DAYS, `must be at most ${MAX_SHARE_DAYS} days`)
  .nullable();
const password = z
  .string()
  .min(MIN_SHARE_PASSWORD_LENGTH, `A password has at least ${MIN_SHARE_PASSWORD_LENGTH} characters`)
  .max(MAX_SHARE_PASSWORD_LENGTH, `A password has at most ${MAX_SHARE_PASSWORD_LENGTH} characters`)
  .nullable();

/** End and password, which every kind of link has. */
export const shareLinkLimits = { daysToLive, password };

const settings = {
  permission: SharePermission,
  /** Absent or null: the link never ends. */
  expires_in_days: daysToLive.default(null),
  password: password.default(null),
  allows_download: switches.allows_download.default(true),
  shows_label: switches.shows_label.default(false),
  shows_originals: switches.shows_originals.default(false),
  takes_comments: switches.takes_comments.default(true),
  approves_uploads: switches.approves_uploads.default(false),
  message: message.default(''),
  embed_origins: embedOrigins.default([]),
};

/** The request that makes a link. */
export const NewShareLink = z.strictObject(settings);
export type NewShareLink = z.output<typeof NewShareLink>;

const change = z
  .strictObject({
    /** `false` revokes the link for good. */
    is_active: z.literal(false, 'A link that was switched off stays off').optional(),
    /** Counted from now; null: never. */
    expires_in_days: daysToLive.optional(),
    /** Null removes the password. */
    password: password.optional(),
    allows_download: switches.allows_download.optional(),
    shows_label: switches.shows_label.optional(),
    shows_originals: switches.shows_originals.optional(),
    takes_comments: switches.takes_comments.optional(),
    approves_uploads: switches.approves_uploads.optional(),
    message: message.optional(),
    embed_origins: embedOrigins.optional(),
  })
  .refine((body) => Object.keys(body).length > 0, { message: 'Please include at least one change.' });

const tag = 'share-links';
const access = 'account' as const;
const params = z.strictObject({ linkId: ShareLinkId });
const list = z.object({ results: z.array(ShareLink), count: z.int() });

export const shareLinkRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/share-links/`,
    summary: 'Own links, newest first; `project` also takes those of its boards',
    tag,
    access,
    status: 200,
    query: z.strictObject({ project: ProjectId.optional() }),
    response: list,
  }),
  create: defineRoute({
    method: 'POST',
    path: `${API_BASE}/share-links/`,
    summary: 'Share a board or a project',
    tag,
    access,
    status: 201,
    body: z.strictObject({
      ...settings,
      resource_type: z.enum(SHARED_RESOURCES),
      resource_id: z.uuid({ message: 'must be an id' }),
    }),
    response: ShareLink,
    holdsSecret: true,
  }),
  ofBoard: defineRoute({
    method: 'GET',
    path: `${API_BASE}/boards/:boardId/share_links/`,
    summary: "A board's links, newest first",
    tag,
    access,
    status: 200,
    params: z.strictObject({ boardId: BoardId }),
    response: list,
  }),
  createForBoard: defineRoute({
    method: 'POST',
    path: `${API_BASE}/boards/:boardId/share_links/`,
    summary: 'Share a board',
    tag,
    access,
    status: 201,
    params: z.strictObject({ boardId: BoardId }),
    body: z.strictObject({ ...settings, resource_type: z.literal('board').default('board') }),
    response: ShareLink,
    holdsSecret: true,
  }),
  createForProject: defineRoute({
    method: 'POST',
    path: `${API_BASE}/projects/:projectId/share_links/`,
    summary: 'Share a project: each photo by the version that stands for it',
    tag,
    access,
    status: 201,
    params: z.strictObject({ projectId: ProjectId }),
    body: z.strictObject({ ...settings, resource_type: z.literal('project').default('project') }),
    response: ShareLink,
    holdsSecret: true,
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/share-links/:linkId/`,
    summary: 'A link',
    tag,
    access,
    status: 200,
    params,
    response: ShareLink,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: `${API_BASE}/share-links/:linkId/`,
    summary: 'Turn off a link, or change what its visitors may do',
    tag,
    access,
    status: 200,
    params,
    body: change,
    response: ShareLink,
  }),
  revoke: defineRoute({
    method: 'POST',
    path: `${API_BASE}/share-links/:linkId/revoke/`,
    summary: 'Revoke a link permanently',
    tag,
    access,
    status: 200,
    params,
    response: ShareLink,
    holdsSecret: true,
  }),
  qrCode: defineRoute({
    method: 'GET',
    path: `${API_BASE}/share-links/:linkId/qr-code/`,
    summary: 'The address of a link as a QR code: a PNG as a data URL, and the same as SVG text',
    tag,
    access,
    status: 200,
    params,
    response: z.object({ qr_code: z.string(), svg: z.string() }),
  }),
};
