import { useLocation, useMatch } from 'react-router';
import { paths } from '../lib/addresses/paths.ts';

/** An entry of the top navigation. Anchors lead to a section of the landing page. */
export interface TopLink {
  label: string;
  to: string;
  isAnchor: boolean;
}

/** The present entries of the top navigation: 'Project' and 'Board' appear only on their own pages. */
export function useTopLinks(): readonly TopLink[] {
  const projectId = useProjectIdOfPage();
  const boardId = useBoardIdOfPage();
  return [
    page('Projects', paths.projects()),
    ...(projectId === null ? [] : [page('Project', paths.project(projectId))]),
    ...(boardId === null ? [] : [page('Board', paths.board(boardId))]),
    page('Playground', paths.playground()),
    ...useAnchors(),
    page('Gallery', paths.gallery()),
    page('Profile', paths.profile()),
  ];
}

/** Id in the address of a project's page, null elsewhere. */
export const useProjectIdOfPage = (): string | null =>
  useMatch('/app/projects/:projectId')?.params.projectId ?? null;

/** Id in the address of a board's pages, null elsewhere. */
const useBoardIdOfPage = (): string | null => useMatch('/app/boards/:boardId/*')?.params.boardId ?? null;

/** The landing page has two addresses; its anchors keep the current one. */
function useAnchors(): TopLink[] {
  const landing = useLocation().pathname === '/app' ? '/app' : '/';
  return [anchor('Features', `${landing}#features`), anchor('Pricing', `${landing}#pricing`)];
}

const page = (label: string, to: string): TopLink => ({ label, to, isAnchor: false });
const anchor = (label: string, to: string): TopLink => ({ label, to, isAnchor: true });
