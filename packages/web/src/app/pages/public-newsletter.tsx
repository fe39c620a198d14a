import { NewsletterPage } from '../../features/leads/newsletter-page.tsx';
import { ServerState } from '../server-state.tsx';

/** The page behind the link in the confirmation of a lead; nobody has to sign in for it. */
export function PublicNewsletter() {
  return (
    <ServerState>
      <NewsletterPage />
    </ServerState>
  );
}
