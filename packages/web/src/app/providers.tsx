import { TOAST_DURATION_MS, TOASTS_VISIBLE } from '@home-design/contract';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { theme, themeVariables } from '../ui/theme.ts';
import { queryClient } from './query-client.ts';
import { SessionData } from './session-data.tsx';

interface ProvidersProps {
  children: ReactNode;
  /** Of the content security policy; absent when the page is served without one. */
  styleNonce: string | undefined;
}

/** What every screen relies on. */
export function Providers({ children, styleNonce }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce ?? ''}
    >
      <QueryClientProvider client={queryClient}>
        <SessionData />
        <Notifications limit={TOASTS_VISIBLE} autoClose={TOAST_DURATION_MS} position="bottom-right" />
        {children}
      </QueryClientProvider>
    </MantineProvider>
  );
}
