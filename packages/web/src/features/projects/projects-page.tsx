import { useSession } from '../../core/session/use-session.ts';
import { useDocumentTitle } from '../../ui/document-title.ts';
import { PageSkeleton } from '../../ui/page-skeleton.tsx';
import { copy } from './copy.ts';
import { ProjectList } from './project-list.tsx';
import { SignInPanel } from './sign-in-panel.tsx';

/** The projects of whoever is signed in, guests included. */
export function ProjectsPage() {
  useDocumentTitle(copy.title);
  const session = useSession();

  switch (session.at) {
    case 'initialising':
      return <PageSkeleton label={copy.sessionLoading} />;
    case 'signed-out':
    case 'signing-in':
      return <SignInPanel />;
    case 'signed-in':
    case 'signing-out':
      return <ProjectList />;
  }
}
