import { CLIENT_CONFIG_ELEMENT_ID, type ClientConfig } from '@home-design/contract';

/** Where events go, and under which key. */
export type AnalyticsConfig = NonNullable<ClientConfig['analytics']>;

/**
 * The analytics settings that this server wrote into the page, or null. Read without the schema: every first page
 * needs them, and the code that parses answers would make it heavier.
 */
export function analyticsConfig(): AnalyticsConfig | null {
  const text = document.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.textContent;
  return text ? ((JSON.parse(text) as Partial<ClientConfig>).analytics ?? null) : null;
}
