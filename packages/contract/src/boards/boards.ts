import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { BoardId, ProjectId, ShareLinkId, ShareUploadId, Timestamp, VersionId } from '../ids.ts';
import {
  API_BASE,
  BOARD_CARD_THUMBNAILS,
  MAX_BOARD_SECTIONS,
  MAX_BOARD_VERSIONS,
  MAX_NOTES_LENGTH,
  MAX_PAGE_SIZE,
  MAX_TITLE_LENGTH,
} from '../limits.ts';
import { pageOf, pageQuery } from '../paging.ts';
import { savedPictureQuery } from '../projects/saved-pictures.ts';
import { Version } from '../projects/versions.ts';
import { ShareLink } from '../sharing/share-links.ts';
import { BoardSection, Caption, NewBoardSection } from './board-sections.ts';

/** The origin of a photo that a visitor sent by a share link. */
const Sender = z.object({
  upload: ShareUploadId,
  /** Null when the link was deleted. */
  link: ShareLinkId.nullable(),
  /** The name that the visitor entered; empty without one. */
  name: z.string(),
  sent_at: Timestamp,
});

/** A version on a board, in the board's order. */
export const BoardVersion = Version.extend({
  /** The name of the photo. */
  image_name: z.string(),
  /** The owner's text below it; may be empty. */
  caption: z.string(),
  /** The visitor who sent the photo; null for the owner's own. */
  sent_by: Sender.nullable(),
}).meta({ id: 'BoardVersion' });
export type BoardVersion = z.infer<typeof BoardVersion>;

/** Chosen versions of one project, to view and share together. */
export const Board = z
  .object({
    id: BoardId,
    name: z.string(),
    description: z.string(),
    /** Null when the project is unknown; boards of this server always have one. */
    project: ProjectId.nullable(),
    project_title: z.string(),
    /** The count of pictures on the board. */
    image_count: z.int(),
    /** The thumbnail of the first picture; null for an empty board. */
    thumbnail_url: z.string().nullable(),
    /** The first four in a list, all of them in the answer for one board. */
    versions: z.array(BoardVersion),
    /** In their order; pictures without a section come last. Empty in a list. */
    sections: z.array(BoardSection),
    /** The first picture on the page of a link; null: none is chosen. */
    cover: VersionId.nullable(),
    /** Whether it has an active link. */
    is_public: z.boolean(),
    /** The token of the newest active link; null without one. */
    share_token: z.string().nullable(),
    /** The active links, newest first. */
    share_links: z.array(ShareLink),
    /** Whether it shows the project's photos automatically. Such a board can be shared and deleted, but not changed. */
    is_auto_generated: z.boolean(),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Board' });
export type Board = z.infer<typeof Board>;

const areDifferent = (ids: readonly string[]) => new Set(ids).size === ids.length;

const name = z
  .string()
  .trim()
  .min(1, 'Please enter a board name')
  .max(MAX_TITLE_LENGTH, `A name has at most ${MAX_TITLE_LENGTH} characters`);
const description = z
  .string()
  .trim()
  .max(MAX_NOTES_LENGTH, `A description has at most ${MAX_NOTES_LENGTH} characters`);
const versionIds = z
  .array(VersionId)
  .max(MAX_BOARD_VERSIONS, `A board shows at most ${MAX_BOARD_VERSIONS} pictures`)
  .refine((ids) => areDifferent(ids), { message: 'must be different versions' });

const sections = z
  .array(NewBoardSection)
  .max(MAX_BOARD_SECTIONS, `A board has at most ${MAX_BOARD_SECTIONS} sections`)
  .refine((list) => areDifferent(list.flatMap(({ version_ids }) => version_ids)), {
    message: 'A picture can be in one section only',
  })
  .refine((list) => areDifferent(list.flatMap(({ id }) => id ?? [])), {
    message: 'must be different sections',
  });
const params = z.strictObject({ boardId: BoardId });
const tag = 'boards';

export const boardRoutes = {
  list: defineRoute({
    method: 'GET',
    path: `${API_BASE}/boards/`,
    summary: `Own boards, newest first, each with its first ${BOARD_CARD_THUMBNAILS} versions`,
    tag,
    access: 'account',
    status: 200,
    query: z.strictObject({ project: ProjectId.optional(), ...pageQuery(MAX_PAGE_SIZE) }),
    response: pageOf(Board),
  }),
  create: defineRoute({
    method: 'POST',
    path: `${API_BASE}/boards/`,
    summary: 'Create a board; `project` and `project_id` mean the same, `project` wins',
    tag,
    access: 'account',
    status: 201,
    body: z
      .strictObject({
        project: ProjectId.optional(),
        project_id: ProjectId.optional(),
        name,
        description: description.default(''),
        version_ids: versionIds.min(1, 'Please select at least one image version to create a board'),
      })
      .refine((body) => (body.project ?? body.project_id) !== undefined, {
        message: 'Please say which project the board is of',
        path: ['project'],
      }),
    response: Board,
  }),
  get: defineRoute({
    method: 'GET',
    path: `${API_BASE}/boards/:boardId/`,
    summary: 'A board with all its versions',
    tag,
    access: 'account',
    status: 200,
    params,
    response: Board,
  }),
  update: defineRoute({
    method: 'PATCH',
    path: `${API_BASE}/boards/:boardId/`,
    summary: 'Change name, description, which versions it shows in which order, sections, captions or cover',
    tag,
    access: 'account',
    status: 200,
    params,
    body: z
      .strictObject({
        name: name.optional(),
        description: description.optional(),
        version_ids: versionIds.optional(),
        /** All sections in their order. A missing section is deleted, and its pictures stay on the board. */
        sections: sections.optional(),
        /** Captions by version. A missing version keeps its caption, an empty text removes it. */
        captions: z.partialRecord(VersionId, Caption).optional(),
        /** Null: none. */
        cover: VersionId.nullable().optional(),
      })
      .refine((body) => Object.keys(body).length > 0, { message: 'Please include at least one change.' }),
    response: Board,
  }),
  addVersions: defineRoute({
    method: 'POST',
    path: `${API_BASE}/boards/:boardId/versions/`,
    summary: 'Add versions to the end of a board; those already on it keep their place',
    tag,
    access: 'account',
    status: 200,
    params,
    body: z.strictObject({ version_ids: versionIds.min(1, 'must name at least one version') }),
    response: Board,
    holdsSecret: true,
  }),
  removeVersion: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/boards/:boardId/versions/:versionId/`,
    summary: 'Remove a version from a board; the version itself stays',
    tag,
    access: 'account',
    status: 204,
    params: z.strictObject({ boardId: BoardId, versionId: VersionId }),
  }),
  download: defineRoute({
    method: 'GET',
    path: `${API_BASE}/boards/:boardId/download/`,
    summary:
      "A ZIP of the board's pictures, numbered in its order; with `label`, altered ones say so, with `originals` the photo before is added beside them",
    tag,
    access: 'account',
    status: 200,
    params,
    query: savedPictureQuery.extend({ originals: z.enum(['1']).optional() }),
    produces: 'application/zip',
    rateLimit: 'download',
  }),
  pdf: defineRoute({
    method: 'GET',
    path: `${API_BASE}/boards/:boardId/pdf/`,
    summary:
      'A board as a PDF with sections and captions; `label` writes a label on altered pictures, `originals` adds the original next to them',
    tag,
    access: 'account',
    status: 200,
    params,
    query: z.strictObject({ label: z.enum(['1']).optional(), originals: z.enum(['1']).optional() }),
    produces: 'application/pdf',
    rateLimit: 'download',
  }),
  remove: defineRoute({
    method: 'DELETE',
    path: `${API_BASE}/boards/:boardId/`,
    summary: 'Put a board into the bin; its links stop working, its pictures stay in the project',
    tag,
    access: 'account',
    status: 204,
    params,
  }),
  restore: defineRoute({
    method: 'POST',
    path: `${API_BASE}/boards/:boardId/restore/`,
    summary: 'Restore a board from the bin; its links work again',
    tag,
    access: 'account',
    status: 200,
    params,
    response: Board,
    holdsSecret: true,
  }),
};
