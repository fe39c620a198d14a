import { shareReplyRoutes } from '@home-design/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/http/app-error.ts';
import { bindRoute } from '../../../platform/http/bind-route.ts';
import { removeImage } from '../../images/index.ts';
import { ownLink, ownsBoard } from '../links/link-store.ts';
import type { ShareDeps } from '../share-deps.ts';
import { judgeUpload, uploadView } from '../uploads/judge-upload.ts';
import { ownUpload, ownUploads } from '../uploads/upload-store.ts';
import { deleteComment, feedbackOf, setAnswer } from './feedback-store.ts';
import { commentView, feedbackView } from './feedback-view.ts';

/** Binds the calls of owners that read and judge the feedback of visitors. */
export function bindShareReplies(app: FastifyInstance, deps: ShareDeps): void {
  const { db, clock, opened } = deps;

  bindRoute(app, shareReplyRoutes.uploads, async ({ query, who }) => {
    const filter = {
      boardId: query.board,
      projectId: query.project,
      linkId: query.link,
      status: query.status,
    };
    const uploads = await ownUploads(db, who.userId, filter);
    return { results: uploads.map(uploadView), count: uploads.length };
  });
  bindRoute(app, shareReplyRoutes.judge, async ({ params, body, who }) => {
    const upload = await judgeUpload(deps, who, params.uploadId, body.status);
    opened.forget();
    return upload;
  });
  bindRoute(app, shareReplyRoutes.remove, async ({ params, who }) => {
    const upload = await ownUpload(db, who.userId, params.uploadId);
    if (!upload) throw new AppError('share_upload_not_found');
    await removeImage(deps, who, upload.imageId);
    opened.forget();
  });

  bindRoute(app, shareReplyRoutes.feedback, async ({ params, who }) => {
    if (!(await ownLink(db, who.userId, params.linkId))) throw new AppError('share_link_not_found');
    return feedbackView(await feedbackOf(db, params));
  });
  bindRoute(app, shareReplyRoutes.boardFeedback, async ({ params, who }) => {
    if (!(await ownsBoard(db, who.userId, params.boardId))) throw new AppError('board_not_found');
    return feedbackView(await feedbackOf(db, params));
  });
  bindRoute(app, shareReplyRoutes.answerComment, async ({ params, body: { answer }, who }) => {
    const answered = { answer, answeredAt: answer === null ? null : clock.now() };
    const comment = await setAnswer(db, who.userId, params.commentId, answered);
    if (!comment) throw new AppError('comment_not_found');
    return commentView(comment);
  });
  bindRoute(app, shareReplyRoutes.removeComment, async ({ params, who }) => {
    if (!(await deleteComment(db, who.userId, params.commentId))) throw new AppError('comment_not_found');
  });
}
