import { ERROR_TITLE } from '../../../ui/toasts/expected-state.ts';

/** Sentences of the screen without a photo. Those of the specification are word for word. */
export const startCopy = {
  errorTitle: ERROR_TITLE,
  tryAgain: 'Try again',
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
} as const;
