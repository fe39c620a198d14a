/** Sentences of the preview of painted walls. */
export const previewCopy = {
  label: 'Preview',
  labelPreparing: 'Preparing preview …',
  preparing: 'Preparing the preview …',
  shown: 'The photo shows a preview. Apply paints it.',
} as const;
