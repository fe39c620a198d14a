import { UnsubscribePage } from '../../features/settings/unsubscribe-page.tsx';
import { ServerState } from '../server-state.tsx';

/** The page behind the link in a mail; nobody has to sign in for it. */
export function PublicUnsubscribe() {
  return (
    <ServerState>
      <UnsubscribePage />
    </ServerState>
  );
}
