import { formatTimeAgo, plural } from '../../../lib/formats.ts';

/** Sentences about what visitors of a share link left. */
export const visitorsCopy = {
  tryAgain: 'Try again',
  uploadsTitle: 'Photos from visitors',
  uploadsEmpty: 'Nobody has sent a photo yet. Share a “View and Upload” link to receive some.',
  uploadsLoading: 'Loading the photos of visitors',
  uploadsFailed: 'The photos of visitors could not be loaded.',
  sentBy: (name: string, at: string) =>
    `From ${name === '' ? 'a visitor' : name}, ${formatTimeAgo(at, new Date())}`,
  byLink: (token: string) => `By the link ${token.slice(0, 8)}…`,
  byGoneLink: 'By a link that is gone',
  status: { waiting: 'Waits for you', shown: 'Shown to visitors', hidden: 'Hidden from visitors' },
  show: 'Show',
  showOf: (name: string) => `Show ${name} to visitors`,
  hide: 'Hide',
  hideOf: (name: string) => `Hide ${name} from visitors`,
  judgeFailed: 'That could not be changed',
  shown: 'Visitors see it now',
  hidden: 'Visitors do not see it any more',

  feedbackTitle: 'What visitors say',
  feedbackEmpty: 'No likes and no comments yet.',
  feedbackLoading: 'Loading what visitors say',
  feedbackFailed: 'What visitors say could not be loaded.',
  likes: (count: number) => plural(count, 'like'),
  likedBy: (names: readonly string[]) => `Liked by ${names.join(', ')}`,
  visitor: 'a visitor',
  gonePicture: 'A picture that is no longer on the board',
  removeComment: (name: string) => `Remove the comment of ${name}`,
  commentRemoved: 'Comment removed',
  removeFailed: 'The comment could not be removed',
} as const;
