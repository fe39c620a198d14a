import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { theme, themeVariables } from '../ui/theme.ts';
import { queryClient } from './query-client.ts';
import { SessionData } from './session-data.tsx';

const ToastArea = lazy(async () => ({ default: (await import('../ui/toast-area.tsx')).ToastArea }));

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
        <Suspense>
          <ToastArea />
        </Suspense>
        {children}
      </QueryClientProvider>
    </MantineProvider>
  );
}
