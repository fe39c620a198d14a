import type { DetectResult, FindMarksResult } from '@home-design/engine';

const SOFA = { left: 0.1, top: 0.5, right: 0.5, bottom: 0.9 };
/** Every scripted picture shows these. */
export const SCRIPTED_OBJECTS: DetectResult = {
  objects: [
    { id: 0, type: 'sofa', confidence: 0.9, box: SOFA },
    { id: 1, type: 'chair', confidence: 0.8, box: { ...SOFA, left: 0.6, right: 0.7 } },
    { id: 2, type: 'chair', confidence: 0.7, box: { ...SOFA, left: 0.8, right: 0.9 } },
  ],
  categories: [
    { type: 'chair', count: 2 },
    { type: 'sofa', count: 1 },
  ],
};

/** And these, the first of which is a watermark. */
export const SCRIPTED_MARKS: FindMarksResult['marks'] = [
  { id: 0, kind: 'text', confidence: 0.9, box: { ...SOFA, top: 0.92, bottom: 0.97 }, isTaken: true },
  { id: 1, kind: 'text', confidence: 0.3, box: SOFA, isTaken: false },
];
