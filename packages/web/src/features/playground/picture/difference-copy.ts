import { formatPercent } from '../../../lib/formats.ts';

/** Sentences about the heat map of two versions. */
export const differenceCopy = {
  alt: (before: string, after: string) => `Where ${before} and ${after} differ`,
  measuring: 'Measuring what changed',
  failed: 'What changed could not be measured.',
  little: 'A little',
  much: 'Very much',
  share: (share: number) =>
    share === 0
      ? 'Both pictures are the same, to the last pixel.'
      : share < 0.01
        ? 'Less than 1% of the picture differs. The rest is the same, to the last pixel.'
        : share > 0.995
          ? 'Nearly the whole picture differs.'
          : `${formatPercent(share)} of the picture differs. The rest is the same, to the last pixel.`,
} as const;
