import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../lib/paths.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { StartSkeleton } from './layouts/start-skeleton.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { RedirectTo, RedirectUnderApp, UNPREFIXED_PATHS } from './redirects.tsx';

/** Kept out of the first script: visitors of the landing page have no boards. */
const loadBoardParts = () => import('./board-parts.ts');

const loadPlayground = () =>
  Promise.all([
    import('../features/playground/playground-page.tsx'),
    import('../core/session/require-session.tsx'),
    loadBoardParts(),
  ]);

const landing: RouteObject['lazy'] = async () => {
  const { PublicLanding } = await import('./pages/public-landing.tsx');
  // Failing to load ahead is no failure: opening the page tries again.
  const loadAhead = () => void loadPlayground().catch(() => undefined);
  return { Component: () => <PublicLanding onIntent={loadAhead} /> };
};

/** Pages around the product: anyone reads them, with the top navigation. */
const publicPages: RouteObject[] = [
  { path: '/', lazy: landing },
  { path: '/app', lazy: landing },
  {
    path: '/app/consultation',
    lazy: async () => {
      const { PublicConsultation } = await import('./pages/public-consultation.tsx');
      return { Component: PublicConsultation };
    },
  },
  {
    path: '/app/version_details',
    lazy: async () => {
      const { VersionDetailsPage } = await import('./pages/version-details-page.tsx');
      return { Component: VersionDetailsPage };
    },
  },
  {
    path: '/app/share/board/:token?',
    lazy: async () => {
      const { SharePage } = await import('../features/sharing/share-page.tsx');
      return { Component: SharePage };
    },
  },
  {
    path: '/app/gallery',
    lazy: async () => {
      const { PublicGallery } = await import('./pages/public-gallery.tsx');
      return { Component: PublicGallery };
    },
  },
  {
    path: '*',
    lazy: async () => {
      const { NotFoundPage } = await import('./pages/not-found-page.tsx');
      return { Component: NotFoundPage };
    },
  },
];

/** The product itself, with the sidebar. */
const appPages: RouteObject[] = [
  { path: '/app/dashboard', element: <RedirectTo path={paths.projects()} /> },
  { path: '/app/projects/new', element: <RedirectTo path={paths.projects()} /> },
  {
    path: '/app/projects',
    lazy: async () => {
      const { ProjectsPage } = await import('../features/projects/projects-page.tsx');
      return { Component: ProjectsPage };
    },
  },
  {
    path: '/app/projects/:projectId',
    lazy: async () => {
      const [{ ProjectPage }, { projectBoards }] = await Promise.all([
        import('../features/projects/project-page.tsx'),
        loadBoardParts(),
      ]);
      return { Component: () => <ProjectPage boards={projectBoards} /> };
    },
  },
  { path: '/app/boards/new', element: <RedirectTo path={paths.boards()} /> },
  {
    path: '/app/boards',
    lazy: async () => {
      const { BoardsPage } = await import('../features/boards/boards-page.tsx');
      return { Component: BoardsPage };
    },
  },
  {
    path: '/app/boards/:boardId',
    lazy: async () => {
      const { BoardPage } = await import('../features/boards/page/board-page.tsx');
      return { Component: BoardPage };
    },
  },
  {
    path: '/app/boards/:boardId/edit',
    lazy: async () => {
      const { EditBoardPage } = await import('../features/boards/edit/edit-board-page.tsx');
      return { Component: EditBoardPage };
    },
  },
  {
    path: '/app/playground',
    lazy: async () => {
      const [{ PlaygroundPage }, { RequireSession }, { VersionSharing }] = await loadPlayground();
      const GuardedPlayground = () => (
        <RequireSession>
          <PlaygroundPage sharing={VersionSharing} />
        </RequireSession>
      );
      return { Component: GuardedPlayground };
    },
  },
];

/** Which address shows what. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: StartSkeleton,
    ErrorBoundary: ErrorPage,
    children: [
      { Component: PublicLayout, ErrorBoundary: ErrorPage, children: publicPages },
      {
        lazy: async () => {
          const { AppLayout } = await import('./layouts/app-layout.tsx');
          return { Component: AppLayout };
        },
        ErrorBoundary: ErrorPage,
        children: appPages,
      },
      ...UNPREFIXED_PATHS.map((path) => ({ path, Component: RedirectUnderApp })),
    ],
  },
];

export const createAppRouter = () => createBrowserRouter(routes);
