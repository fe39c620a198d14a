import { type SignInOperation, signInRoutes } from '@home-design/contract';
import { call } from '../../lib/api-client.ts';
import { pendingSignIn } from './pending-sign-in.ts';

/**
 * Leaves for Google's page, which comes back to this one. Resolves only if the browser shows this page again as it was
 * left, by its back button.
 * @throws ApiError with the server's sentence; then nothing was left
 */
export async function leaveForGoogle(operation: SignInOperation, page: Window = window): Promise<void> {
  const { pathname, search, hash } = page.location;
  const body = { operation, returnTo: pathname + search + hash };
  const { url, attempt } = await call(signInRoutes.start, { body });
  pendingSignIn.write(attempt);
  page.location.assign(url);
  await new Promise((resolve) => page.addEventListener('pageshow', resolve, { once: true }));
}

/** What Google has brought this tab back with. @throws ApiError with the server's sentence */
export async function finishGoogle(): Promise<{ operation: SignInOperation; credential: string }> {
  const attempt = pendingSignIn.read() ?? '';
  pendingSignIn.clear(); // whatever comes of it, it is fetched once
  return call(signInRoutes.finish, { body: { attempt } });
}
