import { BIN_DAYS } from '@home-design/contract';

export const DAY_MS = 86_400_000;

/** When something that was deleted at a moment is deleted for good. */
export const purgedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS);
