import type { ReactNode } from 'react';
import { formatMoment } from '../lib/formats.ts';

interface MomentProps {
  /** A moment in ISO 8601. */
  at: string;
  /** The text: 'yesterday', 'Jan 2, 2026'. */
  children: ReactNode;
}

/** A moment in words; the exact time, in the reader's time zone, shows on hover. */
export function Moment({ at, children }: MomentProps) {
  return (
    <time dateTime={at} title={formatMoment(at)}>
      {children}
    </time>
  );
}
