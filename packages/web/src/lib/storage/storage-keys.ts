/** The keys of this app in local storage. */
export const STORAGE_KEYS = {
  /** The saved user record; other tools read it under this name. */
  user: 'user',
  /** The identity service's short-lived ID token. It authorizes no call. */
  idToken: 'home-design-id-token',
  /** Of one tab: a sign-in on Google's page. */
  signIn: 'home-design-sign-in',
  /** A guest is becoming an account, and the server has not confirmed it yet. */
  conversion: 'home-design-conversion',
  /** Until when a signed-out guest may be continued here; a cookie and the server decide. */
  guestReturn: 'home-design-guest-return',
  /** The last dismissed notice of a canceled removal. */
  guestRemoval: 'home-design-guest-removal',
  preferences: 'home-design-preferences',
  /** Persisted parts of the app's state. */
  store: 'home-design-store',
  /** The marks on photos of their last edits. */
  marks: 'home-design-marks',
  /** The last settings of a ZIP. */
  zip: 'home-design-zip',
  /** Of one tab: the reasons of its reloads. */
  renewed: 'home-design-renewed',
  /** Of one tab: prefix of the drafts of forms. */
  draft: 'home-design-draft-',
  /** Of one tab: the owner of the drafts, while nobody is signed in. */
  draftsHeldFor: 'home-design-drafts-held-for',
  /** Whether use may be recorded: `granted` or `refused`. */
  analytics: 'home-design-analytics',
  /** Whether listings are shown as a grid or as a list. */
  listingsLayout: 'home-design-listings-layout',
  sidebarCollapsed: 'home-design-sidebar-collapsed',
} as const;
