import { formatPercent, plural } from '../../../lib/formats.ts';
import { ERROR_TITLE } from '../../../ui/toasts/expected-state.ts';

/** Sentences of the playground. Those of the specification are word for word. */
export const copy = {
  title: 'Playground',
  projects: 'Projects',
  breadcrumb: 'Where this image belongs',
  errorTitle: ERROR_TITLE,
  tryAgain: 'Try again',
  loading: 'Loading the photo',

  imageFailed: 'Failed to load image',
  versionsFailed: 'Failed to load image versions',
  chooseAnother: 'Choose another image',

  size: (width: number, height: number) => `${width} × ${height}`,
  altOf: (name: string, label: string) => `${name}, ${label}`,
  before: 'Before',
  after: 'After',
  compareWithBefore: 'Compare with before',
  exitComparison: 'Exit Comparison',
  layoutLabel: 'How to compare',
  layouts: { slider: 'Slider', 'side-by-side': 'Side by side', difference: 'Heat map' },
  whatChanged: 'What changed',
  rearrange: 'Rearrange',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',

  stripLabel: 'Photos and versions',
  photos: 'Photos',
  versions: 'Versions',
  photoAt: (place: number, count: number) => `${place} of ${count}`,
  previousPhoto: 'Previous photo',
  nextPhoto: 'Next photo',

  processing: 'Processing',
  stageOf: (stage: string, progress: number) => `${stage}, ${formatPercent(progress)}`,
  runningFor: (time: string) => `running for ${time}`,
  goesOnAway: 'The edit goes on. Its progress shows again when the connection is back.',
  timeLeft: (words: string) => `${words} left`,
  tellMe: 'Tell me when it is done',
  aheadOf: (count: number) => `${plural(count, 'edit')} ahead of yours`,
  nextInLine: 'next in line',
  waitingFor: (time: string) => `waiting for ${time}`,
  startsIn: (words: string) => `starts in ${words}`,
  moreWaiting: (count: number) => `${plural(count, 'more edit')} in the version history.`,
  cancelOf: (label: string) => `Cancel ${label}`,
  cancel: 'Cancel',
  cancelled: 'Cancelled by user',
  cancelFailed: 'The edit could not be canceled',
  progressLabel: (label: string) => `Progress of ${label}`,
  isDone: (label: string) => `${label} is done.`,
  timeout: 'Job timeout',
  timeoutText: 'This takes longer than usual. The edit goes on and will appear here when it is done.',
  keepWatching: 'Keep watching',
  doneNotice: '✓ Done',
  failedNotice: 'Edit failed',
  refusedTitle: 'Not possible on this photo',

  retryFailed: 'The edit could not be tried again',

  applyFailed: 'Failed to apply edit',
  editFailed: 'Edit failed',

  shortcuts: 'Keyboard shortcuts',
  commands: 'Find a command (Ctrl K)',
} as const;
