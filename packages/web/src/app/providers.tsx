import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConnectionBanner } from '../ui/connection-banner.tsx';
import { theme, themeVariables } from '../ui/theme.ts';
import { ToastArea } from '../ui/toasts/toast-area.tsx';

interface ProvidersProps {
  children: ReactNode;
  /** The nonce of the content security policy; absent when the page has none. */
  styleNonce: string | undefined;
}

/** The providers around every page. */
export function Providers({ children, styleNonce }: ProvidersProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce ?? ''}
    >
      <ToastArea />
      {children}
      <ConnectionBanner />
    </MantineProvider>
  );
}
