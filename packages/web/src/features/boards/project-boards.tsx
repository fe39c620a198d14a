import type { ProjectDetail, ProjectId } from '@home-design/contract';
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shareLinksQuery } from '../../core/store/queries.ts';
import { BoardList } from './board-list.tsx';
import { copy } from './copy.ts';

interface ProjectBoardsProps {
  project: ProjectDetail;
  /** Starts the selection of pictures for a board. */
  onCreate: () => void;
}

/** The boards of a project, for the tab of its page. */
export function ProjectBoards({ project, onCreate }: ProjectBoardsProps) {
  return (
    <>
      <LiveLinks project={project.id} />
      <BoardList
        project={project.id}
        empty={{
          title: copy.emptyInProject,
          text: copy.emptyText,
          action: (
            <Button size="md" onClick={onCreate}>
              {copy.createFirst}
            </Button>
          ),
        }}
      />
    </>
  );
}

/** Says how many links to the project are active. It shows nothing when the links cannot be loaded. */
function LiveLinks({ project }: { project: ProjectId }) {
  const { data: links = [] } = useQuery(shareLinksQuery(project));
  const live = links.filter((link) => link.is_active);
  if (live.length === 0) return null;
  const visits = live.reduce((sum, { visit_count }) => sum + visit_count, 0);
  return (
    <Text size="sm" c="dimmed" mb="md">
      {copy.liveLinks(live.length, visits)}
    </Text>
  );
}
