import type { Locator, Page } from '@playwright/test';
import type { World } from './world.ts';

/** A page of the route map. */
export interface PageRow {
  /** The path in the router. */
  route: string;
  address: (world: World) => string;
  /** Visible when the page is complete. */
  shows: (page: Page) => Locator;
  /** A field to type into. */
  types?: (page: Page) => Locator;
}

export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const PAGES: readonly PageRow[] = [
  { route: '/', address: () => '/', shows: heading('Transform Your Spaces with AI') },
  { route: '/app', address: () => '/app', shows: heading('Transform Your Spaces with AI') },
  { route: '/onboarding-demo', address: () => '/onboarding-demo', shows: heading('See how it works') },
  {
    route: '/app/onboarding-demo',
    address: () => '/app/onboarding-demo',
    shows: heading('See how it works'),
  },
  { route: '/hero-demo', address: () => '/hero-demo', shows: heading('Before and after') },
  { route: '/app/hero-demo', address: () => '/app/hero-demo', shows: heading('Before and after') },
  {
    route: '/app/generated-images',
    address: () => '/app/generated-images',
    shows: (page) => page.getByRole('table'),
  },
  {
    route: '/app/consultation',
    address: () => '/app/consultation',
    shows: (page) => page.getByLabel('First name'),
    types: (page) => page.getByLabel('First name'),
  },
  { route: '/app/version_details', address: () => '/app/version_details', shows: heading('Version details') },
  {
    route: '/app/share/board/:token?',
    address: ({ token }) => `/app/share/board/${token}`,
    shows: heading('Client choice'),
    types: (page) => page.getByLabel('Your name'),
  },
  {
    route: '/app/share/listing/:token?',
    address: ({ listingToken }) => `/app/share/listing/${listingToken}`,
    shows: heading('Brick house'),
  },
  {
    route: '/app/listings/:listingId/preview',
    address: ({ listing }) => `/app/listings/${listing}/preview`,
    shows: heading('Harbor flat'),
  },
  {
    route: '/app/gallery',
    address: () => '/app/gallery',
    shows: (page) => page.locator('article').first(),
    types: (page) => page.getByRole('searchbox'),
  },
  {
    route: '/app/unsubscribe/:token',
    address: () => '/app/unsubscribe/token.of-a-mail',
    shows: heading('Stop these emails?'),
  },
  {
    route: '/app/newsletter/:token',
    address: () => '/app/newsletter/token.of-a-mail',
    shows: heading('Get the newsletter?'),
  },
  { route: '/app/terms', address: () => '/app/terms', shows: heading('Terms and conditions') },
  { route: '/app/privacy', address: () => '/app/privacy', shows: heading('Privacy') },
  { route: '/app/accessibility', address: () => '/app/accessibility', shows: heading('Accessibility') },
  { route: '/app/imprint', address: () => '/app/imprint', shows: heading('Imprint') },
  { route: '*', address: () => '/app/nowhere', shows: heading('Oops! Page not found') },
  {
    route: '/app/projects',
    address: () => '/app/projects',
    shows: (page) => page.getByText('Elm Street').first(),
  },
  {
    route: '/app/projects/:projectId',
    address: ({ project }) => `/app/projects/${project}`,
    shows: heading('Elm Street'),
  },
  {
    route: '/app/projects/:projectId/looks/:lookId',
    address: ({ project, look }) => `/app/projects/${project}/looks/${look}`,
    shows: heading('Even light'),
  },
  {
    route: '/app/boards',
    address: () => '/app/boards',
    shows: (page) => page.getByText('Client choice').first(),
  },
  {
    route: '/app/boards/:boardId',
    address: ({ board }) => `/app/boards/${board}`,
    shows: heading('Client choice'),
  },
  {
    route: '/app/boards/:boardId/edit',
    address: ({ board }) => `/app/boards/${board}/edit`,
    shows: heading('Edit Board'),
    types: (page) => page.getByLabel('Description'),
  },
  {
    route: '/app/listings',
    address: () => '/app/listings',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    route: '/app/listings/:listingId/publish',
    address: ({ listing }) => `/app/listings/${listing}/publish`,
    shows: heading('Publish photos: Harbor flat'),
    types: (page) => page.getByLabel(/^Caption of /).first(),
  },
  {
    route: '/app/listings/imports',
    address: () => '/app/listings/imports',
    shows: (page) => page.getByRole('article').first(),
  },
  {
    route: '/app/listings/messages',
    address: () => '/app/listings/messages',
    shows: heading('Messages from buyers'),
  },
  {
    route: '/app/bin',
    address: () => '/app/bin',
    shows: heading('Bin'),
  },
  {
    route: '/app/sessions',
    address: () => '/app/sessions',
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Where you are signed in' }),
  },
  { route: '/app/profile', address: () => '/app/profile', shows: heading('Profile') },
  { route: '/app/settings', address: () => '/app/settings', shows: heading('Settings') },
  {
    route: '/app/plans',
    address: () => '/app/plans',
    // The account is on Business by then.
    shows: (page) => page.getByText('Current Plan', { exact: true }),
  },
  {
    route: '/app/playground',
    address: ({ image }) => `/app/playground?imageId=${image}`,
    shows: (page) => page.getByText(/^\d+ × \d+$/),
  },
];
