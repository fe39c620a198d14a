import type { CaptureResult, PostHogConfig } from 'posthog-js/dist/module.full.no-external';
import type { AnalyticsConfig } from './analytics-config.ts';

/** Most events that wait to be sent … */
export const QUEUE_LENGTH = 20;
/** … and the longest wait. */
export const QUEUE_AGE_MS = 3_000;
/** A visit ends after this long without activity. */
const IDLE_SECONDS = 1_800;
const COOKIE_DAYS = 365;

/** What is recorded and what is not. */
export function analyticsOptions({ host }: AnalyticsConfig): Partial<PostHogConfig> {
  return {
    // No request goes to another host: the recorder comes with this program.
    api_host: host,
    flags_api_host: host,
    asset_host: host,
    ui_host: host,
    disable_external_dependency_loading: true,
    autocapture: true,
    capture_pageview: 'history_change',
    capture_pageleave: true,
    disable_session_recording: false,
    mask_all_text: false,
    mask_all_element_attributes: false,
    session_recording: {
      // Typed text is never recorded, in any kind of field.
      maskAllInputs: true,
      maskInputOptions: { password: true },
      // Secret addresses are removed before compression.
      compress_events: false,
    },
    request_queue_config: { flush_interval_ms: QUEUE_AGE_MS },
    session_idle_timeout_seconds: IDLE_SECONDS,
    cookie_expiration: COOKIE_DAYS,
    persistence: 'localStorage+cookie',
    respect_dnt: true,
    disable_surveys: true,
    disable_product_tours: true,
    disable_conversations: true,
    before_send: withoutSecrets,
  };
}

/** Tokens of share links and of links in mails, as they appear in addresses. */
const SECRET_ADDRESS = /(\/(?:share\/board|share|unsubscribe|newsletter)\/)[\w.~-]{16,}/g;

/** Secret addresses, which open something without sign-in, do not leave the browser. */
export function withoutSecrets(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null;
  const text = JSON.stringify(event);
  const cleaned = text.replace(SECRET_ADDRESS, '$1…');
  if (cleaned === text) return event;
  const parsed = JSON.parse(cleaned) as CaptureResult;
  // The only field that is not a plain value.
  if (event.timestamp !== undefined) parsed.timestamp = event.timestamp;
  return parsed;
}
