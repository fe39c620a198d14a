import type { projectRoutes, ResponseOf } from '@home-design/contract';
import { Text } from '@mantine/core';
import { copy } from '../copy.ts';
import classes from '../projects.module.css';
import { ActivityList } from './activity-list.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { Pager } from './pager.tsx';
import { ProjectCard } from './project-card.tsx';
import type { ListPlace } from './use-list-place.ts';

interface ProjectPagesProps {
  page: ResponseOf<typeof projectRoutes.list>;
  place: ListPlace;
  onPlace: (change: Partial<ListPlace>) => void;
  /** Whether there are enough projects to search. */
  hasToolbar: boolean;
}

/** A page of projects with recent activity beside it. */
export function ProjectPages({ page, place, onPlace, hasToolbar }: ProjectPagesProps) {
  return (
    <div className={classes.columns}>
      <div className={classes.list}>
        {hasToolbar && <ListToolbar place={place} onChange={onPlace} />}
        {page.results.length === 0 && (
          <Text c="dimmed" role="status">
            {copy.nothingFound(place.search)}
          </Text>
        )}
        <ul className={classes.grid} aria-label={copy.listLabel}>
          {page.results.map((project) => (
            <li key={project.id}>
              <ProjectCard project={project} />
            </li>
          ))}
        </ul>
        {page.num_pages > 1 && (
          <Pager
            label={copy.pages(copy.listLabel)}
            page={place.page}
            pages={page.num_pages}
            hasPrevious={page.has_previous}
            hasNext={page.has_next}
            onPage={(next) => onPlace({ page: next })}
          />
        )}
      </div>
      <ActivityList />
    </div>
  );
}
