import { Button, Group, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconCloudOff, IconHomePlus, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { projectsQuery } from '../../core/store/queries.ts';
import { messageOf } from '../../lib/api-error.ts';
import { ICON_STROKE } from '../../ui/icon-stroke.ts';
import { OnDemand } from '../../ui/on-demand.tsx';
import { StatePanel } from '../../ui/state-panel.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { useLoadAhead } from '../../ui/use-load-ahead.ts';
import { ActivityList } from './activity-list.tsx';
import { copy } from './copy.ts';
import { Pager } from './pager.tsx';
import { ProjectCard } from './project-card.tsx';
import { ProjectCardSkeletons } from './project-card-skeletons.tsx';
import classes from './projects.module.css';
import { usePage } from './use-page.ts';

const loadDialog = () => import('./create-project-dialog.tsx');
const CreateProjectDialog = lazy(async () => ({ default: (await loadDialog()).CreateProjectDialog }));

/** The grid of projects with recent activity beside it; a welcome while there is none. */
export function ProjectList() {
  const [page, setPage] = usePage();
  const [isCreating, creating] = useDisclosure(false);
  const projects = useQuery(projectsQuery({ page }));
  useFailureToast(projects.error, messageOf(projects.error, copy.listFailed));
  useLoadAhead(loadDialog);
  const count = projects.data?.count;

  return (
    <div className={classes.page}>
      <Group justify="space-between" gap="sm">
        <Title order={1} size="h2">
          {copy.title}
        </Title>
        {count !== undefined && count > 0 && (
          <Button
            className={classes.touch}
            leftSection={<IconPlus size={18} stroke={ICON_STROKE} aria-hidden />}
            onClick={creating.open}
          >
            {copy.newProject}
          </Button>
        )}
      </Group>
      {projects.isPending && <ProjectCardSkeletons />}
      {projects.isError && (
        <StatePanel
          tone="problem"
          icon={<IconCloudOff stroke={ICON_STROKE} />}
          title={copy.listFailed}
          text={projects.error.message}
          // The query keeps its own error.
          action={
            <Button className={classes.touch} onClick={() => void projects.refetch()}>
              {copy.tryAgain}
            </Button>
          }
        />
      )}
      {projects.isSuccess && count === 0 && (
        <StatePanel
          icon={<IconHomePlus stroke={ICON_STROKE} />}
          title={copy.welcomeTitle}
          text={copy.welcomeText}
          action={
            <Button size="md" className={classes.touch} onClick={creating.open}>
              {copy.createFirst}
            </Button>
          }
        />
      )}
      {projects.isSuccess && projects.data.count > 0 && (
        <div className={classes.columns}>
          <div>
            <ul className={classes.grid} aria-label={copy.listLabel}>
              {projects.data.results.map((project) => (
                <li key={project.id}>
                  <ProjectCard project={project} />
                </li>
              ))}
            </ul>
            {projects.data.num_pages > 1 && (
              <Pager
                label={copy.pages(copy.listLabel)}
                page={page}
                pages={projects.data.num_pages}
                hasPrevious={projects.data.has_previous}
                hasNext={projects.data.has_next}
                onPage={setPage}
              />
            )}
          </div>
          <ActivityList />
        </div>
      )}
      <OnDemand wanted={isCreating}>
        <CreateProjectDialog opened={isCreating} onClose={creating.close} />
      </OnDemand>
    </div>
  );
}
