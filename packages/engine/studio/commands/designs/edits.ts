import { type DemoEdit, pictureId, type SamplePictureName } from '../demo/edits.ts';

/** Edits of samples in the gallery, besides those of the front page. */
export const DESIGN_EDITS: readonly DemoEdit[] = [
  {
    id: 'golden-hour',
    label: 'Golden hour',
    sample: 'industrial-loft',
    variant: 'furnished',
    request: {
      mode: 'lighting',
      type: 'golden_hour',
      brightness: 1.1,
      contrast: 1.1,
      warmth: 0,
      strength: 0.8,
      seed: 0,
    },
  },
  {
    id: 'furnished-office',
    label: 'Furnished study',
    sample: 'mid-century-office',
    variant: 'empty',
    request: { mode: 'furniture', style: 'modern', room_type: 'office', strength: 1, seed: 7 },
  },
  {
    id: 'furnished-living-room',
    label: 'Furnished living room',
    sample: 'bohemian-living-room',
    variant: 'empty',
    request: { mode: 'furniture', style: 'bohemian', room_type: 'living_room', strength: 1, seed: 7 },
  },
  {
    id: 'furnished-dining-room',
    label: 'Furnished dining room',
    sample: 'traditional-dining-room',
    variant: 'empty',
    request: { mode: 'furniture', style: 'traditional', room_type: 'dining_room', strength: 1, seed: 7 },
  },
];

/** The name of an edited picture in the web app. */
export const editedId = (edit: DemoEdit): string => `${pictureId(edit)}-${edit.id}`;

/** Whether two names are of one picture. */
export const isSame = (one: SamplePictureName, other: SamplePictureName): boolean =>
  one.sample === other.sample && one.variant === other.variant;
