import { useEffect } from 'react';
import { loadedOnce } from '../../lib/code-loading/load-code.ts';
import { log } from '../../lib/log.ts';
import type { AnalyticsConfig } from './analytics-config.ts';
import { objectsToTracking, useConsent } from './consent.ts';
import { ConsentBanner } from './consent-banner.tsx';

/** Asks for consent, and records while the visitor agrees. A browser that asks not to be tracked is asked nothing. */
export function Analytics({ config }: { config: AnalyticsConfig }) {
  const { answer } = useConsent();
  const objects = objectsToTracking();
  const isGranted = answer === 'granted' && !objects;

  useEffect(() => (isGranted ? record(config) : undefined), [config, isGranted]);

  return answer === 'unasked' && !objects ? <ConsentBanner /> : null;
}

/** @returns a function that stops recording, whether it has begun or not */
function record(config: AnalyticsConfig): () => void {
  let isOver = false;
  let stop: (() => void) | null = null;
  loadedOnce(() => import('./session-analytics.ts')).then(
    ({ startAnalytics }) => {
      if (!isOver) stop = startAnalytics(config);
    },
    // The page works without analytics, so a failure is only logged.
    (error: unknown) => log.info(`Usage statistics could not be loaded: ${String(error)}`),
  );
  return () => {
    isOver = true;
    stop?.();
  };
}
