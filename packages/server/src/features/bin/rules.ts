import { BIN_DAYS } from '@home-design/contract';

export const DAY_MS = 86_400_000;

/** The time when a thing in the bin is deleted for good. */
export const purgedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + BIN_DAYS * DAY_MS);
