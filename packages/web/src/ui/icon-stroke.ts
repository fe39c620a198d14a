/** One stroke width for every icon. */
export const ICON_STROKE = 1.5;
