/** Sentences of the shell around the pages. */
export const shellCopy = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  trail: 'You are here',
  openMenu: 'Open menu',
  menu: 'Menu',
  closeMenu: 'Close menu',
  userMenu: 'Account of',
  signOut: 'Sign Out',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  colorScheme: 'Color scheme',
  schemes: { light: 'Light', dark: 'Dark', auto: 'System' },
  designsThisMonth: 'Designs this month',
  creditsUsed: (used: string, total: string) => `${used} of ${total} used`,
  creditsLeft: (remaining: string) => `${remaining} left`,
  loading: 'Loading',
  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'There is nothing at this address. It may have been moved, or mistyped.',
  returnHome: 'Return to Home',
  errorTitle: 'This page could not be shown',
  errorText: 'Something went wrong while showing this page. Your photos and edits are safe on the server.',
  reload: 'Reload the page',
  versionTitle: 'Version details',
  version: 'Version',
  buildTime: 'Build time',
  buildEnvironment: 'Build environment',
  backToHome: 'Back to Home',
} as const;

/** Sentences of the footer. */
export const footerCopy = {
  navigation: 'Footer',
  line: 'Edits photos of rooms on your own server. The original always stays.',
  playground: 'Playground',
  projects: 'Projects',
  version: 'Version details',
} as const;
