import { expect, it } from 'vitest';
import type { EditOutcome } from '../edits/edit-task.ts';
import type { StagingPlan } from '../edits/furniture/plan/staging-plan.ts';
import { RESULTS } from './messages.ts';

const plan: StagingPlan = {
  version: 1,
  roomType: 'bedroom',
  style: 'luxury',
  seed: 3,
  items: [
    { kind: 'bed', silhouette: 'upholstered', x: 0.1, y: 0, z: -3.25, turn: -12.5, size: [1.8, 1.1, 2.1] },
  ],
};
const two = { webp: 'a.webp', jpeg: 'a.jpg' };
const outcome: EditOutcome = {
  width: 4,
  height: 3,
  thumbhash: 'AAAA',
  files: { original: 'o.png', preview: two, thumbnail: two, mask: 'mask.png' },
  changedShare: 0.4,
  confidence: 0.9,
  warnings: [],
  suggestedBecause: null,
  regions: [],
  editClass: 'movable things',
  seed: 3,
  plan,
  steps: [{ about: 'Walls', edits: ['wall-color'], outcome: 'Walls painted in pearl.', outlook: 'will' }],
};

it('carries the plan of a staging from child to parent, number for number', () => {
  expect(RESULTS.edit.parse(JSON.parse(JSON.stringify(outcome)))).toEqual(outcome);
  expect(RESULTS.edit.parse({ ...outcome, plan: null }).plan).toBeNull();
});

it("rejects a child's answer that forgets the plan", () => {
  const { plan: _forgotten, ...rest } = outcome;
  expect(RESULTS.edit.safeParse(rest).success).toBe(false);
  expect(RESULTS.edit.safeParse({ ...outcome, plan: { ...plan, items: 'a bed' } }).success).toBe(false);
});

it('carries the detected things, and rejects one without a place', () => {
  const box = { left: 0.1, top: 0.2, right: 0.3, bottom: 0.4 };
  const sofa = { id: 0, type: 'sofa', confidence: 0.7, box } as const;
  const found = { objects: [sofa], categories: [{ type: 'sofa', count: 1 }] };
  expect(RESULTS.detect.parse(JSON.parse(JSON.stringify(found)))).toEqual(found);
  const nowhere = { ...found, objects: [{ ...sofa, box: { ...box, right: 1.5 } }] };
  expect(RESULTS.detect.safeParse(nowhere).success).toBe(false);
});
