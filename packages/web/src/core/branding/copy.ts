/** Sentences about the presenter of a page. */
export const copy = {
  label: 'Presented by',
  logo: 'Logo',
} as const;
