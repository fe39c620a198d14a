import { networkError } from './api-error.ts';
import { readApiError } from './read-api-error.ts';

/**
 * Fetches a file that was built with the web app and lies beside it.
 * @throws ApiError when it is missing or no answer came; an abort is thrown as the browser throws it
 */
export async function siteFile(address: `/${string}`, signal?: AbortSignal): Promise<Response> {
  const answer = await fetch(address, { signal: signal ?? null }).catch((error: unknown) => {
    throw signal?.aborted ? error : networkError(error);
  });
  if (!answer.ok) throw readApiError(answer.status, await answer.text());
  return answer;
}
