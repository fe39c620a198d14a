import { Navigate, useLocation } from 'react-router';

/** Redirects with query and hash. */
export function RedirectTo({ path }: { path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}

/** Addresses of pages that are printed and remembered without `/app`. */
export const UNPREFIXED_PATHS = [
  '/projects',
  '/projects/new',
  '/projects/:projectId',
  '/boards',
  '/boards/new',
  '/boards/:boardId',
  '/boards/:boardId/edit',
  '/listings',
  '/share/board/:token',
  '/share/listing/:token',
  '/dashboard',
  '/playground',
  '/gallery',
  '/plans',
  '/profile',
  '/settings',
  '/consultation',
  '/version_details',
  '/generated-images',
] as const;

/** Redirects an address to the same one under `/app`. */
export function RedirectUnderApp() {
  const { pathname } = useLocation();
  return <RedirectTo path={`/app${pathname}`} />;
}
