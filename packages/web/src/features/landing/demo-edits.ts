import { PAINT_HEX } from '@home-design/contract';

/** An edit of the demo room that the engine made when the pictures were drawn. */
export interface DemoEdit {
  /** As in the manifest of `public/demo`. */
  id: string;
  label: string;
  /** Color of the dot beside its name. */
  color: string;
}

/** The room as it was drawn; its edits are named after it. */
export const DEMO_ROOM = 'garden-living-room';

/** Size of the largest rendition, and the widths there are, in pixels. */
export const DEMO_SIZE = { width: 1600, height: 1067 } as const;
export const DEMO_WIDTHS = [1600, 800] as const;

/**
 * What can be looked at on the landing page, the most telling first. Written down here rather than fetched
 * with the manifest, so that the first picture does not wait for it; a test compares the two.
 */
export const DEMO_EDITS: readonly [DemoEdit, ...DemoEdit[]] = [
  { id: 'sage', label: 'Sage walls', color: PAINT_HEX.sage },
  { id: 'navy', label: 'Navy walls', color: PAINT_HEX.navy },
  { id: 'terracotta', label: 'Terracotta walls', color: PAINT_HEX.terracotta },
  { id: 'golden-hour', label: 'Golden hour', color: '#f0b35a' },
  { id: 'twilight', label: 'Twilight', color: '#5a6aa6' },
];

/** Address of a demo picture of one width. */
export const demoAddress = (id: string, width: (typeof DEMO_WIDTHS)[number]): string =>
  `/demo/${id}${width === DEMO_WIDTHS[0] ? '' : `-${width}`}.webp`;
