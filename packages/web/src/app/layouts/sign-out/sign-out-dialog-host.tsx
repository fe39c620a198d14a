import { useStore } from 'zustand';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { signOutStore } from './sign-out-store.ts';

const SignOutDialog = lazyPart(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog, 'dialog');

/** Outside all layouts, because the menu with the sign-out disappears meanwhile. */
export function SignOutDialogHost() {
  return (
    <OnDemand wanted={useStore(signOutStore).at === 'asked'}>
      <SignOutDialog />
    </OnDemand>
  );
}
