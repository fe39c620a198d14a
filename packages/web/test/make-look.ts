import type { Look, LookItem, LookSummary } from '@home-design/contract';
import { make } from './make.ts';

const AT = '2026-01-02T10:00:00.000Z';

/** A photo of a look whose edits are done; what is passed in tells the story of the test. */
export function makeLookItem(about: Partial<Record<keyof LookItem, unknown>> = {}): LookItem {
  const before = make.version();
  return {
    id: make.id(),
    image: before.image,
    image_name: 'Living room',
    state: 'done',
    decision: 'open',
    seed: 7,
    attempt: 1,
    light: null,
    straightens: false,
    room_type: null,
    before,
    after: make.edit(before, { label: 'Even light' }),
    error_message: null,
    jobs: [],
    ...about,
  } as LookItem;
}

/** A look of a project. */
export const makeLook = (about: Partial<Record<keyof Look, unknown>> = {}): Look =>
  ({
    id: make.id(),
    project: make.id(),
    name: 'Lighting',
    seed: 7,
    steps: [],
    items: [makeLookItem()],
    created_at: AT,
    cancelled_at: null,
    ...about,
  }) as Look;

/** The same among others. */
export const makeLookSummary = (about: Partial<Record<keyof LookSummary, unknown>> = {}): LookSummary =>
  ({ id: make.id(), name: 'Lighting', photos: 12, approved: 9, created_at: AT, ...about }) as LookSummary;
