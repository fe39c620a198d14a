/** The stroke width of all icons. */
export const ICON_STROKE = 1.5;
