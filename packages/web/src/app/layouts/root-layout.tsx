import { Outlet, ScrollRestoration } from 'react-router';
import { AnalyticsHost } from '../../core/analytics/analytics-host.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { SignOutDialogHost } from './sign-out/sign-out-dialog-host.tsx';
import { useHomeAfterSignOut } from './sign-out/use-home-after-sign-out.ts';
import { SkipLink } from './skip-link.tsx';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

/** The parts around every page, in every layout. */
export function RootLayout() {
  useFocusOnNavigation();
  useHomeAfterSignOut();
  return (
    <>
      <SkipLink />
      <NavigationProgress />
      <Outlet />
      <SignOutDialogHost />
      <AnalyticsHost />
      <ScrollRestoration />
    </>
  );
}
