import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import {
  BoardId,
  CommentId,
  ImageId,
  ProjectId,
  SectionId,
  ShareLinkId,
  ShareUploadId,
  Timestamp,
  VersionId,
} from '../ids.ts';
import { API_BASE, MAX_COMMENT_LENGTH } from '../limits.ts';

/** A visitor's comment on a picture. */
export const Comment = z
  .object({
    id: CommentId,
    version: VersionId,
    text: z.string(),
    /** The name that the visitor entered; empty without one. */
    name: z.string(),
    created_at: Timestamp,
    /** The owner's answer, which only this visitor sees; null without one. */
    answer: z.string().nullable(),
    answered_at: Timestamp.nullable(),
  })
  .meta({ id: 'Comment' });
export type Comment = z.infer<typeof Comment>;

/** A visitor's choice in a section with a question. */
export const Choice = z
  .object({
    section: SectionId,
    version: VersionId,
    /** The reason; empty without one. */
    reason: z.string(),
    at: Timestamp,
  })
  .meta({ id: 'Choice' });
export type Choice = z.infer<typeof Choice>;

/** All replies of one visitor to a link, for that visitor. */
export const OwnFeedback = z
  .object({ picks: z.array(VersionId), comments: z.array(Comment), choices: z.array(Choice) })
  .meta({ id: 'OwnFeedback' });
export type OwnFeedback = z.infer<typeof OwnFeedback>;

/** All replies of all visitors, for the owner. */
export const Feedback = z
  .object({
    picks: z.array(z.object({ version: VersionId, link: ShareLinkId, name: z.string(), at: Timestamp })),
    comments: z.array(Comment.extend({ link: ShareLinkId })),
    choices: z.array(Choice.extend({ link: ShareLinkId, name: z.string() })),
  })
  .meta({ id: 'Feedback' });
export type Feedback = z.infer<typeof Feedback>;

export const SHARE_UPLOAD_STATUSES = ['waiting', 'shown', 'hidden'] as const;

/** A visitor's photo, for the owner. */
export const ShareUpload = z
  .object({
    id: ShareUploadId,
    /** Null when the link was deleted. */
    link: ShareLinkId.nullable(),
    image: ImageId,
    image_name: z.string(),
    version: VersionId,
    thumbnail_url: z.string(),
    preview_url: z.string(),
    /** `waiting` for approval, `shown` to visitors, or `hidden` from them. The owner sees it in any case. */
    status: z.enum(SHARE_UPLOAD_STATUSES),
    /** The name that the visitor entered; empty without one. */
    name: z.string(),
    sent_at: Timestamp,
  })
  .meta({ id: 'ShareUpload' });
export type ShareUpload = z.infer<typeof ShareUpload>;

const own = { tag: 'shares', access: 'account' } as const;
const uploads = z.object({ results: z.array(ShareUpload), count: z.int() });

/** The owner's actions on replies of visitors. */
export const shareReplyRoutes = {
  uploads: defineRoute({
    ...own,
    method: 'GET',
    path: `${API_BASE}/share-uploads/`,
    summary: 'Photos that visitors sent, newest first',
    status: 200,
    query: z.strictObject({
      board: BoardId.optional(),
      project: ProjectId.optional(),
      link: ShareLinkId.optional(),
      status: z.enum(SHARE_UPLOAD_STATUSES).optional(),
    }),
    response: uploads,
  }),
  judge: defineRoute({
    ...own,
    method: 'PATCH',
    path: `${API_BASE}/share-uploads/:uploadId/`,
    summary: 'Show a photo that a visitor sent to all visitors, or hide it from them',
    status: 200,
    params: z.strictObject({ uploadId: ShareUploadId }),
    body: z.strictObject({ status: z.enum(['shown', 'hidden']) }),
    response: ShareUpload,
  }),
  remove: defineRoute({
    ...own,
    method: 'DELETE',
    path: `${API_BASE}/share-uploads/:uploadId/`,
    summary: 'Delete a photo that a visitor sent, with all its versions',
    status: 204,
    params: z.strictObject({ uploadId: ShareUploadId }),
  }),
  feedback: defineRoute({
    ...own,
    method: 'GET',
    path: `${API_BASE}/share-links/:linkId/feedback/`,
    summary: 'The likes and comments of the visitors of a link, newest first',
    status: 200,
    params: z.strictObject({ linkId: ShareLinkId }),
    response: Feedback,
  }),
  boardFeedback: defineRoute({
    ...own,
    method: 'GET',
    path: `${API_BASE}/boards/:boardId/feedback/`,
    summary: 'The likes, choices and comments of the visitors of all links of a board, newest first',
    status: 200,
    params: z.strictObject({ boardId: BoardId }),
    response: Feedback,
  }),
  answerComment: defineRoute({
    ...own,
    method: 'PATCH',
    path: `${API_BASE}/share-comments/:commentId/`,
    summary: 'Answer a comment; its author sees the answer on the page of the link. Null removes the answer',
    status: 200,
    params: z.strictObject({ commentId: CommentId }),
    body: z.strictObject({
      answer: z.string().trim().min(1, 'Please write something').max(MAX_COMMENT_LENGTH).nullable(),
    }),
    response: Comment,
  }),
  removeComment: defineRoute({
    ...own,
    method: 'DELETE',
    path: `${API_BASE}/share-comments/:commentId/`,
    summary: 'Remove a comment',
    status: 204,
    params: z.strictObject({ commentId: CommentId }),
  }),
};
