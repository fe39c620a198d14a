import { z } from 'zod';
import { BoardSection } from './board-sections.ts';
import { Branding } from './branding.ts';
import { defineRoute } from './define-route.ts';
import { SectionId, Timestamp, VersionId } from './ids.ts';
import {
  API_BASE,
  MAX_COMMENT_LENGTH,
  MAX_REASON_LENGTH,
  MAX_SHARE_PASSWORD_LENGTH,
  MAX_UPLOAD_FILES,
  MAX_VISITOR_NAME_LENGTH,
} from './limits.ts';
import { savedPictureQuery } from './saved-pictures.ts';
import { SharePermission } from './share-links.ts';
import { OwnFeedback } from './share-replies.ts';
import { VERSION_KINDS } from './versions.ts';

/** Addresses of a shared picture; they work while the link does. */
const pictures = {
  /** Full size; null where the owner offers no downloads. */
  storage_url: z.string().nullable(),
  preview_url: z.string(),
  thumbnail_url: z.string(),
  thumbhash: z.string().nullable(),
  width: z.int(),
  height: z.int(),
};

/** A version as visitors of a link see it. */
export const SharedVersion = z
  .object({
    id: VersionId,
    /** What was done to the photo; of one that nobody edited, what it is called. */
    label: z.string(),
    /** What the photo is called; null where a device named it. */
    photo_name: z.string().nullable(),
    /** What the owner wrote below it; empty when nothing. */
    caption: z.string(),
    kind: z.enum(VERSION_KINDS),
    created_at: Timestamp,
    ...pictures,
    /** For saving it as a PNG that is named after its label; null where the owner offers no downloads. */
    download_url: z.string().nullable(),
    /** Whether something was changed in the photo. */
    is_altered: z.boolean(),
    /** The photo as it was taken, where it is on the board or the owner shows it; null for what is not altered. */
    original: z.object({ id: VersionId, ...pictures }).nullable(),
    /** Whether a visitor sent the photo. */
    is_sent: z.boolean(),
  })
  .meta({ id: 'SharedVersion' });
export type SharedVersion = z.infer<typeof SharedVersion>;

/** What a link shows: a board, or a project. Nothing in it says whose it is, but for the branding that its owner wrote. */
export const SharedBoard = z
  .object({
    name: z.string(),
    description: z.string(),
    project_name: z.string(),
    /** What the owner wrote to those who get the link; empty: nothing. */
    message: z.string(),
    permission: SharePermission,
    /** Who presents it; null: its owner wrote no branding. */
    branding: Branding.nullable(),
    /** In the order of the board: section by section, then those in none. */
    versions: z.array(SharedVersion),
    /** Those that have pictures, in their order. */
    sections: z.array(BoardSection),
    /** The picture that the page opens with; null: none is chosen. */
    cover: VersionId.nullable(),
    expires_at: Timestamp.nullable(),
    allows_download: z.boolean(),
    /** Whether altered pictures carry the words that say so. */
    shows_label: z.boolean(),
    takes_comments: z.boolean(),
    /** Whether photos that are sent wait for the owner's word. */
    approves_uploads: z.boolean(),
  })
  .meta({ id: 'SharedBoard' });
export type SharedBoard = z.infer<typeof SharedBoard>;

/** Sizes in which visitors get a picture. */
export const SHARED_RENDITIONS = ['original', 'preview', 'thumbnail'] as const;

const visitorName = z.string().trim().max(MAX_VISITOR_NAME_LENGTH).default('');
const params = z.strictObject({ token: z.string() });
const pictureParams = { token: z.string(), versionId: VersionId };
const open = { tag: 'shares', access: 'public' } as const;
const base = `${API_BASE}/share/:token/`;

/** Calls of people who have a link and need no account. A token that opens nothing gets one answer, whatever it was. */
export const shareRoutes = {
  get: defineRoute({
    ...open,
    method: 'GET',
    path: base,
    summary: 'What a link shows',
    status: 200,
    params,
    response: SharedBoard,
  }),
  unlock: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}unlock/`,
    summary: 'Give the password of a link; this browser is let in for a day',
    status: 200,
    params,
    body: z.strictObject({ password: z.string().max(MAX_SHARE_PASSWORD_LENGTH) }),
    response: SharedBoard,
    rateLimit: 'sharePassword',
    holdsSecret: true,
  }),
  picture: defineRoute({
    ...open,
    method: 'GET',
    path: `${base}versions/:versionId/:rendition/`,
    summary: 'A picture that the link shows; WebP or JPEG by Accept',
    status: 200,
    params: z.strictObject({ ...pictureParams, rendition: z.enum(SHARED_RENDITIONS) }),
    produces: 'image/*',
  }),
  download: defineRoute({
    ...open,
    method: 'GET',
    path: `${base}versions/:versionId/download/`,
    summary: 'A picture as PNG for saving, named after its label; `label` has altered ones say so',
    status: 200,
    params: z.strictObject(pictureParams),
    query: z.strictObject({ label: z.enum(['1']).optional() }),
    produces: 'image/png',
    rateLimit: 'download',
  }),
  downloadAll: defineRoute({
    ...open,
    method: 'GET',
    path: `${base}download/`,
    summary: 'All pictures the link shows, as a ZIP',
    status: 200,
    params,
    query: savedPictureQuery,
    produces: 'application/zip',
    rateLimit: 'download',
  }),
  pdf: defineRoute({
    ...open,
    method: 'GET',
    path: `${base}pdf/`,
    summary: 'What a link shows, as a PDF; `label` has altered pictures say so',
    status: 200,
    params,
    query: z.strictObject({ label: z.enum(['1']).optional() }),
    produces: 'application/pdf',
    rateLimit: 'download',
  }),
  upload: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}upload/`,
    summary: 'Send photos to the owner; each is accepted or refused on its own',
    status: 201,
    params,
    upload: {
      fields: z.strictObject({ name: visitorName }),
      fileField: 'images',
      maxFiles: MAX_UPLOAD_FILES,
    },
    response: z.object({
      /** Whether every photo was taken. */
      success: z.boolean(),
      uploaded: z.int(),
      /** Whether the owner has to agree before the photos are shown. */
      waiting: z.boolean(),
      errors: z.array(z.object({ name: z.string(), detail: z.string(), code: z.string() })),
    }),
    rateLimit: 'shareWrite',
  }),
  ownFeedback: defineRoute({
    ...open,
    method: 'GET',
    path: `${base}feedback/`,
    summary: 'What this browser has marked and written here',
    status: 200,
    params,
    response: OwnFeedback,
  }),
  pick: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}picks/`,
    summary: 'Mark a picture as liked, or take the mark away',
    status: 200,
    params,
    body: z.strictObject({ version_id: VersionId, picked: z.boolean(), name: visitorName }),
    response: OwnFeedback,
    rateLimit: 'shareWrite',
  }),
  choose: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}choices/`,
    summary:
      'Choose one picture of a section that asks, instead of the one chosen before; null takes it back',
    status: 200,
    params,
    body: z.strictObject({
      section_id: SectionId,
      version_id: VersionId.nullable(),
      /** Why; may be empty. */
      reason: z.string().trim().max(MAX_REASON_LENGTH).default(''),
      name: visitorName,
    }),
    response: OwnFeedback,
    rateLimit: 'shareWrite',
  }),
  comment: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}comments/`,
    summary: 'Write to the owner about a picture',
    status: 201,
    params,
    body: z.strictObject({
      version_id: VersionId,
      text: z.string().trim().min(1, 'Please write something').max(MAX_COMMENT_LENGTH),
      name: visitorName,
    }),
    response: OwnFeedback,
    rateLimit: 'shareWrite',
  }),
  track: defineRoute({
    ...open,
    method: 'POST',
    path: `${API_BASE}/share-links/track-access/`,
    summary: 'Count that the page of a link was opened; the owner is not counted',
    status: 200,
    body: z.strictObject({ token: z.string() }),
    response: z.object({ success: z.literal(true) }),
  }),
};
