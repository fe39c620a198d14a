import { Corrections } from '../../../src/edits/corrections/corrections.ts';
import type { EditRequest } from '../../../src/edits/edit-request.ts';
import type { StagingRequest } from '../../../src/edits/furniture/request.ts';
import type { Variant } from '../../samples/scene.ts';
import type { Area, TouchUp } from './brush.ts';

/** A sample picture by its room and its variant. */
export interface SamplePictureName {
  readonly sample: string;
  readonly variant: Variant;
}

/** A displayed change: a sample picture and the engine's request for it. */
export interface DemoEdit extends SamplePictureName {
  readonly id: string;
  readonly label: string;
  readonly request: EditRequest;
  /** Hand-painted corrections of the engine's edges; absent for most. */
  readonly touchUp?: TouchUp;
}

const paint = (color: string): EditRequest => ({
  mode: 'wall-color',
  color,
  corrections: Corrections.parse({}),
  strength: 0.9,
  seed: 0,
});

const GOLDEN_HOUR: EditRequest = {
  mode: 'lighting',
  type: 'golden_hour',
  brightness: 1.1,
  contrast: 1.1,
  warmth: 0,
  strength: 0.8,
  seed: 0,
};

const furnish = (
  style: StagingRequest['style'],
  room: 'living_room' | 'bedroom',
  seed: number,
): EditRequest => ({ mode: 'furniture', style, room_type: room, strength: 1, seed });

const STUDY = { sample: 'mid-century-office', variant: 'empty' } as const;
const BEDROOM = { sample: 'luxury-bedroom', variant: 'furnished' } as const;
/** Corners of the study's walls, as shares of its picture of 1,600 x 1,103 pixels. */
const inStudy = (...corners: readonly (readonly [number, number])[]): Area =>
  corners.map(([x, y]) => [x / 1600, y / 1103]);
const STUDY_EDGES: TouchUp = {
  add: [
    inStudy([0, 0], [61, 0], [182, 133.5], [240, 138], [240, 804], [182, 808], [0, 981.5]),
    inStudy([1240, 213.2], [1252, 214], [1350, 177.2], [1350, 769.8], [1252, 738.5], [1240, 739.3]),
    inStudy([1350, 177.2], [1600, 83.5], [1600, 173], [1356, 244], [1350, 244]),
    inStudy([1350, 663], [1364, 663], [1600, 706], [1600, 850], [1350, 769.8]),
  ],
  remove: [
    inStudy([61, 0], [182, 133.5], [1252, 214], [1600, 83.5], [1600, 0]),
    inStudy([0, 981.5], [182, 808], [240, 804], [240, 1103], [0, 1103]),
    inStudy([530, 784.5], [1252, 738.5], [1600, 850], [1600, 1103], [530, 1103]),
  ],
};
const BARE_LIVING_ROOM = { sample: 'modern-living-room', variant: 'empty' } as const;
const BARE_BEDROOM = { sample: 'minimalist-bedroom', variant: 'empty' } as const;

/** The edits on the front page, in its order. */
export const DEMO_EDITS: readonly DemoEdit[] = [
  {
    id: 'furnished-living-room',
    label: 'Furnished living room',
    ...BARE_LIVING_ROOM,
    request: furnish('modern', 'living_room', 10),
  },
  {
    id: 'furnished-bedroom',
    label: 'Furnished bedroom',
    ...BARE_BEDROOM,
    request: furnish('scandinavian', 'bedroom', 7),
  },
  { id: 'navy', label: 'Navy walls', ...STUDY, request: paint('#2B3A57'), touchUp: STUDY_EDGES },
  {
    id: 'terracotta',
    label: 'Terracotta walls',
    ...STUDY,
    request: paint('#C5704F'),
    touchUp: STUDY_EDGES,
  },
  { id: 'golden-hour', label: 'Golden hour', ...BEDROOM, request: GOLDEN_HOUR },
];

/** The name of a sample picture in the web app. */
export const pictureId = ({ sample, variant }: SamplePictureName): string =>
  variant === 'furnished' ? sample : `${sample}-${variant}`;
