import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { analyticsConfig } from './analytics-config.ts';

const Part = lazyPart(async () => (await import('./analytics-part.tsx')).AnalyticsPart, 'hidden');

/** Asks for consent, or leads back to the question, if this server counts use. Otherwise no analytics code is loaded. */
export function AnalyticsHost({ choices }: { choices?: string | undefined }) {
  const [config] = useState(analyticsConfig);
  return <Suspense>{config && <Part config={config} choices={choices} />}</Suspense>;
}
