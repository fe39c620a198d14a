import { PAINTED_VIEWS } from './paint-view.ts';

/** What can be asked to be seen through windows. */
export const WINDOW_VIEWS = [...PAINTED_VIEWS, 'recover'] as const;
