import { Navigate, useLocation } from 'react-router';

/** Sends the visitor on and keeps query and hash. */
export function RedirectTo({ path }: { path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}

/** Pages that people know, and other documents print, without their `/app`. */
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

/** Sends an unprefixed address to the same one under `/app`. */
export function RedirectUnderApp() {
  const { pathname } = useLocation();
  return <RedirectTo path={`/app${pathname}`} />;
}
