import { networkError } from './api-error.ts';
import { readApiError } from './read-api-error.ts';

/**
 * Fetches a static file that was built with the web app.
 * @throws ApiError if it is missing or there is no answer; an abort is thrown unchanged
 */
export async function siteFile(address: `/${string}`, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal: signal ?? null }).catch((error: unknown) => {
    throw signal?.aborted ? error : networkError(error);
  });
  if (!answer.ok) throw readApiError(answer.status, await answer.text());
  return answer;
}
