import { ICON_STROKE } from '../../ui/icon-stroke.ts';

/** The look of the icons on a card. */
export const cardIcon = { size: 20, stroke: ICON_STROKE, 'aria-hidden': true } as const;
