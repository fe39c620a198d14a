import type { Clock } from '../../../platform/clock.ts';
import { type Pace, recordPace } from './pace.ts';
import { secondsLeft } from './seconds-left.ts';

/** Differences below this are not worth a message, seconds. */
const LEAST_MOVE = 1;

/** Follows an attempt that begins now, and expects its end by the paces of earlier edits. */
export function expectEnd(paces: readonly Pace[], clock: Clock) {
  const startedAt = clock.now().getTime();
  const seconds = () => (clock.now().getTime() - startedAt) / 1000;
  const record = recordPace(seconds);
  /** The end as it was told last, seconds since the start. */
  let told: number | null = null;

  const left = () => {
    const [progress, reachedAt] = record.last();
    return secondsLeft(paces, { progress, reachedAt, seconds: seconds() });
  };
  return {
    reached: record.reached,
    pace: record.ended,
    /** Whether the end differs from the one that was told. */
    hasMoved(): boolean {
      const now = left();
      return now !== null && told !== null && Math.abs(seconds() + now - told) >= LEAST_MOVE;
    },
    /** Seconds until the end; null if unknown. */
    tell(): number | null {
      const now = left();
      told = now === null ? null : seconds() + now;
      return now;
    },
  };
}
