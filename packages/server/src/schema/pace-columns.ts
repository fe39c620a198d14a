import type { ColumnType } from 'kysely';

/** Columns of edits by which the time left is estimated. */
export interface PaceColumns {
  /** When its running attempt will probably end; null if unknown. */
  expectedEnd: ColumnType<Date | null, undefined, Date | null>;
  /** Whether its photo was analyzed before; null until it is made. */
  hadAnalysis: ColumnType<boolean | null, undefined, boolean>;
  /** How the attempt that made it went (`features/jobs/pace/pace.ts`); null until then. */
  pace: ColumnType<unknown, undefined, string>;
}
