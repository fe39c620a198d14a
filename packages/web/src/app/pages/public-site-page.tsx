import type { SitePageName } from '@home-design/contract';
import { SitePage } from '../../features/site-pages/site-page.tsx';
import { ServerState } from '../server-state.tsx';

/** A page about this server; it needs no session. */
export function PublicSitePage({ page }: { page: SitePageName }) {
  return (
    <ServerState>
      <SitePage page={page} />
    </ServerState>
  );
}
