import type { ProjectId } from '@home-design/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { boardsQuery } from '../../../core/store/board-queries.ts';

/** The count of a project's boards in parentheses; nothing until it is loaded. */
export function BoardCount({ projectId }: { projectId: ProjectId }) {
  const count = useInfiniteQuery(boardsQuery(projectId)).data?.pages[0]?.count;
  return count === undefined ? null : ` (${count})`;
}
