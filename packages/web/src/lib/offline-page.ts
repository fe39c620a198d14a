import { isFramed } from './framed.ts';

/**
 * Lets the browser show the offline page when the app is opened without a connection: registers the service worker
 * once the page has loaded. Browsers offer no workers over plain http, except on the machine of the server.
 */
export function keepOfflinePage(target: Window): void {
  const workers: ServiceWorkerContainer | undefined = target.navigator.serviceWorker;
  if (workers === undefined || isFramed()) return;
  // The app works without the worker.
  const register = (): void => void workers.register('/service-worker.js').catch(() => undefined);
  target.addEventListener('load', register, { once: true });
}
