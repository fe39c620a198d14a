import type { Choice, Comment, Feedback, OwnFeedback } from '@home-design/contract';
import type { FeedbackRows } from './feedback-store.ts';

type CommentRow = FeedbackRows['comments'][number];

/** The wire form of a comment. */
export const commentView = ({
  id,
  versionId,
  text,
  name,
  createdAt,
  answer,
  answeredAt,
}: CommentRow): Comment => ({
  id,
  version: versionId,
  text,
  name,
  created_at: createdAt.toISOString(),
  answer,
  answered_at: answeredAt?.toISOString() ?? null,
});

const choiceView = ({
  sectionId,
  versionId,
  reason,
  updatedAt,
}: FeedbackRows['choices'][number]): Choice => ({
  section: sectionId,
  version: versionId,
  reason,
  at: updatedAt.toISOString(),
});

/** The feedback for a visitor: their own. */
export function ownFeedbackView({ picks, comments, choices }: FeedbackRows): OwnFeedback {
  return {
    picks: picks.map(({ versionId }) => versionId),
    comments: comments.map(commentView),
    choices: choices.map(choiceView),
  };
}

/** The feedback for the owner: of all visitors, with their links. */
export function feedbackView({ picks, comments, choices }: FeedbackRows): Feedback {
  return {
    picks: picks.map(({ versionId, linkId, name, createdAt }) => ({
      version: versionId,
      link: linkId,
      name,
      at: createdAt.toISOString(),
    })),
    comments: comments.map((row) => ({ ...commentView(row), link: row.linkId })),
    choices: choices.map((row) => ({ ...choiceView(row), link: row.linkId, name: row.name })),
  };
}
