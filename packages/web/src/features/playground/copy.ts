import type { LIGHTING_TYPES, WALL_COLORS } from '@home-design/contract';
import { formatPercent, plural } from '../../lib/formats.ts';

type Lighting = (typeof LIGHTING_TYPES)[number];

/** Sentences of the playground. Those of the specification are word for word. */
export const copy = {
  title: 'Playground',
  projects: 'Projects',
  breadcrumb: 'Where this image belongs',
  errorTitle: 'Error',
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
  compare: 'Compare',
  compareWithBefore: 'Compare with before',
  exitComparison: 'Exit Comparison',
  layoutLabel: 'How to compare',
  layouts: { slider: 'Slider', 'side-by-side': 'Side by side' },
  whatChanged: 'What changed',
  changedShare: (share: number) =>
    share > 0 && share < 0.01
      ? 'Less than 1% of the picture changed'
      : `${formatPercent(share)} of the picture changed`,
  changeEverywhere: 'This edit may change the whole picture.',
  changeMarked: 'In color: where the edit was allowed to change the picture. Everything else is untouched.',
  download: 'Download',
  warningsTitle: 'Please check this result',

  processing: 'Processing',
  stageOf: (stage: string, progress: number) => `${stage}, ${formatPercent(progress)}`,
  runningFor: (time: string) => `running for ${time}`,
  aheadOf: (count: number) => `${plural(count, 'edit')} ahead of yours`,
  nextInLine: 'next in line',
  moreWaiting: (count: number) => `${plural(count, 'more edit')} in the version history.`,
  cancelOf: (label: string) => `Cancel ${label}`,
  cancel: 'Cancel',
  cancelFailed: 'The edit could not be cancelled',
  progressLabel: (label: string) => `Progress of ${label}`,
  isDone: (label: string) => `${label} is done.`,
  timeout: 'Job timeout',
  timeoutText: 'This takes longer than usual. The edit goes on and will appear here when it is done.',
  keepWatching: 'Keep watching',
  doneNotice: '✓ Done',
  failedNotice: 'Edit failed',

  historyTitle: 'Version history',
  historyHint: 'Tick two versions to compare them.',
  historyCount: (count: number) => plural(count, 'version'),
  tick: (label: string) => `Tick ${label} for comparison`,
  failed: 'Failed',
  retry: 'Retry',
  remove: 'Remove',
  retryOf: (label: string) => `Retry ${label}`,
  removeOf: (label: string) => `Remove ${label}`,
  retryFailed: 'The edit could not be tried again',
  removeFailed: 'The version could not be removed',

  panelTitle: 'Edit',
  modeLabel: 'Kind of edit',
  modes: { furniture: 'Furniture', 'wall-color': 'Wall color', lighting: 'Lighting' },
  touches: {
    furniture:
      'Furnishes an empty or half-empty room. Walls, windows, doors and floor stay exactly as they are.',
    'wall-color':
      'Repaints the walls and keeps their light and texture. Trim, doors, windows and furniture stay exactly as they are.',
    lighting: 'Changes the light of the whole picture. Nothing is added, moved or removed.',
  },
  sameStyle: 'Please choose another style, or a seed: this is what you have.',
  piecesTitle: 'Furniture',
  wallColor: 'Wall color',
  ownColor: 'Any other color',
  ownColorHint: 'Hex value, for example #9CAF88',
  pickFromScreen: 'Pick a color from the screen',
  colorInvalid: 'Please enter a color such as #9CAF88',
  lighting: 'Lighting',
  brightness: 'Brightness',
  contrast: 'Contrast',
  warmth: 'Warmth',
  strength: 'Strength',
  advanced: 'Advanced',
  seed: 'Seed',
  seedHint: 'The same photo, settings and seed give the same result. Empty: chosen by chance.',
  seedInvalid: 'The seed must be a whole number from 0 to 4294967295',
  apply: 'Apply',
  noImage: 'Please upload an image first',
  applyFailed: 'Failed to apply edit',
  editFailed: 'Edit failed',
  cost: (count: number) => `Costs ${plural(count, 'design')}.`,
  left: (remaining: number, total: number) => `${remaining} of ${total} left this month.`,
  tooFewLeft: (remaining: number) => `Only ${remaining} left this month.`,
  costFree: 'Failed and cancelled edits are free.',
  noneLeft: (total: number) =>
    `All ${plural(total, 'design')} of this month are used. New ones come next month.`,

  shortcuts: 'Keyboard shortcuts',
  shortcutList: [
    ['C', 'Compare the version with the one before it'],
    ['[', 'Previous version'],
    [']', 'Next version'],
    ['+ −', 'Zoom, while the photo has the focus'],
    ['?', 'This list'],
  ],
  close: 'Close',
} as const;

/** Names of the wall paints, as people say them. */
export const paintNames: Readonly<Record<(typeof WALL_COLORS)[number], string>> = {
  white: 'White',
  beige: 'Beige',
  gray: 'Gray',
  blue: 'Blue',
  green: 'Green',
  navy: 'Navy',
  charcoal: 'Charcoal',
  sage: 'Sage',
  taupe: 'Taupe',
  cream: 'Cream',
};

/** Name and one line about each light. */
export const lightingNames: Readonly<Record<Lighting, readonly [name: string, line: string]>> = {
  twilight: ['Twilight', 'Blue dusk with glowing lamps'],
  golden_hour: ['Golden hour', 'Low, warm evening sun'],
  ambient: ['Ambient', 'Soft light from all around'],
  flamboyant: ['Flamboyant', 'Bright and full of color'],
  moody: ['Moody', 'Dark, with deep shadows'],
  evenly_lit: ['Evenly lit', 'Clear light, few shadows'],
  hard_direct: ['Hard direct', 'Hard light, strong contrast'],
  warm_light: ['Warm light', 'Yellow, like lamps'],
  cool_light: ['Cool light', 'Bluish, like a clear north sky'],
};
