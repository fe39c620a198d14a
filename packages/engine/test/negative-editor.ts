import type { Editor } from '../src/edits/base/editor.ts';

/** Stands in for another editor, such as a hosted model: instead of moody light it gives a negative. */
export const NEGATIVE: Editor = {
  supports: (request) => request.mode === 'lighting' && request.type === 'moody',
  edit: ({ width, height, data }) => ({
    raster: { width, height, data: data.map((value) => 255 - value) },
    mask: null,
    confidence: 0.6,
    warnings: ['This was made elsewhere.'],
    regions: [],
  }),
};
