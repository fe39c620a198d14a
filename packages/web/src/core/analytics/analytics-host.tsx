import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { analyticsConfig } from './analytics-config.ts';

const Analytics = lazyPart(async () => (await import('./analytics.tsx')).Analytics, 'hidden');
const PrivacyChoices = lazyPart(async () => (await import('./privacy-choices.tsx')).PrivacyChoices, 'hidden');

/** Where the server counts what is used: asks for consent. Elsewhere nothing of it is loaded. */
export function AnalyticsHost() {
  const [config] = useState(analyticsConfig);
  return <Suspense>{config && <Analytics config={config} />}</Suspense>;
}

/** The same, for the way back to the question. */
export function PrivacyChoicesHost({ className }: { className: string | undefined }) {
  const [isCounting] = useState(() => analyticsConfig() !== null);
  return <Suspense>{isCounting && <PrivacyChoices className={className} />}</Suspense>;
}
