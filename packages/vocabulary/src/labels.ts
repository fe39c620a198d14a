/** Where the words that a picture is virtually staged are put. */
export const LABEL_PLACES = ['foot', 'lower-left', 'lower-right'] as const;
export type LabelPlace = (typeof LABEL_PLACES)[number];
