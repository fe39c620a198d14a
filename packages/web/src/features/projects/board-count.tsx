import type { ProjectId } from '@home-design/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { boardsQuery } from '../../core/store/board-queries.ts';

/** How many boards a project has, in parentheses; nothing until that is known. */
export function BoardCount({ projectId }: { projectId: ProjectId }) {
  const count = useInfiniteQuery(boardsQuery(projectId)).data?.pages[0]?.count;
  return count === undefined ? null : ` (${count})`;
}
