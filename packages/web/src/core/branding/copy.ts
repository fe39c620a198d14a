/** Sentences of who presents a page. */
export const copy = {
  label: 'Presented by',
  logo: 'Logo',
} as const;
