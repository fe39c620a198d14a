import type { EditMode } from '@home-design/contract';

/** Names of all kinds of edit. */
export const modeNames: Readonly<Record<EditMode, string>> = {
  furniture: 'Furniture',
  'wall-color': 'Wall color',
  wallpaper: 'Wallpaper & panels',
  floor: 'Floor',
  lighting: 'Lighting',
  'light-match': 'Light matched',
  upright: 'Verticals straightened',
  sky: 'Sky',
  'window-view': 'Window view',
  'object-removal': 'Object removal',
  'empty-room': 'Empty room',
  declutter: 'Declutter',
  watermark: 'Watermark removal',
  'style-transfer': 'Style transfer',
  redesign: 'Redesign',
  concept: 'Concept',
  'outdoor-space': 'Outdoor space',
  'selective-change': 'Selected changes',
  architecture: 'Straighten',
  blueprint: 'Blueprint',
  brand: 'Brand',
  upscale: 'Upscale',
};
