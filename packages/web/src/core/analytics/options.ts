import type { CaptureResult, PostHogConfig } from 'posthog-js/dist/module.full.no-external';
import type { AnalyticsConfig } from './analytics-config.ts';

/** Events that wait to be sent: at most so many … */
export const QUEUE_LENGTH = 20;
/** … and for so long. */
export const QUEUE_AGE_MS = 3_000;
/** A visit ends after so long without anything. */
const IDLE_SECONDS = 1_800;
const COOKIE_DAYS = 365;

/** What is recorded, and what never is. */
export function analyticsOptions({ host }: AnalyticsConfig): Partial<PostHogConfig> {
  return {
    // Nothing is asked of another host; recorder and all come with this program.
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
      // What is typed is never recorded, in whatever kind of field.
      maskAllInputs: true,
      maskInputOptions: { password: true },
      // Addresses with secrets in them are taken out before anything is compressed.
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

/** Tokens of share links and of links in mails, as they stand in addresses. */
const SECRET_ADDRESS = /(\/(?:share\/board|share|unsubscribe|newsletter)\/)[\w.~-]{16,}/g;

/** Addresses that open something for whoever knows them do not leave the browser. */
export function withoutSecrets(event: CaptureResult | null): CaptureResult | null {
  if (event === null) return null;
  const text = JSON.stringify(event);
  const cleaned = text.replace(SECRET_ADDRESS, '$1…');
  if (cleaned === text) return event;
  const parsed = JSON.parse(cleaned) as CaptureResult;
  // The only field that is no plain value.
  if (event.timestamp !== undefined) parsed.timestamp = event.timestamp;
  return parsed;
}
