import type { REMOVAL_QUALITIES } from '@home-design/contract';

/** Sentences about removing watermarks. */
export const watermarkCopy = {
  quality: 'Removal quality',
  rights: 'This picture is mine, or I may change it',
  rightsHint: 'Only take marks off pictures that you have the right to change.',
} as const;

export const qualityNames: Readonly<Record<(typeof REMOVAL_QUALITIES)[number], string>> = {
  standard: 'Standard',
  high: 'High: looks again for small and faint marks',
};
