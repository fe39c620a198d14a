import type { EditRequest } from '../../edits/edit-request.ts';
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
  regions: { add: [], remove: [] },
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

const furnish = (style: 'modern' | 'industrial', seed: number): EditRequest => ({
  mode: 'furniture',
  style,
  room_type: 'living_room',
  strength: 1,
  seed,
});

const PAINTED = { sample: 'bohemian-living-room', variant: 'furnished' } as const;
const LIT = { sample: 'scandinavian-living-room', variant: 'furnished' } as const;
const BARE = { sample: 'modern-living-room', variant: 'empty' } as const;

/** What the front page shows of the engine, in its order. */
export const DEMO_EDITS: readonly DemoEdit[] = [
  { id: 'sage', label: 'Sage walls', ...PAINTED, request: paint('#9CAF88') },
  { id: 'navy', label: 'Navy walls', ...PAINTED, request: paint('#2B3A57') },
  { id: 'golden-hour', label: 'Golden hour', ...LIT, request: light('golden_hour') },
  { id: 'twilight', label: 'Twilight', ...LIT, request: light('twilight') },
  { id: 'furnished', label: 'Furnished, modern', ...BARE, request: furnish('modern', 7) },
];

/** How a sample picture is called in the web app. */
export const pictureId = ({ sample, variant }: SamplePictureName): string =>
  variant === 'furnished' ? sample : `${sample}-${variant}`;
