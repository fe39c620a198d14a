import type { EditVocabulary } from '../edit-vocabulary.ts';
import { choice } from '../setting.ts';

/** Views that can be painted behind windows. */
export const PAINTED_VIEWS = ['garden', 'hills', 'city', 'sea', 'sky'] as const;
export type PaintedViewName = (typeof PAINTED_VIEWS)[number];

/** What can be seen through windows; `recover` brings out the view that the photo shows. */
export const WINDOW_VIEWS = [...PAINTED_VIEWS, 'recover'] as const;
export type WindowView = (typeof WINDOW_VIEWS)[number];

/** Shows another view through the windows, or brings out the one that is there. */
export const windowView = {
  editClass: 'view',
  names: ['window-view', 'window-view-enhancement'],
  settings: { view: choice(WINDOW_VIEWS) },
} as const satisfies EditVocabulary;
