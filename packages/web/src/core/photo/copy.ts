/** Sentences of the photo views. */
export const copy = {
  original: 'Original',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomReset: 'Fit to view',
  zoomGroup: 'Photo. Plus and minus zoom, arrow keys move it.',
  sliderLabel: (before: string, after: string) =>
    `Divider between ${before} and ${after}. Arrow keys move it.`,
} as const;
