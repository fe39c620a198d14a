import { CSRF_HEADER, type ParamsOf, type Route } from '@home-design/contract';
import { renewalCount, renewCsrfToken, renewSession } from '../../lib/api/api-client.ts';
import { ApiError, networkError } from '../../lib/api/api-error.ts';
import { reportLost } from '../../lib/api/connection.ts';
import { csrfToken } from '../../lib/api/csrf.ts';
import { readApiError } from '../../lib/api/read-api-error.ts';
import { routeUrl } from '../../lib/api/route-url.ts';
import { estimateProgress } from './estimated-progress.ts';

export interface SendFormOptions {
  /** A repeat with the same key is not done twice. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Share of the bytes sent, 0 … 1. */
  onProgress: (fraction: number) => void;
}

/**
 * Sends a form with files to a route and resolves to the text of the answer. It uses XMLHttpRequest, because `fetch`
 * cannot report how much of a body is sent.
 * @throws ApiError if the server refuses or cannot be reached; the signal's reason if it is aborted
 */
export async function sendForm<R extends Route>(
  route: R,
  params: ParamsOf<R> | undefined,
  form: FormData,
  options: SendFormOptions,
): Promise<string> {
  const address = routeUrl(route, params);
  const begun = renewalCount();
  try {
    return await sendWithToken(route, address, form, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401 || !(await renewSession(begun))) throw error;
    return sendWithToken(route, address, form, options);
  }
}

/** Sends it, and repeats it once if its anti-forgery token was refused. */
async function sendWithToken(
  route: Route,
  address: string,
  form: FormData,
  options: SendFormOptions,
): Promise<string> {
  try {
    return await sendOnce(route, address, form, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf_failed') throw error;
    await renewCsrfToken();
    return sendOnce(route, address, form, options);
  }
}

function sendOnce(route: Route, address: string, form: FormData, options: SendFormOptions): Promise<string> {
  const { signal, onProgress, idempotencyKey } = options;

  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    signal.addEventListener('abort', abort, { once: true });

    let stopEstimate = () => {};
    request.upload.addEventListener('loadstart', (event) => {
      if (!event.lengthComputable) stopEstimate = estimateProgress(onProgress);
    });
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    });
    request.addEventListener('loadend', () => {
      stopEstimate();
      signal.removeEventListener('abort', abort);
    });
    request.addEventListener('abort', () => reject(signal.reason));
    request.addEventListener('error', () => {
      reportLost();
      reject(networkError());
    });
    request.addEventListener('load', () => {
      if (request.status >= 400) {
        reject(readApiError(request.status, request.responseText, request.getResponseHeader('retry-after')));
      } else resolve(request.responseText);
    });

    request.open(route.method, address);
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    const token = csrfToken();
    if (token !== null) request.setRequestHeader(CSRF_HEADER, token);
    request.send(form);
  });
}
