/** All addresses of the app; components never build one themselves. */
export const paths = {
  landing: () => '/',
  dashboard: () => '/app/dashboard',
  projects: () => '/app/projects',
  project: (projectId: string, search: { tab?: 'images' | 'boards' } = {}) =>
    withSearch(`/app/projects/${encodeURIComponent(projectId)}`, search),
  boards: () => '/app/boards',
  board: (boardId: string, search: { tab?: 'share' } = {}) =>
    withSearch(`/app/boards/${encodeURIComponent(boardId)}`, search),
  editBoard: (boardId: string) => `/app/boards/${encodeURIComponent(boardId)}/edit`,
  listings: (search: { listing?: string; part?: 'page' } = {}) => withSearch('/app/listings', search),
  listingMessages: (search: { listing?: string } = {}) => withSearch('/app/listings/messages', search),
  listingImports: (search: { import?: string } = {}) => withSearch('/app/listings/imports', search),
  bin: () => '/app/bin',
  playground: (search: { imageId?: string; versionId?: string } = {}) =>
    withSearch('/app/playground', search),
  gallery: () => '/app/gallery',
  plans: () => '/app/plans',
  consultation: () => '/app/consultation',
  profile: (search: { tab?: 'activity' } = {}) => withSearch('/app/profile', search),
  settings: (search: { tab?: 'notifications' | 'account' } = {}) => withSearch('/app/settings', search),
  sessions: () => '/app/sessions',
  terms: () => '/app/terms',
  privacy: () => '/app/privacy',
  accessibility: () => '/app/accessibility',
  imprint: () => '/app/imprint',
  onboardingDemo: () => '/onboarding-demo',
  heroDemo: () => '/hero-demo',
  generatedImages: () => '/app/generated-images',
  versionDetails: () => '/app/version_details',
} as const;

function withSearch(path: string, search: Record<string, string | undefined>): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}
