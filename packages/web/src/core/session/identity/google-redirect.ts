import { type SignInOperation, signInRoutes } from '@home-design/contract';
import { call } from '../../../lib/api/api-client.ts';
import { pendingSignIn } from '../memory/pending-sign-in.ts';

/**
 * Opens Google's page, which returns to this one. Resolves only if the browser's back button shows this page again as it
 * was.
 * @throws ApiError with the server's sentence; the page is not left then
 */
export async function leaveForGoogle(operation: SignInOperation, page: Window = window): Promise<void> {
  const { pathname, search, hash } = page.location;
  const body = { operation, returnTo: pathname + search + hash };
  const { url, attempt } = await call(signInRoutes.start, { body });
  pendingSignIn.write(attempt);
  page.location.assign(url);
  await new Promise((resolve) => page.addEventListener('pageshow', resolve, { once: true }));
}

/** The result of the sign-in with Google in this tab. @throws ApiError with the server's sentence */
export async function finishGoogle(): Promise<{ operation: SignInOperation; credential: string }> {
  const attempt = pendingSignIn.read() ?? '';
  pendingSignIn.clear(); // the result is fetched once, even if it cannot be used
  return call(signInRoutes.finish, { body: { attempt } });
}
