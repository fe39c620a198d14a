import { type ReactNode, Suspense, useState } from 'react';

interface OnDemandProps {
  /** Whether the part is shown. */
  wanted: boolean;
  /** A part that is loaded lazily. */
  children: ReactNode;
}

/**
 * Loads a part when it is first shown. It then stays mounted, so that a dialog can close with its animation and
 * return the focus.
 */
export function OnDemand({ wanted, children }: OnDemandProps) {
  const [wasWanted, setWasWanted] = useState(wanted);
  if (wanted && !wasWanted) setWasWanted(true);
  return <Suspense>{wasWanted && children}</Suspense>;
}
