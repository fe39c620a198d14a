import type { ProjectDetail } from '@home-design/contract';
import { Button } from '@mantine/core';
import { BoardList } from './board-list.tsx';
import classes from './boards.module.css';
import { copy } from './copy.ts';

interface ProjectBoardsProps {
  project: ProjectDetail;
  /** Starts the selection of pictures for a board. */
  onCreate: () => void;
}

/** The boards of a project, for a tab of its page. */
export function ProjectBoards({ project, onCreate }: ProjectBoardsProps) {
  return (
    <BoardList
      project={project.id}
      empty={{
        title: copy.emptyInProject,
        text: copy.emptyText,
        action: (
          <Button size="md" className={classes.touch} onClick={onCreate}>
            {copy.createFirst}
          </Button>
        ),
      }}
    />
  );
}
