/** The places of the label on a virtually staged picture. */
export const LABEL_PLACES = ['foot', 'lower-left', 'lower-right'] as const;
export type LabelPlace = (typeof LABEL_PLACES)[number];
