import type { SitePageName } from '@home-design/contract';
import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../lib/addresses/paths.ts';
import { awaitedByPage } from '../lib/code-loading/load-code.ts';
import { setRenewalTarget } from '../lib/code-loading/release.ts';
import { PublicLayout } from './layouts/public-layout.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { StartSkeleton } from './layouts/start-skeleton.tsx';
import { ErrorPage } from './pages/error-page.tsx';
import { RedirectTo, RedirectUnderApp, UNPREFIXED_PATHS } from './redirects.tsx';

/** A page whose code is loaded during the navigation; the page before stays until then. */
const lazyPage = (load: () => Promise<ComponentType>) => ({
  lazy: async () => ({ Component: await awaitedByPage(load) }),
  // A failed preload is ignored: opening the page tries again.
  handle: { loadAhead: () => void load().catch(() => undefined) },
});

const playground = lazyPage(async () => {
  const [{ PlaygroundPage }, { RequireSession }, { pictureSharing }] = await Promise.all([
    import('../features/playground/playground-page.tsx'),
    import('../core/session/require-session.tsx'),
    // Not in the first script: visitors of the landing page have no boards.
    import('./board-parts.ts'),
  ]);
  return () => (
    <RequireSession>
      <PlaygroundPage sharing={pictureSharing} />
    </RequireSession>
  );
});

const landing = lazyPage(async () => {
  const { PublicLanding } = await import('./pages/public-landing.tsx');
  return () => <PublicLanding onIntent={playground.handle.loadAhead} />;
});

/** A page about this server, with the text of its operator or the default. */
const sitePage = (page: SitePageName) =>
  lazyPage(async () => {
    const { PublicSitePage } = await import('./pages/public-site-page.tsx');
    return () => <PublicSitePage key={page} page={page} />;
  });

const demos = lazyPage(async () => {
  const { DemoPage } = await import('./pages/demo-page.tsx');
  return () => <DemoPage onIntent={playground.handle.loadAhead} />;
});

/** The public pages, with the top navigation. */
const publicPages: RouteObject[] = [
  { path: '/', ...landing },
  { path: '/app', ...landing },
  { path: '/onboarding-demo', ...demos },
  { path: '/app/onboarding-demo', ...demos },
  { path: '/hero-demo', ...demos },
  { path: '/app/hero-demo', ...demos },
  { path: '/app/generated-images', ...demos },
  {
    path: '/app/consultation',
    ...lazyPage(async () => (await import('./pages/public-consultation.tsx')).PublicConsultation),
  },
  {
    path: '/app/version_details',
    ...lazyPage(async () => (await import('./pages/version-details-page.tsx')).VersionDetailsPage),
  },
  {
    path: '/app/share/board/:token?',
    ...lazyPage(async () => (await import('../features/sharing/share-page.tsx')).SharePage),
  },
  {
    path: '/app/share/listing/:token?',
    ...lazyPage(async () => (await import('./pages/public-listing.tsx')).PublicListing),
  },
  {
    path: '/app/listings/:listingId/preview',
    ...lazyPage(async () => (await import('./pages/public-listing.tsx')).PublicListingPreview),
  },
  {
    path: '/app/gallery',
    ...lazyPage(async () => (await import('./pages/public-gallery.tsx')).PublicGallery),
  },
  {
    path: '/app/unsubscribe/:token',
    ...lazyPage(async () => (await import('./pages/public-unsubscribe.tsx')).PublicUnsubscribe),
  },
  {
    path: '/app/newsletter/:token',
    ...lazyPage(async () => (await import('./pages/public-newsletter.tsx')).PublicNewsletter),
  },
  { path: '/app/terms', ...sitePage('terms') },
  { path: '/app/privacy', ...sitePage('privacy') },
  { path: '/app/accessibility', ...sitePage('accessibility') },
  { path: '/app/imprint', ...sitePage('imprint') },
  { path: '*', ...lazyPage(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage) },
];

/** The pages of the product, with the sidebar. */
const appPages: RouteObject[] = [
  { path: paths.dashboard(), element: <RedirectTo path={paths.projects()} /> },
  { path: '/app/projects/new', element: <RedirectTo path={paths.projects()} /> },
  {
    path: '/app/projects',
    ...lazyPage(async () => (await import('../features/projects/list/projects-page.tsx')).ProjectsPage),
  },
  {
    path: '/app/projects/:projectId',
    ...lazyPage(async () => {
      const [{ ProjectPage }, { projectBoards }] = await Promise.all([
        import('../features/projects/page/project-page.tsx'),
        import('./board-parts.ts'),
      ]);
      return () => <ProjectPage boards={projectBoards} />;
    }),
  },
  {
    path: '/app/projects/:projectId/looks/:lookId',
    ...lazyPage(async () => (await import('../features/looks/look-page.tsx')).LookPage),
  },
  { path: '/app/boards/new', element: <RedirectTo path={paths.boards()} /> },
  {
    path: '/app/boards',
    ...lazyPage(async () => (await import('../features/boards/boards-page.tsx')).BoardsPage),
  },
  {
    path: '/app/boards/:boardId',
    ...lazyPage(async () => (await import('../features/boards/page/board-page.tsx')).BoardPage),
  },
  {
    path: '/app/boards/:boardId/edit',
    ...lazyPage(async () => (await import('../features/boards/edit/edit-board-page.tsx')).EditBoardPage),
  },
  {
    path: '/app/listings',
    ...lazyPage(async () => (await import('../features/listings/list/listings-page.tsx')).ListingsPage),
  },
  {
    path: '/app/listings/imports',
    ...lazyPage(async () => (await import('../features/listings/list/listings-page.tsx')).ImportsPage),
  },
  {
    path: '/app/listings/messages',
    ...lazyPage(async () => (await import('../features/listings/list/listings-page.tsx')).MessagesPage),
  },
  {
    path: '/app/listings/:listingId/publish',
    ...lazyPage(async () => (await import('../features/listings/publish/publish-page.tsx')).PublishPage),
  },
  {
    path: '/app/bin',
    ...lazyPage(async () => (await import('../features/bin/bin-page.tsx')).BinPage),
  },
  {
    path: '/app/profile',
    ...lazyPage(async () => (await import('../features/profile/profile-page.tsx')).ProfilePage),
  },
  {
    path: '/app/settings',
    ...lazyPage(async () => (await import('../features/settings/settings-page.tsx')).SettingsPage),
  },
  {
    path: '/app/sessions',
    ...lazyPage(async () => (await import('../features/account/sessions-page.tsx')).SessionsPage),
  },
  {
    path: '/app/plans',
    ...lazyPage(async () => (await import('./pages/plans-page.tsx')).PlansWithSalesForm),
  },
  { path: '/app/playground', ...playground },
];

/** The pages by address. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    HydrateFallback: StartSkeleton,
    ErrorBoundary: ErrorPage,
    children: [
      { Component: PublicLayout, ErrorBoundary: ErrorPage, children: publicPages },
      {
        // The boundary is around the lazy route: a route whose code failed to load renders nothing, not even its own
        // boundary.
        ErrorBoundary: ErrorPage,
        children: [
          {
            ...lazyPage(async () => (await import('./layouts/app-layout.tsx')).AppLayout),
            children: appPages,
          },
        ],
      },
      ...UNPREFIXED_PATHS.map((path) => ({ path, Component: RedirectUnderApp })),
    ],
  },
];

/** Creates the router. If the app must be reloaded during a navigation, the reload goes to its target. */
export function createAppRouter(): ReturnType<typeof createBrowserRouter> {
  const router = createBrowserRouter(routes);
  setRenewalTarget(() => {
    const { location } = router.state.navigation;
    return location === undefined ? null : router.createHref(location);
  });
  return router;
}
