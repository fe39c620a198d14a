import type { BoardVersion, Feedback, VersionId } from '@home-design/contract';

/** Likes and comments of visitors about one picture. */
export interface PictureFeedback {
  id: VersionId;
  /** Null when the picture is no longer on the board. */
  version: BoardVersion | null;
  /** Names of the visitors who like it; empty for a visitor without a name. */
  likes: string[];
  comments: Feedback['comments'];
}

/**
 * Groups feedback by picture: those of the board first, in its order, then others. Pictures without feedback are left
 * out.
 */
export function feedbackByPicture(feedback: Feedback, versions: readonly BoardVersion[]): PictureFeedback[] {
  const named = [...feedback.picks, ...feedback.comments].map(({ version }) => version);
  const ids = new Set([...versions.map(({ id }) => id), ...named]);
  return [...ids]
    .map((id) => ({
      id,
      version: versions.find((version) => version.id === id) ?? null,
      likes: feedback.picks.filter((pick) => pick.version === id).map(({ name }) => name),
      comments: feedback.comments.filter((comment) => comment.version === id),
    }))
    .filter(({ likes, comments }) => likes.length + comments.length > 0);
}
