import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** Views that can be painted behind windows. */
export const PAINTED_VIEWS = ['garden', 'hills', 'city', 'sea', 'sky'] as const;
export type PaintedViewName = (typeof PAINTED_VIEWS)[number];

/** The view through the windows; `recover` brings out the view in the photo. */
export const WINDOW_VIEWS = [...PAINTED_VIEWS, 'recover'] as const;
export type WindowView = (typeof WINDOW_VIEWS)[number];

/** Paints another view through the windows, or brings out the present one. */
export const windowView = {
  editClass: 'view',
  names: ['window-view', 'window-view-enhancement'],
  settings: { view: choice(WINDOW_VIEWS) },
} as const satisfies EditVocabulary;
