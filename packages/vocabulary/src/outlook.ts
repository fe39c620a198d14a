/** What is known of a part of an edit before it is made: it will be done, it shows when it is tried, or it cannot be. */
export const OUTLOOKS = ['will', 'may', 'cannot'] as const;
export type Outlook = (typeof OUTLOOKS)[number];
