/** The end of an edit as it is shown, and the message that told it. */
export interface ShownEnd {
  /** The seconds that the server said were left; null if it does not know. */
  told: number | null;
  /** Milliseconds of the browser's clock; null if unknown. */
  endsAt: number | null;
}

/** Differences of a new estimate that are not shown: seconds, and the share of the time left. */
const STEADY = { seconds: 3, share: 0.25 };

/** The end to show after news. Small changes of the estimate do not move it, so that the time left counts down. */
export function shownEnd(shown: ShownEnd, told: number | null, now: Date): ShownEnd {
  if (told === null) return { told, endsAt: null };
  const endsAt = now.getTime() + told * 1000;
  if (shown.endsAt === null) return { told, endsAt };
  const apart = Math.abs(endsAt - shown.endsAt) / 1000;
  return { told, endsAt: apart <= Math.max(STEADY.seconds, STEADY.share * told) ? shown.endsAt : endsAt };
}
