/** The surfaces of a room that a person selects as a whole. */
export const SURFACES = ['walls', 'floor'] as const;
export type Surface = (typeof SURFACES)[number];
