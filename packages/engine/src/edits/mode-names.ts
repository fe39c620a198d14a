import type { EditMode } from './edit-request.ts';

/** The long names that some callers know edits by, and the edit that answers to each. */
export const MODE_NAMES: Readonly<Record<string, EditMode>> = {
  'virtual-staging-furnishing': 'furniture',
  'intelligent-space-redesign': 'redesign',
  'architectural-enhancement': 'architecture',
  'atmospheric-sky-enhancement': 'sky',
  'sky-replacement': 'sky',
  'window-view-enhancement': 'window-view',
  'object-removal-optimization': 'object-removal',
  'brand-element-management': 'brand',
  'watermark-removal': 'watermark',
  'blueprint-visualization': 'blueprint',
  'selective-design-modification': 'selective-change',
  'conceptual-space-creation': 'concept',
  'outdoor-environment-creation': 'outdoor-space',
};
