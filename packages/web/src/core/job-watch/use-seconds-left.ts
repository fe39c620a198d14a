import { useState } from 'react';
import { type ShownEnd, shownEnd } from './time-left.ts';

/** Seconds until work is done, counted down between the server's messages. Null if unknown. */
export function useSecondsLeft(told: number | null, now: Date): number | null {
  const [shown, setShown] = useState<ShownEnd>({ told: null, endsAt: null });
  const latest = shown.told === told ? shown : shownEnd(shown, told, now);
  if (latest !== shown) setShown(latest);
  return latest.endsAt === null ? null : Math.max(0, (latest.endsAt - now.getTime()) / 1000);
}
