import { UnsubscribePage } from '../../features/settings/unsubscribe-page.tsx';
import { ServerState } from '../server-state.tsx';

/** The page of the unsubscribe link in a mail; it needs no session. */
export function PublicUnsubscribe() {
  return (
    <ServerState>
      <UnsubscribePage />
    </ServerState>
  );
}
