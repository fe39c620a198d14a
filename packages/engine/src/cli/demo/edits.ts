import { Corrections } from '../../edits/corrections/corrections.ts';
import type { EditRequest } from '../../edits/edit-request.ts';
import type { StagingRequest } from '../../edits/requests/staging.ts';
import type { Variant } from '../../samples/scene.ts';

/** A sample picture by its room and what is in it. */
export interface SamplePictureName {
  readonly sample: string;
  readonly variant: Variant;
}

/** A change that the front page shows: a sample picture and what the engine is asked to make of it. */
export interface DemoEdit extends SamplePictureName {
  readonly id: string;
  readonly label: string;
  readonly request: EditRequest;
}

const paint = (color: string): EditRequest => ({
  mode: 'wall-color',
  color,
  corrections: Corrections.parse({}),
  strength: 0.9,
  seed: 0,
});

const light = (type: 'golden_hour' | 'twilight'): EditRequest => ({
  mode: 'lighting',
  type,
  brightness: type === 'golden_hour' ? 1.1 : 1,
  contrast: 1.1,
  warmth: 0,
  strength: 0.8,
  seed: 0,
});

const furnish = (style: StagingRequest['style'], room: 'living_room' | 'bedroom'): EditRequest => ({
  mode: 'furniture',
  style,
  room_type: room,
  strength: 1,
  seed: 7,
});

const STUDY = { sample: 'mid-century-office', variant: 'furnished' } as const;
const BEDROOM = { sample: 'luxury-bedroom', variant: 'furnished' } as const;
const BARE_LIVING_ROOM = { sample: 'modern-living-room', variant: 'empty' } as const;
const BARE_BEDROOM = { sample: 'minimalist-bedroom', variant: 'empty' } as const;

/** What the front page shows of the engine, in its order. */
export const DEMO_EDITS: readonly DemoEdit[] = [
  {
    id: 'furnished-living-room',
    label: 'Furnished living room',
    ...BARE_LIVING_ROOM,
    request: furnish('modern', 'living_room'),
  },
  {
    id: 'furnished-bedroom',
    label: 'Furnished bedroom',
    ...BARE_BEDROOM,
    request: furnish('scandinavian', 'bedroom'),
  },
  { id: 'navy', label: 'Navy walls', ...STUDY, request: paint('#2B3A57') },
  { id: 'terracotta', label: 'Terracotta walls', ...STUDY, request: paint('#C5704F') },
  { id: 'golden-hour', label: 'Golden hour', ...BEDROOM, request: light('golden_hour') },
  { id: 'twilight', label: 'Twilight', ...BEDROOM, request: light('twilight') },
];

/** How a sample picture is called in the web app. */
export const pictureId = ({ sample, variant }: SamplePictureName): string =>
  variant === 'furnished' ? sample : `${sample}-${variant}`;
