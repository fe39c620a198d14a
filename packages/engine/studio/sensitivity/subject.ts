import { EDIT_MODES } from '@home-design/vocabulary';

/** What is made of each photo to see what a number changes: its analysis, its list of things, or an edit. */
export type Subject = (typeof SUBJECTS)[number];
export const SUBJECTS = ['analysis', 'objects', ...EDIT_MODES] as const;

/** Folders and files under `src`, and what shows a change in them. The first row that fits counts. */
export const SHOWN_BY: ReadonlyArray<readonly [path: string, subjects: readonly Subject[]]> = [
  ['scene/sky', ['sky']],
  ['scene/floor', ['floor']],
  ['scene/segmentation/settled-likelihood.ts', ['wall-color']],
  ['scene/segmentation/likely-pixels.ts', ['wall-color', 'empty-room']],
  ['scene', ['analysis']],
  ['objects', ['objects']],
  ['inpaint', ['object-removal', 'empty-room']],
  ['paint', ['wall-color']],
  ['light', ['lighting']],
  ['edits/wall-color/wall-paint.ts', ['wall-color', 'wallpaper']],
  ['edits/wall-color', ['wall-color']],
  ['edits/wallpaper', ['wallpaper']],
  ['edits/floor', ['floor']],
  ['edits/lighting', ['lighting']],
  ['edits/object-removal', ['object-removal', 'empty-room']],
  ['edits/going', ['object-removal', 'empty-room']],
  ['edits/declutter', ['declutter']],
  ['edits/empty-room', ['empty-room']],
  ['edits/sky', ['sky']],
  ['edits/window-view', ['window-view']],
  ['edits/upright', ['upright']],
  ['edits/upscale', ['upscale']],
  ['edits/surfaces', ['floor', 'wallpaper']],
  ['edits/room-parts', ['empty-room']],
  ['edits/furniture', ['furniture']],
];

/** What shows a change in a file, a path from `src`; nothing for files that no row names. */
export const subjectsOf = (file: string): readonly Subject[] =>
  SHOWN_BY.find(([path]) => file === path || file.startsWith(`${path}/`))?.[1] ?? [];

/** Scenes to measure on: tuned ones, few and different in kind. */
export const scenesFor = (subjects: readonly Subject[]): readonly string[] =>
  subjects.includes('sky')
    ? ['brick-house-in-winter', 'villa-terrace']
    : ['modern-living-room-15', 'traditional-dining-room-7'];
