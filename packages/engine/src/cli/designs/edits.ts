import { Corrections } from '../../edits/corrections/corrections.ts';
import { type DemoEdit, pictureId, type SamplePictureName } from '../demo/edits.ts';

/** Edits of samples that the gallery shows besides those of the front page. */
export const DESIGN_EDITS: readonly DemoEdit[] = [
  {
    id: 'clay',
    label: 'Clay walls',
    sample: 'minimalist-bedroom',
    variant: 'furnished',
    request: {
      mode: 'wall-color',
      color: '#C9A58C',
      corrections: Corrections.parse({}),
      strength: 0.9,
      seed: 0,
    },
  },
  ...(['golden_hour', 'twilight'] as const).map(
    (type): DemoEdit => ({
      id: type === 'golden_hour' ? 'golden-hour' : 'twilight',
      label: type === 'golden_hour' ? 'Golden hour' : 'Twilight',
      sample: 'industrial-loft',
      variant: 'furnished',
      request: {
        mode: 'lighting',
        type,
        brightness: type === 'golden_hour' ? 1.1 : 1,
        contrast: 1.1,
        warmth: 0,
        strength: 0.8,
        seed: 0,
      },
    }),
  ),
  ...(['sunset', 'dramatic'] as const).map(
    (sky_type): DemoEdit => ({
      id: sky_type,
      label: sky_type === 'sunset' ? 'Sunset' : 'Dramatic sky',
      sample: 'brick-house',
      variant: 'furnished',
      request: { mode: 'sky', sky_type, corrections: Corrections.parse({}), strength: 1, seed: 0 },
    }),
  ),
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

/** How an edited picture is called in the web app. */
export const editedId = (edit: DemoEdit): string => `${pictureId(edit)}-${edit.id}`;

/** Whether two names are of one picture. */
export const isSame = (one: SamplePictureName, other: SamplePictureName): boolean =>
  one.sample === other.sample && one.variant === other.variant;
