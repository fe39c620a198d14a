import { type ReactNode, Suspense, useState } from 'react';

interface OnDemandProps {
  /** Whether the part is to be seen. */
  wanted: boolean;
  /** A part that is loaded lazily. */
  children: ReactNode;
}

/**
 * Loads a part when it is first wanted. It then stays, so that a dialog can leave with its animation and
 * give the focus back.
 */
export function OnDemand({ wanted, children }: OnDemandProps) {
  const [wasWanted, setWasWanted] = useState(wanted);
  if (wanted && !wasWanted) setWasWanted(true);
  return <Suspense>{wasWanted && children}</Suspense>;
}
