import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { ConnectionBanner } from '../ui/connection-banner.tsx';
import { theme, themeVariables } from '../ui/theme.ts';
import { ToastArea } from '../ui/toast-area.tsx';

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
      <ToastArea />
      {children}
      <ConnectionBanner />
    </MantineProvider>
  );
}
