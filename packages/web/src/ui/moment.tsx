import type { ReactNode } from 'react';
import { formatMoment } from '../lib/formats.ts';

interface MomentProps {
  /** ISO moment. */
  at: string;
  /** What is said of it: 'yesterday', 'Jan 2, 2026'. */
  children: ReactNode;
}

/** Words about a moment; the exact time, in the reader's time zone, shows on hover. */
export function Moment({ at, children }: MomentProps) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {children}
    </time>
  );
}
