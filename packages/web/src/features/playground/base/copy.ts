import type { EditClass, Version } from '@home-design/contract';
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

  welcomeTitle: 'Welcome! Start with a room',
  welcomeText:
    'Try an edit on one of our sample rooms, or use a photo of your own. Your original always stays.',
  startTitle: 'Choose an Image to Start',
  recentTitle: 'Recent images',
  recentFailed: 'Your recent images could not be loaded.',
  samplesTitle: 'Sample rooms',
  samplesFailed: 'The sample rooms could not be loaded.',
  uploadTitle: 'Your own photo',
  sampleLoaded: 'Sample Loaded',
  sampleFailed: 'Failed to load sample image',
  sampleLoading: 'Loading the sample',
  useSample: 'Use sample',

  size: (width: number, height: number) => `${width} × ${height}`,
  altOf: (name: string, label: string) => `${name}, ${label}`,
  before: 'Before',
  after: 'After',
  compareWithBefore: 'Compare with before',
  exitComparison: 'Exit Comparison',
  layoutLabel: 'How to compare',
  layouts: { slider: 'Slider', 'side-by-side': 'Side by side', difference: 'Heat map' },
  whatChanged: 'What changed',
  changedShare: (share: number) =>
    share > 0 && share < 0.01
      ? 'Less than 1% of the picture changed'
      : `${formatPercent(share)} of the picture changed`,
  changeEverywhere: 'This edit may change the whole picture.',
  changeMarked: 'In color: where the edit was allowed to change the picture. Everything else is untouched.',
  warningsTitle: 'Please check this result',
  notesTitle: 'Good to know',
  leftOut: 'left out.',
  notCharged: (missed: readonly string[]) =>
    `This edit was free, because a planned part is missing: ${missed.join(', ').toLowerCase()}.`,
  stepsTitle: 'What was done',
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

  piecesTitle: 'Furniture',
  classTitle: 'Kind of change',
  applyFailed: 'Failed to apply edit',
  editFailed: 'Edit failed',

  shortcuts: 'Keyboard shortcuts',
  commands: 'Find a command (Ctrl K)',
} as const;

/** The kind of thing that an edit changes. */
const classNames: Readonly<Record<EditClass, string>> = {
  'light only': 'Light only',
  'movable things': 'Movable things',
  surfaces: 'Surfaces',
  structure: 'Structure',
  view: 'View',
};

/** Edits of the whole picture, not of things in the room. */
const PICTURE_EDITS: ReadonlySet<string> = new Set(['watermark', 'brand', 'architecture', 'upscale']);

/** The kind of thing that a version's edit changed; null for an original. */
export const changeName = ({ edit_class, operation }: Version): string | null =>
  edit_class !== null && PICTURE_EDITS.has(operation) ? 'Picture only' : edit_class && classNames[edit_class];
