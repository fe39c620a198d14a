import { CSRF_HEADER, Image, imageRoutes, type ProjectId } from '@home-design/contract';
import { renewCsrfToken, reportUnauthorized } from '../../lib/api-client.ts';
import { ApiError, networkError } from '../../lib/api-error.ts';
import { csrfToken } from '../../lib/csrf.ts';
import { readApiError } from '../../lib/read-api-error.ts';
import { routeUrl } from '../../lib/route-url.ts';
import { copy } from './copy.ts';
import { estimateProgress } from './estimated-progress.ts';

export interface SendOptions {
  /** Sending again with the same key does not make a second image. */
  idempotencyKey: string;
  signal: AbortSignal;
  /** Share of the file's bytes that has left, 0 … 1. */
  onProgress: (fraction: number) => void;
  projectId?: ProjectId | undefined;
}

/**
 * Uploads one photo. `fetch` cannot tell how much of a body has been sent, hence XMLHttpRequest.
 * @throws ApiError when the server refuses or cannot be reached; the signal's reason when it is aborted;
 * an Error 'Upload succeeded but image ID is missing' when the answer is not an image.
 */
export async function sendPhoto(file: File, options: SendOptions): Promise<Image> {
  try {
    return await sendOnce(file, options);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf_failed') throw error;
    await renewCsrfToken();
    return sendOnce(file, options);
  }
}

function sendOnce(file: File, options: SendOptions): Promise<Image> {
  const { signal, onProgress, projectId, idempotencyKey } = options;

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
    request.addEventListener('error', () => reject(networkError()));
    request.addEventListener('load', () => {
      if (request.status === 401) reportUnauthorized();
      if (request.status >= 400) reject(readApiError(request.status, request.responseText));
      else readImage(request.responseText).then(resolve, reject);
    });

    request.open(imageRoutes.upload.method, routeUrl(imageRoutes.upload));
    request.withCredentials = true;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('idempotency-key', idempotencyKey);
    const token = csrfToken();
    if (token !== null) request.setRequestHeader(CSRF_HEADER, token);
    request.send(formOf(file, projectId));
  });
}

/** Fields come before the file, so that a server that reads the form as it arrives knows them. */
function formOf(file: File, projectId: ProjectId | undefined): FormData {
  const form = new FormData();
  if (projectId !== undefined) form.append('project', projectId);
  form.append('file', file, file.name);
  return form;
}

async function readImage(text: string): Promise<Image> {
  try {
    return Image.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(copy.idMissing, { cause: error });
  }
}
