import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { theme } from '../src/ui/theme.ts';
import { ToastArea } from '../src/ui/toasts/toast-area.tsx';
import { useToasts } from '../src/ui/toasts/toasts.ts';

/**
 * Shows a screen at an address, as the app would: with the theme, toasts, server state and a router. Other
 * addresses show nothing but that they were reached.
 */
export function showScreen(screen: ReactNode, route: { path: string; at: string }) {
  // Toasts outlive a screen; those of the test before would be found by this one.
  useToasts.setState([], true);
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
  });
  const router = createMemoryRouter(
    [
      { path: route.path, element: screen },
      { path: '*', element: null },
    ],
    { initialEntries: [route.at] },
  );
  const shown = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queries}>
        <ToastArea />
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return {
    ...shown,
    queries,
    /** Where we are now. */
    address: () => `${router.state.location.pathname}${router.state.location.search}`,
    goTo: (to: string | -1) => router.navigate(to as string),
  };
}
