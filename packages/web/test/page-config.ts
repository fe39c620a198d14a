import { CLIENT_CONFIG_ELEMENT_ID, type ClientConfig } from '@home-design/contract';
import { onTestFinished } from 'vitest';

/** Writes a configuration into the page, as the server does, until the end of the test. */
export function setPageConfig(config: Partial<ClientConfig>): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = CLIENT_CONFIG_ELEMENT_ID;
  element.textContent = JSON.stringify({ identity: null, ...config });
  document.head.append(element);
  onTestFinished(() => element.remove());
}
