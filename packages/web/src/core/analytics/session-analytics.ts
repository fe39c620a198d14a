import posthog from 'posthog-js/dist/module.full.no-external';
import { log } from '../../lib/log.ts';
import { forgetStored } from '../../lib/storage/browser-text.ts';
import type { AnalyticsConfig } from './analytics-config.ts';
import { identifySavedUser } from './identify.ts';
import { analyticsOptions, QUEUE_LENGTH } from './options.ts';
import { gateRequests } from './requests.ts';

let gate: ReturnType<typeof gateRequests> | null = null;

/** Begins to record, with the visitor's consent. @returns a function that ends it and deletes what identifies the visitor */
export function startAnalytics(config: AnalyticsConfig): () => void {
  if (gate === null) {
    forgetStored((name) => name.startsWith('__ph_opt_in_out_'));
    posthog.init(config.key, analyticsOptions(config));
    gate = gateRequests(posthog, QUEUE_LENGTH);
  } else {
    gate.allow(true);
    posthog.opt_in_capturing({ captureEventName: false });
    posthog.startSessionRecording();
  }
  identifySavedUser((uid, person) => posthog.identify(uid, person), log);
  return () => {
    gate?.allow(false);
    posthog.stopSessionRecording();
    posthog.reset(true);
    posthog.opt_out_capturing();
    forgetTraces(config.key);
  };
}

/** Deletes the library's cookie and stored values. Recording stays off until the visitor agrees again. */
function forgetTraces(key: string): void {
  forgetStored((name) => name.includes(key) && name.startsWith('ph_'));
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that are in use
  document.cookie = `ph_${key}_posthog=; path=/; max-age=0`;
}
