import type { Project, projectRoutes, ResponseOf } from '@home-design/contract';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCloudOff, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { projectsQuery } from '../../../core/store/queries.ts';
import { useSampleProject } from '../../../core/store/use-sample-project.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { messageOf } from '../../../lib/api/api-error.ts';
import { ICON_STROKE } from '../../../ui/icon-stroke.ts';
import { lazyPart } from '../../../ui/lazy-part/lazy-part.tsx';
import { OnDemand } from '../../../ui/lazy-part/on-demand.tsx';
import { useLoadAhead } from '../../../ui/lazy-part/use-load-ahead.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StatePanel } from '../../../ui/state-panel.tsx';
import { useFailureToast } from '../../../ui/toasts/use-failure-toast.ts';
import { copy } from '../copy.ts';
import { ProjectKeys } from '../project-keys.tsx';
import classes from '../projects.module.css';
import { ProjectCardSkeletons } from './project-card-skeletons.tsx';
import { ProjectPages } from './project-pages.tsx';
import { useListPlace } from './use-list-place.ts';
import { WelcomePanel } from './welcome-panel.tsx';

const CreateProjectDialog = lazyPart(
  async () => (await import('./create-project-dialog.tsx')).CreateProjectDialog,
  'dialog',
);

/** The grid of projects with recent activity beside it, and a welcome while the user has no projects. */
export function ProjectList() {
  const [place, setPlace] = useListPlace();
  const [isCreating, creating] = useDisclosure(false);
  const projects = useQuery(projectsQuery(place));
  useFailureToast(projects.error, messageOf(projects.error, copy.listFailed));
  useLoadAhead(CreateProjectDialog);
  const { data } = projects;
  const isAll = place.search === '';
  const sample = useSampleProject(isAll && data !== undefined && isNew(data));
  const hasOwn = data !== undefined && (!isAll || ownCount(data) > 0);

  return (
    <div className={classes.page}>
      <PageHeader
        title={copy.title}
        actions={
          <>
            <Button
              component={Link}
              to={paths.bin()}
              variant="subtle"
              px="sm"
              leftSection={<IconTrash size={18} stroke={ICON_STROKE} aria-hidden />}
            >
              {copy.bin}
            </Button>
            {hasOwn && (
              <Button
                leftSection={<IconPlus size={18} stroke={ICON_STROKE} aria-hidden />}
                onClick={creating.open}
              >
                {copy.newProject}
              </Button>
            )}
          </>
        }
      />
      {projects.isPending && <ProjectCardSkeletons />}
      {projects.isLoadingError && (
        <StatePanel
          tone="problem"
          icon={<IconCloudOff stroke={ICON_STROKE} />}
          title={copy.listFailed}
          text={projects.error.message}
          // the query keeps its own error
          action={<Button onClick={() => void projects.refetch()}>{copy.tryAgain}</Button>}
        />
      )}
      {data !== undefined && !hasOwn && (
        <WelcomePanel onCreate={creating.open} isSampleBeingMade={sample.isBeingMade} />
      )}
      {data !== undefined && (data.count > 0 || !isAll) && (
        <ProjectPages page={data} place={place} onPlace={setPlace} hasToolbar={hasOwn} />
      )}
      <ProjectKeys />
      <OnDemand wanted={isCreating}>
        <CreateProjectDialog opened={isCreating} onClose={creating.close} />
      </OnDemand>
    </div>
  );
}

/** Whether the user has only the automatic project, and no sample yet. */
function isNew({ count, results }: ResponseOf<typeof projectRoutes.list>): boolean {
  return count === results.length && results.every((project: Project) => project.is_default);
}

/** The count of projects without the sample, which every user gets. */
function ownCount({ count, results }: ResponseOf<typeof projectRoutes.list>): number {
  return count - results.filter((project: Project) => project.is_sample).length;
}
