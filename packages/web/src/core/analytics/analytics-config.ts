import { CLIENT_CONFIG_ELEMENT_ID, type ClientConfig } from '@home-design/contract';

/** Where events go, and under which key. */
export type AnalyticsConfig = NonNullable<ClientConfig['analytics']>;

/**
 * Whether this server counts what is used, as it wrote it into the page; null: it does not. Read without the schema: every first page
 * asks, and does without the code that parses answers.
 */
export function analyticsConfig(): AnalyticsConfig | null {
  const text = document.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.textContent;
  return text ? ((JSON.parse(text) as Partial<ClientConfig>).analytics ?? null) : null;
}
