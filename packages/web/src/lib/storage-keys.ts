/** Names under which this app keeps things in local storage. */
export const STORAGE_KEYS = {
  /** The saved user record; other tools read it under this very name. */
  user: 'user',
  /** The identity service's short-lived ID token. No call is authorised by it. */
  idToken: 'home-design-id-token',
  /** Of one tab: a sign-in that is at Google's page. */
  signIn: 'home-design-sign-in',
  /** A guest is becoming an account, and the server has not confirmed it. */
  conversion: 'home-design-conversion',
  /** Until when a guest who signed out may be continued here; whether that is so, a cookie and the server know. */
  guestReturn: 'home-design-guest-return',
  /** Which called-off removal of a guest was read and put away. */
  guestRemoval: 'home-design-guest-removal',
  preferences: 'home-design-preferences',
  /** Persisted parts of the app's state. */
  store: 'home-design-store',
  /** What was marked on photos for their last edits. */
  marks: 'home-design-marks',
  /** What a ZIP was to be like the last time. */
  zip: 'home-design-zip',
  /** Of one tab: why it has loaded its page anew. */
  renewed: 'home-design-renewed',
  /** Of one tab: begins the names of what was typed and not sent. */
  draft: 'home-design-draft-',
  /** Of one tab: whose these are, while nobody is signed in. */
  draftsHeldFor: 'home-design-drafts-held-for',
  /** Whether use may be recorded: `granted` or `refused`. */
  analytics: 'home-design-analytics',
  /** Whether listings stand in a grid or in a list. */
  listingsLayout: 'home-design-listings-layout',
  sidebarCollapsed: 'home-design-sidebar-collapsed',
} as const;
