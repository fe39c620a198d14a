/** The forecast for a part of an edit: it will be done, it may fail, or it is impossible. */
export const OUTLOOKS = ['will', 'may', 'cannot'] as const;
export type Outlook = (typeof OUTLOOKS)[number];
