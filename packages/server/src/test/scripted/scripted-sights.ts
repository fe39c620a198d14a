import type { DetectResult, EditOutcome, FindMarksResult, ForecastResult } from '@home-design/engine';

/** What becomes of every scripted redesign. */
export const SCRIPTED_STEPS: EditOutcome['steps'] = [
  { about: 'Walls', edits: ['wall-color'], outcome: 'Walls painted in milk white.', outlook: 'will' },
  { about: 'Furniture', edits: [], outcome: 'There is no free floor.', outlook: 'cannot' },
];

/** And what is forecast of it. */
export const SCRIPTED_FORECAST: ForecastResult = {
  parts: [
    { about: 'Walls', isMain: true, outlook: 'will', sentence: 'Paints the walls.', solvedBy: null },
    {
      about: 'Furniture',
      isMain: true,
      outlook: 'cannot',
      sentence: 'There is no free floor.',
      solvedBy: 'empty-room',
    },
  ],
  refusal: null,
};

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
