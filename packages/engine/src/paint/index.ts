/** The door for browsers: pure arithmetic, without anything of Node. */
export type { PreviewLayers } from './preview-layers.ts';
export { createWallPreview, type WallPreview } from './wall-preview.ts';
