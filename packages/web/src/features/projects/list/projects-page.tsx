import { Suspense } from 'react';
import { RemovalNoticeBar } from '../../../core/session/guests/removal-notice-bar.tsx';
import { useSession } from '../../../core/session/use-session.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { PageSkeleton } from '../../../ui/page/page-skeleton.tsx';
import { copy } from '../copy.ts';
import { ProjectList } from './project-list.tsx';

// Only for signed-out users.
const SignInPanel = lazyPart(
  async () => (await import('../../../core/session/sign-in-panel.tsx')).SignInPanel,
);

/** The projects of the user, guests included. */
export function ProjectsPage() {
  useDocumentTitle(copy.title);
  const session = useSession();

  switch (session.at) {
    case 'initialising':
      return <PageSkeleton label={copy.sessionLoading} />;
    case 'signed-out':
    case 'signing-in':
      return (
        <Suspense fallback={<PageSkeleton label={copy.sessionLoading} />}>
          <SignInPanel title={copy.signInTitle} text={copy.signInText} />
        </Suspense>
      );
    case 'signed-in':
    case 'signing-out':
      return (
        <>
          <RemovalNoticeBar />
          <ProjectList />
        </>
      );
  }
}
