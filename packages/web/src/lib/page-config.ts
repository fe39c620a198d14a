import { CLIENT_CONFIG_ELEMENT_ID, type ClientConfig } from '@home-design/contract';

/**
 * The configuration as the server wrote it into the page; empty without one. Read without the schema: the first page
 * needs it, and the code that parses answers would make it heavier.
 */
export function pageConfig(): Partial<ClientConfig> {
  const text = document.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.textContent;
  return text ? (JSON.parse(text) as Partial<ClientConfig>) : {};
}
