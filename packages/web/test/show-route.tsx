import { render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { vi } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { queryClient } from '../src/app/query-client.ts';
import { routes } from '../src/app/router.tsx';
import type { SessionState } from '../src/core/session/control/session-state.ts';
import { sessionStore } from '../src/core/session/session-store.ts';
import { useToasts } from '../src/ui/toasts/toasts.ts';

/** What the API answers in a test, by path; everything else answers 404. */
export type Answers = Readonly<Record<string, unknown>>;

/** Shows the app at an address, for somebody or nobody, with the given answers of the API. */
export function showRoute(address: string, session: SessionState, answers: Answers = {}) {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', async (url: string) => {
    const body = answers[new URL(url, 'http://localhost').pathname];
    if (body === undefined) return new Response('', { status: 404 });
    return new Response(JSON.stringify(body));
  });
  useToasts.setState([], true);
  queryClient.clear();
  sessionStore.setState(session, true);

  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <Providers styleNonce={undefined}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}

export const CREDITS_ANSWER = {
  '/api/v1/auth/credits': {
    credits: { total: 100, used: 25, remaining: 75 },
    credits_remaining: 75,
    plan: 'Free',
  },
};
