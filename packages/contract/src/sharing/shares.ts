import { z } from 'zod';
import { Branding } from '../account/branding.ts';
import { BoardSection } from '../boards/board-sections.ts';
import { defineRoute } from '../define-route.ts';
import { BoardId, ProjectId, SectionId, Timestamp, VersionId } from '../ids.ts';
import {
  API_BASE,
  MAX_COMMENT_LENGTH,
  MAX_REASON_LENGTH,
  MAX_SHARE_PASSWORD_LENGTH,
  MAX_UPLOAD_FILES,
  MAX_VISITOR_NAME_LENGTH,
} from '../limits.ts';
import { savedPictureQuery } from '../projects/saved-pictures.ts';
import { VERSION_KINDS } from '../projects/versions.ts';
import { SHARED_RESOURCES, SharePermission } from './share-links.ts';
import { OwnFeedback } from './share-replies.ts';

/** Addresses of a shared picture. They work as long as the link. */
const pictures = {
  /** Full size; null if the owner offers no downloads. */
  storage_url: z.string().nullable(),
  preview_url: z.string(),
  thumbnail_url: z.string(),
  thumbhash: z.string().nullable(),
  width: z.int(),
  height: z.int(),
};

/** A version for visitors of a link. */
export const SharedVersion = z
  .object({
    id: VersionId,
    /** The name of the edit; for an unedited photo, its own name. */
    label: z.string(),
    /** The name of the photo; null for a name from a camera. */
    photo_name: z.string().nullable(),
    /** The owner's text below it; may be empty. */
    caption: z.string(),
    kind: z.enum(VERSION_KINDS),
    created_at: Timestamp,
    ...pictures,
    /** For saving it as a PNG named after its label; null if the owner offers no downloads. */
    download_url: z.string().nullable(),
    /** Whether the photo was altered. */
    is_altered: z.boolean(),
    /** The original photo, if it is on the board or the owner shows it; null for an unaltered version. */
    original: z.object({ id: VersionId, ...pictures }).nullable(),
    /** Whether a visitor sent the photo. */
    is_sent: z.boolean(),
  })
  .meta({ id: 'SharedVersion' });
export type SharedVersion = z.infer<typeof SharedVersion>;

/** The content of a link: a board or a project. It does not identify the owner, except by the branding. */
export const SharedBoard = z
  .object({
    name: z.string(),
    description: z.string(),
    project_name: z.string(),
    /** The owner's message to visitors; may be empty. */
    message: z.string(),
    permission: SharePermission,
    /** The branding of the owner; null without one. */
    branding: Branding.nullable(),
    /** In the order of the board: section by section, then those without a section. */
    versions: z.array(SharedVersion),
    /** The sections with pictures, in their order. */
    sections: z.array(BoardSection),
    /** The first picture of the page; null: none is chosen. */
    cover: VersionId.nullable(),
    expires_at: Timestamp.nullable(),
    allows_download: z.boolean(),
    /** Whether altered pictures carry a label. */
    shows_label: z.boolean(),
    takes_comments: z.boolean(),
    /** Whether sent photos need the owner's approval. */
    approves_uploads: z.boolean(),
  })
  .meta({ id: 'SharedBoard' });
export type SharedBoard = z.infer<typeof SharedBoard>;

/** Sizes of pictures for visitors. */
export const SHARED_RENDITIONS = ['original', 'preview', 'thumbnail'] as const;

const visitorName = z.string().trim().max(MAX_VISITOR_NAME_LENGTH).default('');
const params = z.strictObject({ token: z.string() });
const pictureParams = { token: z.string(), versionId: VersionId };
const open = { tag: 'shares', access: 'public' } as const;
const base = `${API_BASE}/share/:token/`;

/** Calls of visitors with a link; they need no account. Every token that does not work gets the same answer. */
export const shareRoutes = {
  get: defineRoute({
    ...open,
    method: 'GET',
    path: base,
    summary: 'The content of a link',
    status: 200,
    params,
    response: SharedBoard,
  }),
  unlock: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}unlock/`,
    summary: 'Enter the password of a link; this browser has access for a day',
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
    summary: 'A picture as PNG to save, named after its label; `label` writes a label on altered ones',
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
    summary: 'The content of a link as a PDF; `label` writes a label on altered pictures',
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
      /** Whether every photo was accepted. */
      success: z.boolean(),
      uploaded: z.int(),
      /** Whether the photos need the owner's approval. */
      waiting: z.boolean(),
      errors: z.array(z.object({ name: z.string(), detail: z.string(), code: z.string() })),
    }),
    rateLimit: 'shareWrite',
  }),
  ownFeedback: defineRoute({
    ...open,
    method: 'GET',
    path: `${base}feedback/`,
    summary: 'The likes, choices and comments of this browser',
    status: 200,
    params,
    response: OwnFeedback,
  }),
  pick: defineRoute({
    ...open,
    method: 'POST',
    path: `${base}picks/`,
    summary: 'Like a picture, or remove the like',
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
      'Choose one picture of a section with a question, replacing the earlier choice; null removes the choice',
    status: 200,
    params,
    body: z.strictObject({
      section_id: SectionId,
      version_id: VersionId.nullable(),
      /** The reason; may be empty. */
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
    response: z.object({
      success: z.literal(true),
      /** What the link opens, for its owner only. */
      own: z
        .object({ resource_type: z.enum(SHARED_RESOURCES), resource_id: z.union([BoardId, ProjectId]) })
        .optional(),
    }),
  }),
};
