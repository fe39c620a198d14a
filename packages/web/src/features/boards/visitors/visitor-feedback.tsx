import { type Board, type Comment, shareReplyRoutes } from '@home-design/contract';
import { ActionIcon, Text } from '@mantine/core';
import { IconHeart, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Photo } from '../../../core/photo/photo.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { formatTimeAgo } from '../../../lib/formats.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { Moment } from '../../../ui/moment.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { CommentAnswer } from './comment-answer.tsx';
import { feedbackByPicture, type PictureFeedback } from './feedback-by-picture.ts';
import { VisitorSection } from './visitor-section.tsx';
import classes from './visitors.module.css';
import { visitorsCopy } from './visitors-copy.ts';
import { boardFeedbackQuery } from './visitors-queries.ts';

/** Likes and comments of visitors, picture by picture. */
export function VisitorFeedback({ board }: { board: Board }) {
  const queries = useQueryClient();
  const feedback = useQuery(boardFeedbackQuery(board.id));
  const askAgain = () => queries.invalidateQueries({ queryKey: boardFeedbackQuery(board.id).queryKey });
  const remove = useMutation({
    mutationFn: (comment: Comment) =>
      call(shareReplyRoutes.removeComment, { params: { commentId: comment.id } }),
    onSuccess: () => {
      toast.success(visitorsCopy.commentRemoved);
      return askAgain();
    },
    onError: (error, asked) =>
      toast.failed(visitorsCopy.removeFailed, error, error.message, () => remove.mutate(asked)),
  });
  const pictures = feedback.data ? feedbackByPicture(feedback.data, board.versions) : [];

  return (
    <VisitorSection
      title={visitorsCopy.feedbackTitle}
      loading={visitorsCopy.feedbackLoading}
      failure={visitorsCopy.feedbackFailed}
      empty={visitorsCopy.feedbackEmpty}
      query={feedback}
      isEmpty={feedback.isSuccess && pictures.length === 0}
    >
      <ul className={classes.list}>
        {pictures.map((picture) => (
          <li key={picture.id} className={classes.feedback}>
            <PictureOf picture={picture} />
            <div className={classes.about}>
              <Text fw={550}>{picture.version?.label ?? visitorsCopy.gonePicture}</Text>
              {picture.likes.length > 0 && <Likes names={picture.likes} />}
              <ul className={classes.comments}>
                {picture.comments.map((comment) => (
                  <li key={comment.id} className={classes.comment}>
                    <div className={classes.commentText}>
                      <Text size="sm" className={classes.words}>
                        {comment.text}
                      </Text>
                      <Text size="xs" c="dimmed">
                        {nameOf(comment.name)},{' '}
                        <Moment at={comment.created_at}>
                          {formatTimeAgo(comment.created_at, new Date())}
                        </Moment>
                      </Text>
                      <CommentAnswer comment={comment} name={nameOf(comment.name)} onAnswered={askAgain} />
                    </div>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={visitorsCopy.removeComment(nameOf(comment.name))}
                      disabled={remove.isPending}
                      onClick={() => remove.mutate(comment)}
                    >
                      <IconTrash size={18} stroke={ICON_STROKE} aria-hidden />
                    </ActionIcon>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </VisitorSection>
  );
}

const nameOf = (name: string): string => (name === '' ? visitorsCopy.visitor : name);

function PictureOf({ picture: { version } }: { picture: PictureFeedback }) {
  if (version === null) return <span className={classes.thumbnail} />;
  return <Photo className={classes.thumbnail} picture={version} alt="" sizes="96px" detail="thumbnail" />;
}

function Likes({ names }: { names: readonly string[] }) {
  return (
    <Text size="sm" className={classes.likes}>
      <IconHeart size={16} stroke={ICON_STROKE} aria-hidden />
      {visitorsCopy.likes(names.length)} · {visitorsCopy.likedBy(names.map(nameOf))}
    </Text>
  );
}
