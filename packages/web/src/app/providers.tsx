import { MantineProvider } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { OnDemand } from '../ui/on-demand.tsx';
import { theme, themeVariables } from '../ui/theme.ts';
import { useToastsWanted } from '../ui/toasts.ts';

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
      <OnDemand wanted={useToastsWanted()}>
        <ToastArea />
      </OnDemand>
      {children}
    </MantineProvider>
  );
}
