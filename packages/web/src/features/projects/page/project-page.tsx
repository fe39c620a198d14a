import { ProjectId } from '@home-design/contract';
import { Button } from '@mantine/core';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { RequireSession } from '../../../core/session/require-session.tsx';
import { projectQuery } from '../../../core/store/queries.ts';
import { ApiError } from '../../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { useDocumentTitle } from '../../../ui/page/document-title.ts';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import type { ProjectBoardsParts } from '../boards/project-boards-parts.ts';
import { copy } from '../copy.ts';
import { ProjectSkeleton } from './project-skeleton.tsx';
import { ProjectView } from './project-view.tsx';

const ProjectNotFound = lazyPart(async () => (await import('./project-not-found.tsx')).ProjectNotFound);

/** Parts that few users see are not loaded with the page. */
const missing = (
  <Suspense>
    <ProjectNotFound />
  </Suspense>
);

/** One project with its images and boards. */
export function ProjectPage({ boards }: { boards: ProjectBoardsParts }) {
  const id = ProjectId.safeParse(useParams().projectId).data;
  // An invalid id names no project, so no request is needed.
  if (id === undefined) return missing;
  return (
    <RequireSession asks={{ title: copy.signInTitle, text: copy.signInText }}>
      <LoadedProject key={id} id={id} boards={boards} />
    </RequireSession>
  );
}

function LoadedProject({ id, boards }: { id: ProjectId; boards: ProjectBoardsParts }) {
  const project = useQuery(projectQuery(id));
  const isMissing = project.error instanceof ApiError && project.error.status === 404;
  useDocumentTitle(project.data?.title ?? copy.title);
  useFailureToast(isMissing ? null : project.error, copy.errorTitle, copy.projectFailed);

  if (project.isPending) return <ProjectSkeleton />;
  if (isMissing) return missing;
  if (project.data) return <ProjectView project={project.data} boards={boards} />;
  return (
    <StatePanel
      tone="problem"
      icon={<IconCloudOff stroke={ICON_STROKE} />}
      title={copy.projectFailed}
      text={project.error?.message}
      // the query keeps its own error
      action={<Button onClick={() => void project.refetch()}>{copy.tryAgain}</Button>}
    />
  );
}
