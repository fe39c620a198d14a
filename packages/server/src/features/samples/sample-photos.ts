import { createRequire } from 'node:module';
import type { EditMode } from '@home-design/contract';

/** A photo of the sample project. */
export interface SamplePhoto {
  name: string;
  /** Path of a picture that ships with the product. */
  path: string;
  /** The edit that is shown as an example; null: the photo waits for the person's first edit. */
  edit: { mode: EditMode; args: Record<string, unknown> } | null;
}

const { resolve } = createRequire(import.meta.url);
const pathOf = (picture: string) => resolve(`@home-design/engine/samples/${picture}.webp`);

/** The photos of the sample project, the first on top. The edits take the engine a few seconds, once per server. */
export const SAMPLE_PHOTOS: readonly SamplePhoto[] = [
  {
    name: 'Study',
    path: pathOf('mid-century-office/furnished'),
    edit: { mode: 'wall-color', args: { color: 'navy', strength: 0.9, seed: 0 } },
  },
  {
    name: 'Bedroom',
    path: pathOf('luxury-bedroom/furnished'),
    edit: { mode: 'lighting', args: { type: 'twilight', brightness: 1, seed: 0 } },
  },
  { name: 'Empty living room', path: pathOf('modern-living-room/empty'), edit: null },
];
