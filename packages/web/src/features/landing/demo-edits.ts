import { PAINT_HEX } from '@home-design/contract';

/** An edit of the demo room that was made by the engine when the pictures were drawn. */
export interface DemoEdit {
  id: string;
  label: string;
  /** Address of the edited picture; it lies in `public/demo`. */
  image: string;
  /** Color of the dot beside its name. */
  color: string;
}

/** Size of all demo pictures, in pixels. */
export const DEMO_SIZE = { width: 1440, height: 960 } as const;
export const DEMO_BEFORE = '/demo/garden-living-room.webp';

/** What can be looked at on the landing page, the most telling first. */
export const DEMO_EDITS: readonly [DemoEdit, ...DemoEdit[]] = [
  { id: 'sage', label: 'Sage walls', image: '/demo/garden-living-room-sage.webp', color: PAINT_HEX.sage },
  { id: 'navy', label: 'Navy walls', image: '/demo/garden-living-room-navy.webp', color: PAINT_HEX.navy },
  {
    id: 'terracotta',
    label: 'Terracotta walls',
    image: '/demo/garden-living-room-terracotta.webp',
    color: PAINT_HEX.terracotta,
  },
  {
    id: 'golden-hour',
    label: 'Golden hour',
    image: '/demo/garden-living-room-golden-hour.webp',
    color: '#f0b35a',
  },
  { id: 'twilight', label: 'Twilight', image: '/demo/garden-living-room-twilight.webp', color: '#5a6aa6' },
];
