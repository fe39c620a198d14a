import { NewsletterPage } from '../../features/leads/newsletter-page.tsx';
import { ServerState } from '../server-state.tsx';

/** The page of the link that confirms the newsletter; it needs no session. */
export function PublicNewsletter() {
  return (
    <ServerState>
      <NewsletterPage />
    </ServerState>
  );
}
