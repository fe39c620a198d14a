/** Sentences of previews. */
export const previewCopy = {
  label: 'Preview',
  labelPreparing: 'Preparing preview …',
  preparing: 'Preparing the preview …',
  shown: {
    paint: 'The photo shows a preview. Apply paints it.',
    light: 'The photo shows a preview. Apply changes the light.',
  },
} as const;
