import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { analyticsConfig } from './analytics-config.ts';

const Analytics = lazyPart(async () => (await import('./analytics.tsx')).Analytics, 'hidden');

/** Where the server counts what is used: asks for consent. Elsewhere nothing of it is loaded. */
export function AnalyticsHost() {
  const [config] = useState(analyticsConfig);
  if (config === null) return null;
  return (
    <Suspense>
      <Analytics config={config} />
    </Suspense>
  );
}
